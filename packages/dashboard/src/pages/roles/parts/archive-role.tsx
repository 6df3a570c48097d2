/** Takes a role out of use. */
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type Role, rolesQuery } from '../queries.ts';

export function ArchiveRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const { roles: texts, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const send = async () => {
    await api.private.delete(`/roles/${role.id}`);
    await queries.invalidateQueries({ queryKey: rolesQuery(api).queryKey });
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
