/** A dialog that creates a report; its fields depend on the kind. */

import { useState } from 'react';
import { templatesOfReportsQuery } from '../../../client/report-templates.ts';
import { type CatalogueKind, reportCatalogueQuery, reportMutations } from '../../../client/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Select } from '../../../kit/select.tsx';
import { useKindName } from '../../../screening/report-status.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeReportProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeReport({ onClose, onMade }: MakeReportProps) {
  const { reports: texts } = usePageTexts();
  const catalogue = useQuery(reportCatalogueQuery(useApi()));
  const kinds = catalogue.data?.kinds.filter(({ members }) => members.length > 0);
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} isDismissable={false} size="medium">
      <QueryView query={catalogue} lines={4} />
      {kinds !== undefined && <ReportForm kinds={kinds} onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

const usual = 'watchlist';
const ofTheKind = 'default';

/** Typed values by member of the query. */
type Typed = Readonly<Record<string, string>>;

function ReportForm({ kinds, onClose, onMade }: MakeReportProps & { readonly kinds: readonly CatalogueKind[] }) {
  const { reports: texts, kit } = usePageTexts();
  const kindName = useKindName();
  const api = useApi();
  const { make } = useMutations(reportMutations);
  const templates = useQuery(templatesOfReportsQuery(api));
  const [name, setName] = useState(usual);
  const [typed, setTyped] = useState<Typed>({});
  const [templateId, setTemplateId] = useState(ofTheKind);
  const [accountId, setAccountId] = useState('');
  const kind = kinds.find((each) => each.kind === name) ?? kinds[0];
  if (kind === undefined) return null;
  const own = (templates.data?.data ?? []).filter(({ type }) => type === `report-template/${kind.kind}`);
  const send = async () => {
    const given = kind.members.map((member) => [member.name, (typed[member.name] ?? '').trim()]);
    const query = Object.fromEntries(given.filter(([, value]) => value !== ''));
    const attributes = {
      query,
      ...(templateId === ofTheKind ? {} : { 'report-template-id': templateId }),
      ...(accountId.trim() === '' ? {} : { 'account-id': accountId.trim() }),
    };
    const { data } = await make(kind.kind, attributes);
    onMade(data.id);
  };
  return (
    <Form send={texts.send} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
      <Select
        label={texts.chooseKind}
        help={texts.answeredBy[kind['answered-by']]}
        value={kind.kind}
        onChange={(next) => {
          setName(next);
          setTemplateId(ofTheKind);
        }}
        choices={kinds.map((each) => ({ value: each.kind, label: kindName(each.kind) }))}
      />
      <MemberFields kind={kind} typed={typed} onChange={setTyped} />
      <Select
        label={texts.template}
        value={templateId}
        onChange={setTemplateId}
        choices={[
          { value: ofTheKind, label: texts.defaultTemplate },
          ...own.map(({ id, attributes }) => ({ value: id, label: attributes.name, help: id })),
        ]}
      />
      <Field
        label={texts.accountId}
        help={texts.accountIdHelp}
        value={accountId}
        onChange={setAccountId}
        maxLength={255}
        autoComplete="off"
        spellCheck="false"
      />
    </Form>
  );
}

interface MemberFieldsProps {
  readonly kind: CatalogueKind;
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

function MemberFields({ kind, typed, onChange }: MemberFieldsProps) {
  const { reports: texts } = usePageTexts();
  const labelOf = (member: string): string =>
    (texts.members as Readonly<Record<string, string | undefined>>)[member] ?? member;
  return kind.members.map((member) => (
    <Field
      key={member.name}
      label={labelOf(member.name)}
      value={typed[member.name] ?? ''}
      onChange={(value) => onChange({ ...typed, [member.name]: value })}
      isRequired={member['is-required']}
      maxLength={255}
      autoComplete="off"
    />
  ));
}
