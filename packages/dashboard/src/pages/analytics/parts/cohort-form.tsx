/** A form that selects the inquiries to count and the ones to compare them with. */
import { type FormEvent, useState } from 'react';
import type { Cohort } from '../../../client/analytics.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../analytics.module.css';

export interface CohortFormProps {
  readonly cohort: Cohort;
  /** Comparison: `before`, the id of another template, or empty. */
  readonly other: string;
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

const [every, none] = ['every', 'none'];

export function CohortForm({ cohort, other, templates, onChange }: CohortFormProps) {
  const { analytics: texts } = usePageTexts();
  const [typed, setTyped] = useState(cohort);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChange({ from: typed.from, until: typed.until });
  };
  return (
    <form className={styles['cohort']} onSubmit={ask}>
      <Field
        label={texts.from}
        type="date"
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
        isRequired
      />
      <Field
        label={texts.until}
        type="date"
        value={typed.until}
        onChange={(until) => setTyped({ ...typed, until })}
        isRequired
      />
      <Button type="submit">{texts.show}</Button>
      <Select
        label={texts.template}
        value={cohort.template === '' ? every : cohort.template}
        onChange={(template) => onChange({ template: template === every ? '' : template })}
        choices={[
          { value: every, label: texts.everyTemplate },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        label={texts.compare}
        value={other === '' ? none : other}
        onChange={(next) => onChange({ with: next === none ? '' : next })}
        choices={[
          { value: none, label: texts.compareNone },
          { value: 'before', label: texts.compareBefore },
          ...templates
            .filter(({ id }) => id !== cohort.template)
            .map(({ id, name }) => ({ value: id, label: fill(texts.compareTemplate, { name }) })),
        ]}
      />
    </form>
  );
}
