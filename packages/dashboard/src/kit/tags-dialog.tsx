/** A dialog for tags in one line, separated by commas. */
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { tagsIn } from './tags-in.ts';

export interface TagsDialogProps {
  readonly title: string;
  readonly tags: readonly string[];
  readonly onSave: (tags: readonly string[]) => Promise<unknown>;
  readonly onClose: () => void;
  /** Content below the line; `add` appends a tag. */
  readonly children?: (add: (tag: string) => void) => ReactNode;
}

export function TagsDialog({ title, tags, onSave, onClose, children }: TagsDialogProps) {
  const { kit } = useTexts();
  const [typed, setTyped] = useState(tags.join(', '));
  const send = async () => {
    await onSave(tagsIn(typed));
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} isDismissable={false}>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={title} help={kit.tagsHelp} value={typed} onChange={setTyped} maxLength={2000} autoFocus />
        {children?.((tag) => setTyped([...tagsIn(typed), tag].join(', ')))}
      </Form>
    </Dialog>
  );
}
