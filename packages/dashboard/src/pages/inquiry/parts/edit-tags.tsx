/** Tags as one line, separated by commas. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface EditTagsProps {
  readonly inquiry: Inquiry;
  readonly onClose: () => void;
}

export function EditTags({ inquiry: { id, attributes }, onClose }: EditTagsProps) {
  const { inquiry: texts, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = async () => {
    const tags = typed.split(',').map((tag) => tag.trim());
    await api.post(`/inquiries/${id}/set-tags`, undefined, { 'tag-name': tags.filter((tag) => tag !== '') });
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'inquiry'] });
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
