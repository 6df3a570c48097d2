/** A transaction type with the fields, the relations and the statuses that every one begins with. */

import { useState } from 'react';
import { transactionTypeMutations } from '../../../client/transactions.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTransactionTypeProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTransactionType({ onClose, onMade }: MakeTransactionTypeProps) {
  const { transactionTypes: texts, kit } = usePageTexts();
  const { make } = useMutations(transactionTypeMutations);
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
