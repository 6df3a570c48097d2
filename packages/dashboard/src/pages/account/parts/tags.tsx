/** Tags as one line, separated by commas. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface TagsProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function Tags({ account: { id, attributes }, onClose }: TagsProps) {
  const { account: texts, inquiry, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = async () => {
    const tags = typed.split(',').map((tag) => tag.trim());
    await api.post(`/accounts/${id}/set-tags`, undefined, { 'tag-name': tags.filter((tag) => tag !== '') });
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'account'] });
    onClose();
  };
  return (
    <Dialog title={texts.editTags} isOpen onClose={onClose} isDismissable={false}>
      <Form send={inquiry.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.tags}
          help={inquiry.tagsHelp}
          value={typed}
          onChange={setTyped}
          maxLength={2000}
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
