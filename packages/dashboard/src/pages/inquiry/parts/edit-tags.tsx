/** Tags as one line, separated by commas. */

import { useState } from 'react';
import { inquiryMutations } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { tagsIn } from '../../../kit/tags-in.ts';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface EditTagsProps {
  readonly inquiry: Inquiry;
  readonly onClose: () => void;
}

export function EditTags({ inquiry: { id, attributes }, onClose }: EditTagsProps) {
  const { inquiry: texts, kit } = usePageTexts();
  const { setTags } = useMutations(inquiryMutations);
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = async () => {
    await setTags(id, tagsIn(typed));
    toast('good', texts.tagged);
    onClose();
  };
  return (
    <Dialog title={texts.tags} isOpen onClose={onClose} isDismissable={false}>
      <Form send={texts.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.tags} help={texts.tagsHelp} value={typed} onChange={setTyped} maxLength={2000} autoFocus />
      </Form>
    </Dialog>
  );
}
