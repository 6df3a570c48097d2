/** Irreversibly deletes the person's data, with every inquiry about them. */
import { wholeAccountMutations } from '../../../client/accounts.ts';
import type { Account } from '../../../client/resources.ts';
import { ConfirmById } from '../../../kit/confirm-by-id.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface RedactProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function Redact({ account: { id }, onClose }: RedactProps) {
  const { account: texts } = usePageTexts();
  const { redact } = useMutations(wholeAccountMutations);
  return (
    <ConfirmById id={id} title={texts.redact} text={texts.redactText} onConfirm={() => redact(id)} onClose={onClose} />
  );
}
