/** A dialog that moves the case to another queue, or to none. */

import { useState } from 'react';
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';
import { QueueChoice } from './queue-choice.tsx';

export function MoveQueue({ work, onClose }: CaseDialogProps) {
  const { case: texts, cases, kit } = usePageTexts();
  const { move } = useMutations(caseMutations);
  const [queue, setQueue] = useState(work['case-queue-id'] ?? '');
  const send = async () => {
    await move(work.id, queue);
    toast('good', texts.moved);
    onClose();
  };
  return (
    <Dialog title={texts.moveQueue} isOpen onClose={onClose}>
      <Form send={texts.moveQueue} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <QueueChoice label={cases.queue} none={cases.noQueue} value={queue} onChange={setQueue} />
      </Form>
    </Dialog>
  );
}
