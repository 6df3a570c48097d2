/** Copies the live version of a sandbox template to a draft in production, and says what does not come along. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { createApi } from '../../../client/api.ts';
import type { InquiryTemplate } from '../../../client/resources.ts';
import { copyMutations } from '../../../client/template-copies.ts';
import { configurationOf, templateNamesQuery, versionQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useEnvironment, useHasRight, useSession } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type Carried, carriedOf } from '../carried.ts';
import { LeftBehind } from './left-behind.tsx';

export interface CopyToProductionProps {
  readonly template: InquiryTemplate;
  readonly versionId: string;
}

const right = 'inquiry_template.write';

/** Returns the id of production if the user may write templates there. */
function useWritableProduction(): string | null {
  const { environments, rights } = useSession().meta;
  const production = environments.find(({ kind }) => kind === 'production');
  return production !== undefined && rights[production.id]?.some((each) => each === right) === true
    ? production.id
    : null;
}

export function CopyToProduction(props: CopyToProductionProps) {
  const { template: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const mayChange = useHasRight()(right);
  const production = useWritableProduction();
  const [isAsked, setAsked] = useState(false);
  if (kind !== 'sandbox' || !mayChange || production === null) return null;
  return (
    <>
      <Button onPress={() => setAsked(true)}>{texts.copy}</Button>
      {isAsked && <Asked {...props} productionId={production} onClose={() => setAsked(false)} />}
    </>
  );
}

interface AskedProps extends CopyToProductionProps {
  readonly productionId: string;
  readonly onClose: () => void;
}

function Asked(props: AskedProps) {
  const { template: texts } = usePageTexts();
  const target = useMemo(() => createApi(props.productionId), [props.productionId]);
  const version = useQuery(versionQuery(useApi(), props.versionId));
  const there = useQuery(templateNamesQuery(target));
  const fault = version.error ?? there.error;
  return (
    <Dialog title={texts.copyTitle} isOpen onClose={props.onClose} size="medium">
      {fault !== null && <Fault error={fault} onRetry={() => void version.refetch()} />}
      {fault === null && (version.data === undefined || there.data === undefined) && <Skeleton lines={4} />}
      {version.data !== undefined && there.data !== undefined && (
        <CopyForm {...props} carried={carriedOf(configurationOf(version.data.data))} there={there.data.data} />
      )}
    </Dialog>
  );
}

interface CopyFormProps extends AskedProps {
  readonly carried: Carried;
  readonly there: readonly InquiryTemplate[];
}

const made = 'new';

function CopyForm({ template, versionId, productionId, carried, there, onClose }: CopyFormProps) {
  const { template: texts, kit } = usePageTexts();
  const { makeTarget, copy } = useMutations(copyMutations);
  const navigate = useNavigate();
  const target = useMemo(() => createApi(productionId), [productionId]);
  const { name: ownName, 'hosted-flow-redirect-uri-schemes': redirectSchemes } = template.attributes;
  const [chosen, setChosen] = useState(there.find(({ attributes }) => attributes.name === ownName)?.id ?? made);
  const [name, setName] = useState(ownName);
  // A template whose draft was refused takes the draft of the next try.
  const begun = useRef<string | null>(null);
  const send = async () => {
    if (chosen === made) begun.current ??= await makeTarget(target, { name: name.trim(), redirectSchemes });
    const id = chosen === made ? begun.current : chosen;
    if (id === null) return;
    await copy(target, id, versionId, carried.configuration);
    toast('good', texts.copied);
    onClose();
    await navigate({ to: `/production/templates/${id}` });
  };
  return (
    <Form
      send={texts.copyNow}
      onSend={send}
      refusals={{ conflict: texts.copyConflict }}
      others={<Button onPress={onClose}>{kit.cancel}</Button>}
    >
      <p>{texts.copyText}</p>
      {there.length > 0 && (
        <Select
          label={texts.copyTarget}
          value={chosen}
          onChange={setChosen}
          choices={[
            { value: made, label: texts.copyNew },
            ...there.map(({ id, attributes }) => ({
              value: id,
              label: fill(texts.copyDraftOf, { name: attributes.name }),
              help: id,
            })),
          ]}
        />
      )}
      {chosen === made && <Field label={texts.copyName} value={name} onChange={setName} maxLength={255} isRequired />}
      <LeftBehind carried={carried} isNew={chosen === made} />
    </Form>
  );
}
