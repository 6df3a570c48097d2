/** A dialog that relates the transaction to an account or another transaction, by a key of its type. */

import { useState } from 'react';
import { transactionMutations } from '../../../client/transactions.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Relate({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { transaction: texts, kit } = usePageTexts();
  const { relate } = useMutations(transactionMutations);
  const [key, setKey] = useState('accounts');
  const [target, setTarget] = useState('');
  const send = async () => {
    await relate(id, key.trim(), target.trim());
    onClose();
  };
  return (
    <Dialog title={texts.relate} isOpen onClose={onClose} isDismissable={target === ''}>
      <Form send={texts.relate} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.relation} value={key} onChange={setKey} maxLength={100} isRequired spellCheck="false" />
        <Field
          label={texts.target}
          value={target}
          onChange={setTarget}
          maxLength={100}
          isRequired
          autoFocus
          spellCheck="false"
        />
      </Form>
    </Dialog>
  );
}
