/** A dialog that irreversibly erases the personal data of the case. */
import { caseMutations } from '../../../client/cases.ts';
import { ConfirmById } from '../../../kit/confirm-by-id.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';

export function Redact({ work: { id }, onClose }: CaseDialogProps) {
  const { case: texts } = usePageTexts();
  const { redact } = useMutations(caseMutations);
  return (
    <ConfirmById id={id} title={texts.redact} text={texts.redactText} onConfirm={() => redact(id)} onClose={onClose} />
  );
}
