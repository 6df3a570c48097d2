/** Puts the case into another queue, or into none. */
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { useCasesAnew } from '../use-change.ts';
import type { CaseDialogProps } from './case-dialogs.tsx';
import { QueueChoice } from './queue-choice.tsx';

export function MoveQueue({ work, onClose }: CaseDialogProps) {
  const { case: texts, cases, kit } = usePageTexts();
  const api = useApi();
  const anew = useCasesAnew();
  const [queue, setQueue] = useState(work['case-queue-id'] ?? '');
  const send = async () => {
    await api.patch(`/cases/${work.id}`, { 'case-queue-id': queue === '' ? null : queue });
    await anew();
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
