/** The checks of a step, each with what it proves and what it does not. Rendered on opening, since there are many. */
import { useState } from 'react';
import type { Step, StepCheck } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Select } from '../../../kit/select.tsx';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { configuredCheck, type Requirement, requirementOf, requirements } from '../check-settings.ts';
import type { PartProps } from '../part-props.ts';
import { isStepKind, stepKinds } from '../step-kinds.tsx';
import styles from '../template.module.css';
import { CheckSettingsEditor } from './check-settings-editor.tsx';

function withRequirement(step: Step, name: string, requirement: Requirement): Step {
  const before = configuredCheck(step, name);
  const { enabled: _before, ...rest } = before ?? { name };
  const after: StepCheck =
    requirement === 'off' ? { ...rest, requirement: 'not_required', enabled: false } : { ...rest, requirement };
  const others = step.checks.filter((each) => each.name !== name);
  return { ...step, checks: before === undefined ? [...others, after] : replaced(step.checks, name, after) };
}

const replaced = (checks: readonly StepCheck[], name: string, after: StepCheck): StepCheck[] =>
  checks.map((each) => (each.name === name ? after : each));

export function ChecksEditor({ step, catalogue, onChange }: PartProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const kind = isStepKind(step.type) ? stepKinds[step.type].checks : null;
  const checks = catalogue.checks.filter((each) => each.kind === kind);
  const counting = checks.filter((each) => ['required', 'requires_retry'].includes(requirementOf(step, each)));
  return (
    <details className={styles['checks']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.checks} <span className={styles['quiet']}>{countOf(texts.counting, counting.length, language)}</span>
      </summary>
      {isOpen && (
        <ul>
          {checks.map((check) => (
            <li key={check.name} className={styles['check']}>
              <Select
                label={words.check(check.name)}
                value={requirementOf(step, check)}
                onChange={(next) => onChange(withRequirement(step, check.name, next))}
                choices={requirements.map((value) => ({ value, label: texts.requirements[value] }))}
              />
              <p className={styles['quiet']}>
                {check.summary} {check.limits}
              </p>
              {requirementOf(step, check) !== 'off' && (
                <CheckSettingsEditor step={step} check={check} onChange={onChange} />
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
