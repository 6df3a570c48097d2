/** A transaction type with the fields, the relations and the statuses that every one begins with. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Single } from '../../../client/documents.ts';
import type { TransactionType } from '../../../client/resources.ts';
import { transactionTypesQuery } from '../../../client/transactions.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTransactionTypeProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTransactionType({ onClose, onMade }: MakeTransactionTypeProps) {
  const { transactionTypes: texts, kit } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const send = async () => {
    const { data } = await api.post<Single<TransactionType>>('/transaction-types', { name: name.trim() });
    await queries.invalidateQueries({ queryKey: transactionTypesQuery(api).queryKey });
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
