/** Accepted countries and document classes. */

import { useWords } from '../../../dictionary/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { PartProps } from '../part-props.ts';
import styles from '../template.module.css';

const codesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((code) => code !== '');

/** The most common classes; others are set in the file. */
const usual = ['pp', 'id', 'rp', 'dl', 'pr', 'visa', 'wp'];

function CountriesField({ step, catalogue, onChange }: PartProps) {
  const { template: texts } = usePageTexts();
  return (
    <div className={styles['countries']}>
      <Field
        key={step.countries?.length === catalogue.countries.length ? 'all' : 'some'}
        label={texts.countries}
        help={texts.countriesHelp}
        defaultValue={(step.countries ?? []).join(' ')}
        onChange={(text) => onChange({ ...step, countries: codesOf(text) })}
        rows={2}
        spellCheck="false"
      />
      <Button look="plain" onPress={() => onChange({ ...step, countries: [...catalogue.countries] })}>
        {texts.allCountries}
      </Button>
    </div>
  );
}

function ClassesField({ step, onChange }: PartProps) {
  const { template: texts } = usePageTexts();
  const classes = step['id-classes'] ?? [];
  const words = useWords();
  const offered = [...new Set([...usual, ...classes])];
  return (
    <CheckboxGroup
      label={texts.classes}
      value={classes}
      onChange={(next) => onChange({ ...step, 'id-classes': next, ...twoSided(step, next) })}
      choices={offered.map((value) => ({ value, label: words.idClass(value) }))}
    />
  );
}

export const DocumentPart = (props: PartProps) => (
  <>
    <CountriesField {...props} />
    <ClassesField {...props} />
  </>
);

/** Countries alone: a driver licence has one class. */
export const LicencePart = CountriesField;

/** Removes classes that are no longer accepted from those that need both sides. */
const twoSided = (step: PartProps['step'], classes: readonly string[]) =>
  step['two-sided-id-classes'] === undefined
    ? {}
    : { 'two-sided-id-classes': step['two-sided-id-classes'].filter((each) => classes.includes(each)) };
