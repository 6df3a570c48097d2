/** The document as text, for parts without a control in the form, such as actions. */
import { useState } from 'react';
import type { TemplateDocument } from '../../../client/case-templates.ts';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { JsonText } from '../../../kit/json-text.tsx';
import { toast } from '../../../kit/toast.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-template.module.css';
import { parsedDocument } from '../draft.ts';

export interface AsDocumentProps {
  readonly document: TemplateDocument;
  readonly mayChange: boolean;
  readonly onTake: (document: TemplateDocument) => void;
}

const longest = 200_000;

export function AsDocument({ document, mayChange, onTake }: AsDocumentProps) {
  const { caseTemplates: texts } = usePageTexts();
  // Null until the user types, so that the text follows the form.
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const take = async () => {
    const parsed = typed === null ? document : parsedDocument(typed);
    setWrong(parsed === null);
    if (parsed === null) return;
    onTake(parsed);
    setTyped(null);
    toast('good', texts.tookOver);
  };
  return (
    <Card title={texts.asDocument} help={texts.asDocumentHelp}>
      {mayChange ? (
        <Form send={texts.takeOver} onSend={take}>
          <div className={styles['text']}>
            <Field
              label={texts.asDocument}
              value={typed ?? JSON.stringify(document, null, 2)}
              onChange={setTyped}
              rows={16}
              maxLength={longest}
              spellCheck="false"
              {...(isWrong ? { problem: texts.documentWrong } : {})}
            />
          </div>
        </Form>
      ) : (
        <JsonText value={document} name={texts.asDocument} />
      )}
    </Card>
  );
}
