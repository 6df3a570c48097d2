/** A confirmation dialog for irreversible actions. */
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** Label of the submit button; the title by default. */
  readonly send?: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmDialog({ title, text, send = title, onConfirm, onClose }: ConfirmDialogProps) {
  const { kit } = useTexts();
  const confirm = async () => {
    await onConfirm();
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} role="alertdialog">
      <Form send={send} onSend={confirm} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{text}</p>
      </Form>
    </Dialog>
  );
}
