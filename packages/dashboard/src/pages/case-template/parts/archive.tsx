/** Archives the template; it cannot be undone. */

import type { WholeTemplate } from '../../../client/case-templates.ts';
import { caseTemplateMutations } from '../../../client/case-templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface ArchiveProps {
  readonly template: WholeTemplate;
  readonly onClose: () => void;
}

export function Archive({ template, onClose }: ArchiveProps) {
  const { caseTemplates: texts, kit } = usePageTexts();
  const { archive } = useMutations(caseTemplateMutations);
  const send = async () => {
    await archive(template.id);
    onClose();
  };
  return (
    <Dialog title={texts.archive} isOpen onClose={onClose} role="alertdialog">
      <Form send={texts.archive} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.archiveText}</p>
      </Form>
    </Dialog>
  );
}
