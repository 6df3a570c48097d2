/** A dialog that creates an account type with the default fields, relations and status. */
import { accountTypeMutations } from '../../../client/account-types.ts';
import { NameDialog } from '../../../kit/name-dialog.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeAccountTypeProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeAccountType({ onClose, onMade }: MakeAccountTypeProps) {
  const { accountTypes: texts } = usePageTexts();
  const { make } = useMutations(accountTypeMutations);
  const send = async (name: string) => onMade((await make(name)).data.id);
  return <NameDialog title={texts.make} label={texts.name} help={texts.makeHelp} onMake={send} onClose={onClose} />;
}
