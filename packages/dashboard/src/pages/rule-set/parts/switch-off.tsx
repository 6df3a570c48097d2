/** A dialog that confirms switching off the live rules. */
import { ruleSetMutations } from '../../../client/rule-sets.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { PublishProps } from './publish.tsx';

export function SwitchOff({ ruleSet, onClose }: PublishProps) {
  const { ruleSet: texts, kit } = usePageTexts();
  const { switchOff } = useMutations(ruleSetMutations);
  const send = async () => {
    await switchOff(ruleSet.id);
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
