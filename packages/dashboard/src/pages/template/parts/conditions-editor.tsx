/**
 * The conditions evaluated first in the decision, in order, each with its result; an error appears below its condition.
 */
import type { Configuration } from '../../../client/templates.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type Condition, mostConditions, moved, newCondition, problemOf } from '../conditions.ts';
import styles from '../template.module.css';
import type { Refused } from '../template-reports.ts';

const decisions = ['approve', 'decline', 'mark-for-review'] as const;

export interface ConditionsEditorProps {
  readonly configuration: Configuration;
  readonly refused: Refused;
  readonly mayChange: boolean;
  readonly onChange: (configuration: Configuration) => void;
}

export function ConditionsEditor({ configuration, refused, mayChange, onChange }: ConditionsEditorProps) {
  const { template: texts } = usePageTexts();
  const { decision } = configuration;
  if (decision === undefined) return null;
  const conditions = decision.conditions ?? [];
  const set = (next: readonly Condition[]) =>
    onChange({ ...configuration, decision: { ...decision, conditions: [...next] } });
  return (
    <section className={styles['part']} aria-label={texts.conditions}>
      <h3>{texts.conditions}</h3>
      <p className={styles['quiet']}>{conditions.length === 0 ? texts.noConditions : texts.conditionsHelp}</p>
      {conditions.length > 0 && (
        <ol className={styles['steps']}>
          {conditions.map((condition, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place, since it is typed into
            <li key={index} className={styles['step']}>
              <ConditionRow
                condition={condition}
                number={index + 1}
                refused={refused}
                mayChange={mayChange}
                onChange={(next) => set(conditions.map((each) => (each === condition ? next : each)))}
                onRemove={() => set(conditions.filter((each) => each !== condition))}
                onRaise={index === 0 ? null : () => set(moved(conditions, index))}
              />
            </li>
          ))}
        </ol>
      )}
      {mayChange && conditions.length < mostConditions && (
        <div>
          <Button icon="plus" onPress={() => set([...conditions, newCondition])}>
            {texts.addCondition}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ConditionRowProps extends Pick<ConditionsEditorProps, 'refused' | 'mayChange'> {
  readonly condition: Condition;
  readonly number: number;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
  /** Moves the condition up; null for the first. */
  readonly onRaise: (() => void) | null;
}

function ConditionRow({ condition, number, refused, mayChange, onChange, onRemove, onRaise }: ConditionRowProps) {
  const { template: texts } = usePageTexts();
  const place = { number: String(number) };
  const problems = { name: problemOf(refused, condition, 'name'), when: problemOf(refused, condition, 'when') };
  return (
    <>
      <header className={styles['head']}>
        <h4>{condition.name || String(number)}</h4>
        {mayChange && onRaise !== null && (
          <IconButton icon="up" label={fill(texts.raiseCondition, place)} onPress={onRaise} />
        )}
        {mayChange && <IconButton icon="close" label={fill(texts.removeCondition, place)} onPress={onRemove} />}
      </header>
      <div className={styles['grid']}>
        <Field
          label={fill(texts.conditionName, place)}
          value={condition.name}
          onChange={(name) => onChange({ ...condition, name })}
          maxLength={100}
          isRequired
          isDisabled={!mayChange}
          isInvalid={problems.name !== undefined}
          problem={problems.name}
        />
        <Select
          label={fill(texts.conditionThen, place)}
          value={condition.then}
          onChange={(decides) => onChange({ ...condition, ...thenOf(decides) })}
          choices={decisions.map((value) => ({ value: value as string, label: texts.decisionNames[value] }))}
          isDisabled={!mayChange}
        />
      </div>
      <Field
        label={fill(texts.conditionWhen, place)}
        help={texts.conditionWhenHelp}
        value={condition.when}
        onChange={(when) => onChange({ ...condition, when })}
        rows={2}
        maxLength={2000}
        isRequired
        isDisabled={!mayChange}
        spellCheck="false"
        isInvalid={problems.when !== undefined}
        problem={problems.when}
      />
    </>
  );
}

const thenOf = (value: string): Pick<Condition, 'then'> => {
  const found = decisions.find((each) => each === value) ?? 'mark-for-review';
  // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
  return { then: found };
};
