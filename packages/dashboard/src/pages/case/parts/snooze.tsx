/** A dialog that snoozes the case. */

import { useState } from 'react';
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { Radios } from '../../../kit/radio.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';

const hours = { hour: 1, tomorrow: 24, week: 7 * 24, month: 30 * 24 } as const;
type Choice = keyof typeof hours;
const choices = Object.keys(hours) as Choice[];

export function Snooze({ work, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const { snooze } = useMutations(caseMutations);
  const [chosen, setChosen] = useState<Choice>('tomorrow');
  const send = async () => {
    const until = new Date(Date.now() + hours[chosen] * 3_600_000).toISOString();
    await snooze(work.id, until);
    toast('good', texts.snoozed);
    onClose();
  };
  return (
    <Dialog title={texts.snooze} isOpen onClose={onClose}>
      <Form send={texts.snooze} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.snoozeHelp}</p>
        <Radios
          label={texts.snoozeUntil}
          value={chosen}
          onChange={setChosen}
          autoFocus
          choices={choices.map((value) => ({ value, label: texts.snoozeChoices[value] }))}
        />
      </Form>
    </Dialog>
  );
}
