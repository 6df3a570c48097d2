/** A dialog that archives the template irreversibly. */
import { caseTemplateMutations, type WholeTemplate } from '../../../client/case-templates.ts';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface ArchiveProps {
  readonly template: WholeTemplate;
  readonly onClose: () => void;
}

export function Archive({ template, onClose }: ArchiveProps) {
  const { caseTemplates: texts } = usePageTexts();
  const { archive } = useMutations(caseTemplateMutations);
  return (
    <ConfirmDialog
      title={texts.archive}
      text={texts.archiveText}
      onConfirm={() => archive(template.id)}
      onClose={onClose}
    />
  );
}
