/** A dialog that creates something from just a name. */
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

export interface NameDialogProps {
  /** Title of the dialog and label of its submit button. */
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly onMake: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function NameDialog({ title, label, help, onMake, onClose }: NameDialogProps) {
  const { kit } = useTexts();
  const [name, setName] = useState('');
  return (
    <Dialog title={title} isOpen onClose={onClose} isDismissable={name === ''}>
      <Form send={title} onSend={() => onMake(name.trim())} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={label} help={help} value={name} onChange={setName} maxLength={255} isRequired autoFocus />
      </Form>
    </Dialog>
  );
}
