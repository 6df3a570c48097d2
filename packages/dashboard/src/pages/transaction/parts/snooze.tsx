/** A dialog that suspends a rule until a day for a value of the transaction. */

import { useState } from 'react';
import { ruleSnoozeMutations } from '../../../client/rule-sets.ts';
import { Button } from '../../../kit/button.tsx';
import { endOfDay } from '../../../kit/calendar-day.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface SnoozeProps {
  readonly ruleSetId: string;
  readonly rule: string;
  readonly transactionId: string;
  /** Keys for which the transaction has a value; at least one. */
  readonly keys: readonly string[];
}

export function Snooze(props: SnoozeProps) {
  const { transaction: texts } = usePageTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" aria-label={fill(texts.snoozeOf, { rule: props.rule })} onPress={() => setAsking(true)}>
        {texts.snooze}
      </Button>
      {isAsking && <SnoozeDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function SnoozeDialog({
  ruleSetId,
  rule,
  transactionId,
  keys,
  onClose,
}: SnoozeProps & { readonly onClose: () => void }) {
  const { transaction: texts, ruleSet, kit } = usePageTexts();
  const { snooze } = useMutations(ruleSnoozeMutations);
  const [key, setKey] = useState(keys[0] ?? '');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const names: Readonly<Record<string, string>> = ruleSet.keys;
  const send = async () => {
    const asked = { rule, key, transactionId, until: endOfDay(day) ?? '', reason: reason.trim() };
    await snooze(ruleSetId, asked);
    toast('good', texts.snoozedNow);
    onClose();
  };
  return (
    <Dialog title={fill(texts.snoozeOf, { rule })} isOpen onClose={onClose} isDismissable={day === '' && reason === ''}>
      <Form send={texts.snooze} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.snoozeText}</p>
        <Select
          label={texts.snoozeKey}
          choices={keys.map((value) => ({ value, label: names[value] ?? value }))}
          value={key}
          onChange={setKey}
        />
        <Field
          label={texts.snoozeUntil}
          help={texts.snoozeUntilHelp}
          type="date"
          value={day}
          onChange={setDay}
          isRequired
        />
        <Field label={texts.snoozeReason} value={reason} onChange={setReason} rows={3} maxLength={1000} isRequired />
      </Form>
    </Dialog>
  );
}
