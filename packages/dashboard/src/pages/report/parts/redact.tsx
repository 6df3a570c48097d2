/** A dialog that irreversibly erases the query and the results of a report. */

import type { AnyReport } from '../../../client/reports.ts';
import { reportMutations } from '../../../client/reports.ts';
import { ConfirmById } from '../../../kit/confirm-by-id.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface RedactProps {
  readonly report: AnyReport;
  readonly onClose: () => void;
}

export function Redact({ report: { id }, onClose }: RedactProps) {
  const { report: texts } = usePageTexts();
  const { redact } = useMutations(reportMutations);
  return (
    <ConfirmById id={id} title={texts.redact} text={texts.redactText} onConfirm={() => redact(id)} onClose={onClose} />
  );
}
