/** A dialog that archives a role. */
import { type Role, roleMutations } from '../../../client/roles.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function ArchiveRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const { roles: texts, kit } = usePageTexts();
  const { archive } = useMutations(roleMutations);
  const send = async () => {
    await archive(role.id);
    toast('good', texts.archived);
    onClose();
  };
  const title = fill(texts.actionOf, { action: texts.archive, name: role.attributes.name });
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form send={texts.archive} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.archiveText}</p>
      </Form>
    </Dialog>
  );
}
