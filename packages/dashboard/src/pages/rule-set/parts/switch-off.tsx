/** The end of what is live, which is asked before it comes. */
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { PublishProps } from './publish.tsx';

export function SwitchOff({ ruleSet, onClose }: PublishProps) {
  const { ruleSet: texts, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const send = async () => {
    await api.post(`/rule-sets/${ruleSet.id}/switch-off`);
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'rule-set'] });
    toast('good', texts.switchedOff);
    onClose();
  };
  return (
    <Dialog title={texts.switchOff} isOpen onClose={onClose} role="alertdialog">
      <Form send={texts.switchOff} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.switchOffText}</p>
      </Form>
    </Dialog>
  );
}
