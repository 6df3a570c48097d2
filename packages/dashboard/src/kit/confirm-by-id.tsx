/** A dialog for erasure, which is irreversible: the user types the end of the id to confirm. */
import { useState } from 'react';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

/** Number of characters to type. */
const typedLength = 6;

export interface ConfirmByIdProps {
  readonly id: string;
  /** Title of the dialog and label of its submit button. */
  readonly title: string;
  readonly text: string;
  /** Erases the object. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmById({ id, title, text, onConfirm, onClose }: ConfirmByIdProps) {
  const { kit } = useTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const end = id.slice(-typedLength);
  const send = async () => {
    if (typed.trim() !== end) return setWrong(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} role="alertdialog">
      <Form send={title} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{text}</p>
        <Field
          label={fill(kit.endOfId, { end })}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
          autoComplete="off"
          spellCheck="false"
          autoFocus
          {...(isWrong ? { problem: kit.notEndOfId } : {})}
        />
      </Form>
    </Dialog>
  );
}
