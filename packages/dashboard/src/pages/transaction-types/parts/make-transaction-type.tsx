/** A dialog that creates a transaction type with the default fields, relations and statuses. */
import { transactionTypeMutations } from '../../../client/transactions.ts';
import { NameDialog } from '../../../kit/name-dialog.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTransactionTypeProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTransactionType({ onClose, onMade }: MakeTransactionTypeProps) {
  const { transactionTypes: texts } = usePageTexts();
  const { make } = useMutations(transactionTypeMutations);
  const send = async (name: string) => onMade((await make(name)).data.id);
  return <NameDialog title={texts.make} label={texts.name} help={texts.makeHelp} onMake={send} onClose={onClose} />;
}
