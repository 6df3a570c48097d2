/** A dialog that escalates the case with a reason. */

import { useState } from 'react';
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';
import { QueueChoice } from './queue-choice.tsx';

export function Escalate({ work, onClose }: CaseDialogProps) {
  const { case: texts, kit } = usePageTexts();
  const { escalate } = useMutations(caseMutations);
  const [reason, setReason] = useState('');
  const [queue, setQueue] = useState('');
  const send = async () => {
    await escalate(work.id, reason.trim(), queue);
    toast('good', texts.escalated);
    onClose();
  };
  return (
    <Dialog title={texts.escalate} isOpen onClose={onClose} isDismissable={reason === ''}>
      <Form send={texts.escalate} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.escalateHelp}</p>
        <Field
          label={texts.escalateWhy}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={10_000}
          isRequired
          autoFocus
        />
        <QueueChoice label={texts.escalateQueue} none={texts.escalateSame} value={queue} onChange={setQueue} />
      </Form>
    </Dialog>
  );
}
