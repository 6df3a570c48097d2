/** Fields that the individual fills in; those that the database requires stay selected. */
import { useWords } from '../../../dictionary/use-words.ts';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { PartProps } from '../part-props.ts';

export function DetailsPart({ step, catalogue, onChange }: PartProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const known = catalogue['record-fields'].find(({ kind }) => kind === step.type);
  if (known === undefined) return null;
  const all = [...known.usual, ...known.further];
  // The order is that of the form, not of selection.
  const ordered = (chosen: readonly string[]) =>
    all.filter((name) => chosen.includes(name) || known.needed.includes(name));
  return (
    <CheckboxGroup
      label={texts.details}
      help={texts.detailsHelp}
      value={step.fields ?? []}
      onChange={(fields) => onChange({ ...step, fields: ordered(fields) })}
      choices={all.map((value) => ({ value, label: words.property(value) }))}
    />
  );
}
