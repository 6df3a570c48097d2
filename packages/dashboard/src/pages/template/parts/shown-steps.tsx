/** The steps of a configuration for reading, each with what it accepts and its checks. */
import type { Catalogue, Configuration, Step } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { requirementOf, settingsOf } from '../check-settings.ts';
import { isStepKind, stepKinds } from '../step-kinds.tsx';
import styles from '../template.module.css';
import { Facts, type ShownFact, ShownPart } from './shown-part.tsx';

export interface ShownStepsProps {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
}

export function ShownSteps({ configuration, catalogue }: ShownStepsProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  return (
    <ShownPart title={texts.steps}>
      <ol className={styles['steps']}>
        {(configuration.steps ?? []).map((step) => (
          <li key={step.type} className={styles['step']}>
            <h4>{words.kind(step.type)}</h4>
            <Accepted step={step} catalogue={catalogue} />
            <ShownChecks step={step} catalogue={catalogue} />
          </li>
        ))}
      </ol>
    </ShownPart>
  );
}

interface StepProps {
  readonly step: Step;
  readonly catalogue: Catalogue;
}

/** The inputs that the step accepts; lists that the step does not have are left out. */
function Accepted({ step, catalogue }: StepProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const isOfAll = step.countries !== undefined && step.countries.length === catalogue.countries.length;
  const takesMethods = isStepKind(step.type) && stepKinds[step.type].takesMethods;
  const fact = (name: string, values: readonly string[] | undefined): readonly ShownFact[] =>
    values === undefined || values.length === 0 ? [] : [{ name, value: values.join(', ') }];
  const methods = step['capture-methods'].map((each) =>
    each === 'file' ? texts.methodNames.file : texts.methodNames.camera,
  );
  return (
    <Facts
      facts={[
        { name: texts.attempts, value: step.attempts },
        ...(step.when === null ? [] : [{ name: texts.stepWhen, value: <code>{step.when}</code> }]),
        ...(takesMethods ? fact(texts.methods, methods) : []),
        ...fact(texts.countries, isOfAll ? [texts.allCountries] : step.countries),
        ...fact(texts.classes, step['id-classes']?.map(words.idClass)),
        ...fact(texts.papers, step['document-types']?.map(words.paper)),
        ...fact(texts.details, step.fields?.map(words.property)),
      ]}
    />
  );
}

function ShownChecks({ step, catalogue }: StepProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const language = useLanguage();
  const kind = isStepKind(step.type) ? stepKinds[step.type].checks : null;
  const checks = catalogue.checks.filter((each) => each.kind === kind);
  const counting = checks.filter((each) => ['required', 'requires_retry'].includes(requirementOf(step, each)));
  return (
    <details className={styles['checks']}>
      <summary>
        {texts.checks} <span className={styles['quiet']}>{countOf(texts.counting, counting.length, language)}</span>
      </summary>
      <Facts
        facts={checks.map((check) => ({
          name: words.check(check.name),
          value: [
            texts.requirements[requirementOf(step, check)],
            ...settingsOf(step, check)
              .filter(({ value, byDefault }) => String(value) !== String(byDefault))
              .map(({ setting, value }) => `${words.setting(setting)}: ${String(value)}`),
          ].join(' · '),
        }))}
      />
    </details>
  );
}
