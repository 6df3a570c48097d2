/** A select for a check that is failed, by its words: checks of several kinds with the same words are one choice. */
import { Suspense } from 'react';
import { useWords } from '../../../dictionary/use-words.ts';
import { Select } from '../../../kit/select.tsx';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export interface CheckSelectProps {
  /** Names of checks, joined by commas; empty for any. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const any = 'any';

export function CheckSelect(props: CheckSelectProps) {
  const { inquiries: texts } = usePageTexts();
  const choices = [{ value: any, label: texts.anyCheck }];
  return (
    <Suspense
      fallback={<Select label={texts.check} value={any} onChange={props.onChange} choices={choices} isDisabled />}
    >
      <ByWords {...props} />
    </Suspense>
  );
}

function ByWords({ value, onChange }: CheckSelectProps) {
  const { inquiries: texts } = usePageTexts();
  const language = useLanguage();
  const words = useWords();
  const byWords = Map.groupBy(words.checkNames, words.check);
  const choices = [...byWords]
    .map(([label, names]) => ({ value: names.join(','), label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const isTyped = value !== '' && choices.every((choice) => choice.value !== value);
  const typed = [...new Set(value.split(',').map(words.check))].join(', ');
  return (
    <Select
      label={texts.check}
      value={value === '' ? any : value}
      onChange={(chosen) => onChange(chosen === any ? '' : chosen)}
      choices={[{ value: any, label: texts.anyCheck }, ...choices, ...(isTyped ? [{ value, label: typed }] : [])]}
    />
  );
}
