/** A dialog that ends a key and shows its usage. */
import { keyMutations } from '../../../client/api-keys.ts';
import type { ApiKey } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { UseOfKey } from './use-of-key.tsx';

export function EndKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const { keys: texts, kit } = usePageTexts();
  const { expire } = useMutations(keyMutations);
  const send = async () => {
    await expire(apiKey.id, 0);
    toast('good', texts.endedNow);
    onClose();
  };
  const title = fill(texts.actionOf, { action: texts.end, name: apiKey.attributes.name });
  return (
    <Dialog title={title} isOpen onClose={onClose} size="medium">
      <Form send={texts.end} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.endText}</p>
        <UseOfKey id={apiKey.id} permissions={null} />
      </Form>
    </Dialog>
  );
}
