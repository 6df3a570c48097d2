/** Accepted kinds of paper documents; no selection accepts all. */
import { wordsOf } from '../../../evidence/checks.ts';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { PartProps } from '../part-props.ts';

export function PaperPart({ step, catalogue, onChange }: PartProps) {
  const { template: texts } = usePageTexts();
  return (
    <CheckboxGroup
      label={texts.papers}
      help={texts.papersHelp}
      value={step['document-types'] ?? []}
      onChange={(types) => onChange({ ...step, 'document-types': types })}
      choices={catalogue['document-types'].map((value) => ({ value, label: wordsOf(value) }))}
    />
  );
}
