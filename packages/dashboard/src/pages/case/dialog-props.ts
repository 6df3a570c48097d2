/** Props of every dialog of the case page. */
import type { CaseWork } from '../../client/cases.ts';

export interface CaseDialogProps {
  readonly work: CaseWork;
  readonly onClose: () => void;
}
