/** An account type with the fields, the relations and the status that every one begins with. */

import { useState } from 'react';
import { accountTypeMutations } from '../../../client/account-types.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeAccountTypeProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeAccountType({ onClose, onMade }: MakeAccountTypeProps) {
  const { accountTypes: texts, kit } = usePageTexts();
  const { make } = useMutations(accountTypeMutations);
  const [name, setName] = useState('');
  const send = async () => {
    const { data } = await make(name.trim());
    onMade(data.id);
  };
  return (
    <Dialog title={texts.make} isOpen onClose={onClose} isDismissable={name === ''}>
      <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field
          label={texts.name}
          help={texts.makeHelp}
          value={name}
          onChange={setName}
          maxLength={255}
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
