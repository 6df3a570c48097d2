/** One change of a transaction each: status, label, tags, a simulated outcome, the end of its values. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Transaction } from '../../../client/resources.ts';
import { transactionTypeSettingsQuery } from '../../../client/transactions.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { useApi } from '../../../shell/session.ts';
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

/** A dialog whose form, once sent, has everything of the transaction asked for again. */
function Asked({ title, send, onClose, children, isDanger = false }: AskedProps) {
  const { kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const sent = async () => {
    if ((await send()) === false) return;
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'transaction'] });
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
  const typeId = relationships?.['transaction-type']?.data?.id ?? '';
  const settings = useQuery(transactionTypeSettingsQuery(api, typeId));
  const [status, setStatus] = useState(attributes.status);
  const known = (settings.data?.statuses ?? []).filter(
    ({ name, kind }) => kind !== 'initial' || name === attributes.status,
  );
  const names = known.length === 0 ? [attributes.status] : known.map(({ name }) => name);
  return (
    <Asked title={texts.changeStatus} send={() => api.patch(`/transactions/${id}`, { status })} onClose={onClose}>
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
  const api = useApi();
  const [label, setLabel] = useState('');
  const send = () => api.post(`/transactions/${id}/label`, undefined, { label: label.trim() });
  return (
    <Asked title={texts.setLabel} send={send} onClose={onClose}>
      <Field
        label={texts.label}
        help={texts.labelHelp}
        value={label}
        onChange={setLabel}
        maxLength={255}
        isRequired
        autoFocus
      />
    </Asked>
  );
}

export function Tags({ transaction: { id, attributes }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const api = useApi();
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = () => {
    const tags = typed.split(',').map((tag) => tag.trim());
    return api.post(`/transactions/${id}/set-tags`, undefined, { 'tag-name': tags.filter((tag) => tag !== '') });
  };
  return (
    <Asked title={texts.editTags} send={send} onClose={onClose}>
      <Field label={texts.tags} help={texts.tagsHelp} value={typed} onChange={setTyped} maxLength={2000} autoFocus />
    </Asked>
  );
}

const outcomes = ['passed', 'failed', 'fallback-inquiry'] as const;

export function Simulate({ transaction: { id }, onClose }: ChangeProps) {
  const { transaction: texts } = usePageTexts();
  const api = useApi();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('passed');
  const send = () => api.post(`/transactions/${id}/simulate`, undefined, { outcome });
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
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const end = id.slice(-6);
  const send = async () => {
    if (typed.trim() !== end) {
      setWrong(true);
      return false;
    }
    return api.delete(`/transactions/${id}`);
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
