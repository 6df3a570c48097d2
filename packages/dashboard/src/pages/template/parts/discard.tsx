/** A confirmation dialog before a draft is discarded. */
import { templateMutations } from '../../../client/templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Discard({ draftId, onClose }: { readonly draftId: string; readonly onClose: () => void }) {
  const { template: texts, kit } = usePageTexts();
  const { discard } = useMutations(templateMutations);
  const send = async () => {
    await discard(draftId);
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
