/** Rules after the steps: decisions, second reads, limits, languages. */

import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../template.module.css';
import type { StepsEditorProps } from './steps-editor.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const outcomes = ['on-completed', 'on-failed', 'on-inconclusive', 'on-uploaded'] as const;
const decisions = ['approve', 'decline', 'mark-for-review', 'none'] as const;
const secondReads = ['never', 'declines', 'all', 'sample'] as const;
const hour = 3600;

export function RulesEditor({ configuration, catalogue, onChange }: StepsEditorProps) {
  return (
    <>
      <Decisions configuration={configuration} catalogue={catalogue} onChange={onChange} />
      <SecondReads configuration={configuration} catalogue={catalogue} onChange={onChange} />
      <Limits configuration={configuration} catalogue={catalogue} onChange={onChange} />
    </>
  );
}

function Decisions({ configuration, onChange }: StepsEditorProps) {
  const { template: texts } = usePageTexts();
  const { decision } = configuration;
  if (decision === undefined) return null;
  return (
    <section className={styles['part']} aria-label={texts.decisions}>
      <h3>{texts.decisions}</h3>
      <div className={styles['grid']}>
        {outcomes.map((outcome) => (
          <Select
            key={outcome}
            label={texts.outcomes[outcome]}
            value={decision[outcome]}
            onChange={(next) => onChange({ ...configuration, decision: { ...decision, [outcome]: next } })}
            choices={decisions.map((value) => ({ value: value as string, label: texts.decisionNames[value] }))}
          />
        ))}
      </div>
    </section>
  );
}

function SecondReads({ configuration, onChange }: StepsEditorProps) {
  const { template: texts } = usePageTexts();
  const read = configuration['second-read'];
  if (read === undefined) return null;
  const set = (part: Partial<typeof read>) => onChange({ ...configuration, 'second-read': { ...read, ...part } });
  return (
    <section className={styles['part']} aria-label={texts.secondRead}>
      <h3>{texts.secondRead}</h3>
      <div className={styles['grid']}>
        <Select
          label={texts.secondReadOf}
          value={read.of}
          onChange={(of) => set({ of })}
          choices={secondReads.map((value) => ({ value: value as string, label: texts.secondReads[value] }))}
        />
        {read.of === 'sample' && (
          <Field
            label={texts.percent}
            type="number"
            value={String(read['sample-percent'])}
            onChange={(text) => set({ 'sample-percent': Number(text) })}
          />
        )}
      </div>
      {read.of !== 'never' && (
        <Switch isOn={read['is-blind']} onChange={(isBlind) => set({ 'is-blind': isBlind })}>
          {texts.blind}
        </Switch>
      )}
    </section>
  );
}

function Limits({ configuration, catalogue, onChange }: StepsEditorProps) {
  const { template: texts } = usePageTexts();
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const { expiration, 'enabled-locales': locales = [], 'redirect-uri': redirect } = configuration;
  const offered = [...new Set([...catalogue.locales, ...locales])];
  const after = expiration?.['after-create-interval-seconds'];
  return (
    <section className={styles['part']} aria-label={texts.limits}>
      <h3>{texts.limits}</h3>
      <div className={styles['grid']}>
        {expiration !== undefined && after !== undefined && (
          <Field
            label={texts.expires}
            type="number"
            value={String(Math.round((after / hour) * 100) / 100)}
            onChange={(text) =>
              onChange({
                ...configuration,
                expiration: { ...expiration, 'after-create-interval-seconds': Math.round(Number(text) * hour) },
              })
            }
          />
        )}
        <Field
          label={texts.sessionLimit}
          type="number"
          value={String(configuration['session-limit'] ?? '')}
          onChange={(text) => onChange({ ...configuration, 'session-limit': Number(text) })}
        />
        <Field
          label={texts.retention}
          type="number"
          value={String(configuration['picture-retention-days'] ?? '')}
          onChange={(text) => onChange({ ...configuration, 'picture-retention-days': Number(text) })}
        />
        <ThemeChoice configuration={configuration} onChange={onChange} />
        <Field
          label={texts.redirect}
          help={texts.redirectHelp}
          value={redirect ?? ''}
          onChange={(text) => onChange({ ...configuration, 'redirect-uri': text.trim() === '' ? null : text })}
          maxLength={2000}
        />
      </div>
      <CheckboxGroup
        label={texts.locales}
        value={locales}
        onChange={(next) => onChange({ ...configuration, 'enabled-locales': next })}
        choices={offered.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
    </section>
  );
}
