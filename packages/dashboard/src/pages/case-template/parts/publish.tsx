/** A comparison of the draft with the live version, line by line, before publishing. */

import { diffLines } from 'diff';
import type { TemplateDocument, WholeTemplate } from '../../../client/case-templates.ts';
import { caseTemplateMutations } from '../../../client/case-templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-template.module.css';
import { changedPart } from '../draft.ts';

export interface PublishProps {
  readonly template: WholeTemplate;
  readonly before: TemplateDocument;
  readonly after: TemplateDocument;
  readonly onClose: () => void;
}

export function Publish({ template, before, after, onClose }: PublishProps) {
  const { caseTemplates: texts, kit } = usePageTexts();
  const { publish } = useMutations(caseTemplateMutations);
  const send = async () => {
    await publish(template.id, Date.parse(template['updated-at']));
    toast('good', texts.publishDone);
    onClose();
  };
  const written = (part: object) => `${JSON.stringify(part, null, 2)}\n`;
  const differences = diffLines(written(changedPart(after, before)), written(changedPart(before, after)));
  const isSame = differences.every(({ added, removed }) => !added && !removed);
  return (
    <Dialog title={texts.publishTitle} isOpen onClose={onClose} size="large">
      <Form send={texts.publishSend} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{isSame ? texts.publishSame : texts.publishText}</p>
        {!isSame && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys only this way (WCAG 2.1.1)
          <section className={styles['differences']} tabIndex={0} aria-label={texts.differs}>
            <pre>
              {differences.map(({ value, added, removed }, index) => {
                const Line = added ? 'ins' : removed ? 'del' : 'span';
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line may differ twice, and none moves.
                return <Line key={index}>{value}</Line>;
              })}
            </pre>
          </section>
        )}
      </Form>
    </Dialog>
  );
}
