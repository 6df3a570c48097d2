/** Accepted kinds of paper documents; no selection accepts all. */
import { useWords } from '../../../dictionary/use-words.ts';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { PartProps } from '../part-props.ts';

export function PaperPart({ step, catalogue, onChange }: PartProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  return (
    <CheckboxGroup
      label={texts.papers}
      help={texts.papersHelp}
      value={step['document-types'] ?? []}
      onChange={(types) => onChange({ ...step, 'document-types': types })}
      choices={catalogue['document-types'].map((value) => ({ value, label: words.paper(value) }))}
    />
  );
}
