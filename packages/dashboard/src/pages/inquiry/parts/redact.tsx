/** A dialog that irreversibly deletes the person's data. */
import { inquiryRedaction } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { ConfirmById } from '../../../kit/confirm-by-id.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface RedactProps {
  readonly inquiry: Inquiry;
  readonly onClose: () => void;
}

export function Redact({ inquiry: { id }, onClose }: RedactProps) {
  const { inquiry: texts } = usePageTexts();
  const { redact } = useMutations(inquiryRedaction);
  const erase = async () => {
    await redact(id);
    toast('good', texts.redacted);
  };
  return <ConfirmById id={id} title={texts.redact} text={texts.redactText} onConfirm={erase} onClose={onClose} />;
}
