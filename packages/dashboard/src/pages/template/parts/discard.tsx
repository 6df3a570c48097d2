/** Asks before a draft goes. */
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Discard({ draftId, onClose }: { readonly draftId: string; readonly onClose: () => void }) {
  const { template: texts, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const send = async () => {
    await api.delete(`/inquiry-template-versions/${draftId}`);
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'inquiry-template'] });
    onClose();
  };
  return (
    <Dialog title={texts.discard} isOpen onClose={onClose}>
      <Form send={texts.discard} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.discardText}</p>
      </Form>
    </Dialog>
  );
}
