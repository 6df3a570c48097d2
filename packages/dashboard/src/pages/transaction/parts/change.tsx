/** One change of a transaction each: status, label, tags, a simulated outcome, the end of its values. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Transaction } from '../../../client/resources.ts';
import { transactionMutations, transactionTypeSettingsQuery } from '../../../client/transactions.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { tagsIn } from '../../../kit/tags-in.ts';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
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
  readonly isDanger?: boolean;
}

function Asked({ title, send, onClose, children, isDanger = false }: AskedProps) {
  const { kit } = usePageTexts();
  const sent = async () => {
    if ((await send()) === false) return;
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} isDismissable={false} role={isDanger ? 'alertdialog' : 'dialog'}>
      <Form send={title} onSend={sent} isDanger={isDanger} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
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
        choices={names.map((name) => ({ value: name, label: name }))}
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
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = () => setTags(id, tagsIn(typed));
  return (
    <Asked title={texts.editTags} send={send} onClose={onClose}>
      <Field label={texts.tags} help={texts.tagsHelp} value={typed} onChange={setTyped} maxLength={2000} autoFocus />
    </Asked>
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
  const { transaction: texts, inquiry } = usePageTexts();
  const { redact } = useMutations(transactionMutations);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const end = id.slice(-6);
  const send = async () => {
    if (typed.trim() !== end) {
      setWrong(true);
      return false;
    }
    return redact(id);
  };
  return (
    <Asked title={texts.redact} send={send} onClose={onClose} isDanger>
      <p>{texts.redactText}</p>
      <Field
        label={fill(inquiry.redactConfirm, { end })}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setWrong(false);
        }}
        autoComplete="off"
        spellCheck="false"
        autoFocus
        {...(isWrong ? { problem: inquiry.redactWrong } : {})}
      />
    </Asked>
  );
}
