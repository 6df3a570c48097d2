/** Dialogs for changes of a transaction: status, label, tags, a simulated outcome, redaction. */

import { type ReactNode, useState } from 'react';
import type { Transaction } from '../../../client/resources.ts';
import { transactionMutations, transactionTypeSettingsQuery } from '../../../client/transactions.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ConfirmById } from '../../../kit/confirm-by-id.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { TagsDialog } from '../../../kit/tags-dialog.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface ChangeProps {
  readonly transaction: Transaction;
  readonly onClose: () => void;
}

interface AskedProps {
  readonly title: string;
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Asked({ title, send, onClose, children }: AskedProps) {
  const { kit } = usePageTexts();
  const sent = async () => {
    await send();
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} isDismissable={false}>
      <Form send={title} onSend={sent} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        {children}
      </Form>
    </Dialog>
  );
}

export function ChangeStatus({ transaction: { id, attributes, relationships }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const api = useApi();
  const { setStatus: changeStatus } = useMutations(transactionMutations);
  const typeId = relationships?.['transaction-type']?.data?.id ?? '';
  const settings = useQuery(transactionTypeSettingsQuery(api, typeId));
  const words = useWords();
  const [status, setStatus] = useState(attributes.status);
  const known = (settings.data?.statuses ?? []).filter(
    ({ name, kind }) => kind !== 'initial' || name === attributes.status,
  );
  const names = known.length === 0 ? [attributes.status] : known.map(({ name }) => name);
  return (
    <Asked title={texts.changeStatus} send={() => changeStatus(id, status)} onClose={onClose}>
      <Select
        label={texts.status}
        value={status}
        onChange={setStatus}
        choices={names.map((name) => ({ value: name, label: words.transactionStatus(name) }))}
      />
    </Asked>
  );
}

export function Label({ transaction: { id }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const { label: setLabel } = useMutations(transactionMutations);
  const [typed, setTyped] = useState('');
  const send = () => setLabel(id, typed.trim());
  return (
    <Asked title={texts.setLabel} send={send} onClose={onClose}>
      <Field
        label={texts.label}
        help={texts.labelHelp}
        value={typed}
        onChange={setTyped}
        maxLength={255}
        isRequired
        autoFocus
      />
    </Asked>
  );
}

export function Tags({ transaction: { id, attributes }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const { setTags } = useMutations(transactionMutations);
  return (
    <TagsDialog title={texts.editTags} tags={attributes.tags} onSave={(tags) => setTags(id, tags)} onClose={onClose} />
  );
}

const outcomes = ['passed', 'failed', 'fallback-inquiry'] as const;

export function Simulate({ transaction: { id }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const { simulate } = useMutations(transactionMutations);
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('passed');
  const send = () => simulate(id, outcome);
  return (
    <Asked title={texts.simulate} send={send} onClose={onClose}>
      <Select
        label={texts.outcome}
        value={outcome}
        onChange={setOutcome}
        choices={outcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
      />
    </Asked>
  );
}

export function Redact({ transaction: { id }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const { redact } = useMutations(transactionMutations);
  return (
    <ConfirmById id={id} title={texts.redact} text={texts.redactText} onConfirm={() => redact(id)} onClose={onClose} />
  );
}
