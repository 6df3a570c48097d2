/** Opens a case with the page's object. */

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { caseQueuesQuery } from '../client/case-staff.ts';
import { caseTemplatesQuery } from '../client/case-templates.ts';
import { caseMutations } from '../client/cases.ts';
import { useQuery } from '../client/use-query.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Form } from '../kit/form.tsx';
import { Select } from '../kit/select.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useApi, useEnvironment } from '../shell/session.ts';
import { useMutations } from '../shell/use-mutations.ts';
import { usePageTexts } from '../texts/use-texts.tsx';

const none = 'none';

export interface OpenCaseProps {
  readonly objectIds: readonly string[];
  readonly onClose: () => void;
}

export function OpenCase({ objectIds, onClose }: OpenCaseProps) {
  const { cases: texts, kit } = usePageTexts();
  const api = useApi();
  const { open } = useMutations(caseMutations);
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const templates = useQuery(caseTemplatesQuery(api));
  const queues = useQuery(caseQueuesQuery(api));
  const [chosen, setTemplate] = useState<string | null>(null);
  const [queue, setQueue] = useState(none);
  const active = templates.data?.data.filter(({ attributes }) => attributes.status === 'active') ?? [];
  // The default template of every environment is the last of the list.
  const template = chosen ?? active.at(-1)?.id ?? '';
  const send = async () => {
    const id = await open({ template, objectIds, queue: queue === none ? undefined : queue });
    await navigate({ to: `/${kind}/cases/${id}` });
  };
  return (
    <Dialog title={texts.open} isOpen onClose={onClose}>
      {templates.isPending && <Skeleton />}
      {template !== '' && (
        <Form send={texts.openSend} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <p>{texts.openText}</p>
          <Select
            label={texts.template}
            value={template}
            onChange={setTemplate}
            choices={active.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
          />
          <Select
            label={texts.queue}
            value={queue}
            onChange={setQueue}
            choices={[
              { value: none, label: texts.byTemplate },
              ...(queues.data?.data ?? [])
                .filter(({ attributes }) => attributes.status === 'active')
                .map(({ id, attributes }) => ({ value: id, label: attributes.name })),
            ]}
          />
        </Form>
      )}
    </Dialog>
  );
}
