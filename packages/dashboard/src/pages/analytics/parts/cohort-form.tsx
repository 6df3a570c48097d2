/** A form that selects the inquiries to count and the ones to compare them with. */
import { type FormEvent, useState } from 'react';
import type { Cohort } from '../../../client/analytics.ts';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../analytics.module.css';
import { templateChange, versionChange } from '../cohorts.ts';

export interface CohortFormProps {
  readonly cohort: Cohort;
  /** Comparison: `before`, the id of another template, or empty. */
  readonly other: string;
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  /** Versions of the chosen template, newest first; empty without one. */
  readonly versions: readonly InquiryTemplateVersion[];
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

const [every, none] = ['every', 'none'];

/** Returns the published versions as choices; an inquiry never has a draft. */
function usePublished(versions: CohortFormProps['versions']) {
  const dates = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return versions.flatMap(({ id, attributes }) => {
    const at = attributes['published-at'];
    return at === null ? [] : [{ value: id, label: dates.format(new Date(at)), help: id }];
  });
}

export function CohortForm({ cohort, other, templates, versions, onChange }: CohortFormProps) {
  const { analytics: texts } = usePageTexts();
  const published = usePublished(versions);
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
        onChange={(template) => onChange(templateChange(template === every ? '' : template, other))}
        choices={[
          { value: every, label: texts.everyTemplate },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {published.length > 1 && (
        <Select
          label={texts.version}
          value={cohort.version === '' ? every : cohort.version}
          onChange={(version) => onChange(versionChange(version === every ? '' : version, other))}
          choices={[{ value: every, label: texts.everyVersion }, ...published]}
        />
      )}
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
          ...published
            .filter(({ value }) => value !== cohort.version)
            .map(({ label, ...each }) => ({ ...each, label: fill(texts.compareVersion, { name: label }) })),
        ]}
      />
    </form>
  );
}
