/** Tags as one line, separated by commas. */

import { useState } from 'react';
import { accountMutations } from '../../../client/accounts.ts';
import type { Account } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { tagsIn } from '../../../kit/tags-in.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface TagsProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function Tags({ account: { id, attributes }, onClose }: TagsProps) {
  const { account: texts, inquiry, kit } = usePageTexts();
  const { setTags } = useMutations(accountMutations);
  const [typed, setTyped] = useState(attributes.tags.join(', '));
  const send = async () => {
    await setTags(id, tagsIn(typed));
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
