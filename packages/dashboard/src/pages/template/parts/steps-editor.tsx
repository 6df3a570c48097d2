/** Steps in order: their inputs, and their checks. */
import { useState } from 'react';
import type { Catalogue, Configuration, Step } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { isStepKind, type StepKindName, stepKindNames, stepKinds } from '../step-kinds.tsx';
import { whenProblemOf } from '../step-when.ts';
import styles from '../template.module.css';
import type { Refused } from '../template-reports.ts';
import { ChecksEditor } from './checks-editor.tsx';
import { StepVersions, type StepVersionsProps } from './step-versions.tsx';

export interface StepsEditorProps {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
  readonly onChange: (configuration: Configuration) => void;
}

export interface StepsOfTemplateProps extends StepsEditorProps {
  readonly templateId: string;
  readonly refused: Refused;
}

const methods = ['camera', 'file'] as const;

export function StepsEditor({ templateId, configuration, catalogue, refused, onChange }: StepsOfTemplateProps) {
  const { template: texts } = usePageTexts();
  // A new key remounts the step's form, so that typed text does not carry over to a replaced step.
  const words = useWords();
  const [taken, setTaken] = useState(0);
  const steps = configuration.steps ?? [];
  const set = (next: readonly Step[]) => onChange({ ...configuration, steps: [...next] });
  const missing = stepKindNames.filter((kind) => !steps.some(({ type }) => type === kind));
  const add = (type: StepKindName) => set([...steps, { ...newStep(type), ...stepKinds[type].begin(catalogue) }]);
  return (
    <section className={styles['part']} aria-label={texts.steps}>
      <h3>{texts.steps}</h3>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step.type} className={styles['step']}>
            <StepHead
              templateId={templateId}
              step={step}
              onTake={(taken) => {
                setTaken((count) => count + 1);
                set(steps.map((each) => (each === step ? taken : each)));
              }}
              onUp={index === 0 ? null : () => set(swapped(steps, index))}
              onRemove={() => set(steps.filter((each) => each !== step))}
            />
            <StepBody
              key={taken}
              step={step}
              catalogue={catalogue}
              whenProblem={whenProblemOf(refused, step)}
              onChange={(next) => set(steps.map((each) => (each === step ? next : each)))}
            />
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <div>
          <Menu
            label={texts.addStep}
            groups={[
              {
                id: 'kinds',
                entries: missing.map((kind) => ({ id: kind, label: words.kind(kind), onAction: () => add(kind) })),
              },
            ]}
          >
            <Button icon="plus">{texts.addStep}</Button>
          </Menu>
        </div>
      )}
    </section>
  );
}

const newStep = (type: StepKindName): Step => ({
  name: '',
  type,
  'verification-template-id': '',
  attempts: 3,
  'capture-methods': [...methods],
  when: null,
  checks: [],
});

/** Returns the steps with one swapped with its predecessor. */
const swapped = (steps: readonly Step[], index: number): Step[] =>
  steps.map((step, place) => (place === index - 1 ? steps[index] : place === index ? steps[index - 1] : step) ?? step);

interface StepHeadProps extends Pick<StepVersionsProps, 'templateId' | 'onTake'> {
  readonly step: Step;
  readonly onUp: (() => void) | null;
  readonly onRemove: () => void;
}

function StepHead({ templateId, step, onUp, onRemove, onTake }: StepHeadProps) {
  const { template: texts } = usePageTexts();
  const name = useWords().kind(step.type);
  return (
    <header className={styles['head']}>
      <h4>{name}</h4>
      <span className={styles['actions']}>
        <StepVersions templateId={templateId} step={step} name={name} onTake={onTake} />
        {onUp !== null && <IconButton icon="up" label={fill(texts.up, { step: name })} onPress={onUp} />}
        <IconButton icon="close" label={fill(texts.remove, { step: name })} onPress={onRemove} />
      </span>
    </header>
  );
}

interface StepBodyProps {
  readonly step: Step;
  readonly catalogue: Catalogue;
  /** Error of the server about its condition. */
  readonly whenProblem: string | undefined;
  readonly onChange: (step: Step) => void;
}

function StepBody({ step, catalogue, whenProblem, onChange }: StepBodyProps) {
  const { template: texts } = usePageTexts();
  if (!isStepKind(step.type)) return <p>{texts.unknownKind}</p>;
  const { Part, takesMethods } = stepKinds[step.type];
  return (
    <>
      <Field
        label={texts.attempts}
        type="number"
        inputMode="numeric"
        value={String(step.attempts)}
        onChange={(text) => onChange({ ...step, attempts: Number(text) })}
      />
      <Field
        label={texts.stepWhen}
        help={texts.stepWhenHelp}
        value={step.when ?? ''}
        onChange={(text) => onChange({ ...step, when: text === '' ? null : text })}
        rows={2}
        maxLength={2000}
        spellCheck="false"
        isInvalid={whenProblem !== undefined}
        problem={whenProblem}
      />
      {takesMethods && (
        <CheckboxGroup
          label={texts.methods}
          value={step['capture-methods']}
          onChange={(next) => onChange({ ...step, 'capture-methods': next })}
          choices={methods.map((value) => ({ value: value as string, label: texts.methodNames[value] }))}
        />
      )}
      {Part !== null && <Part step={step} catalogue={catalogue} onChange={onChange} />}
      <ChecksEditor step={step} catalogue={catalogue} onChange={onChange} />
    </>
  );
}
