/** Conditions with their weights; an error appears below its condition. */
import type { Rule } from '../../../client/rule-sets.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../rule-set.module.css';
import { NumberField } from './number-field.tsx';

export interface RulesProps {
  readonly rules: readonly Rule[];
  readonly saved: readonly Rule[];
  readonly problemAt: (pointer: string, isChanged: boolean) => string | undefined;
  readonly mayChange: boolean;
  readonly onChange: (rules: readonly Rule[]) => void;
}

const fresh: Rule = { name: '', expression: '', weight: 10, enabled: true };

export function Rules({ rules, saved, problemAt, mayChange, onChange }: RulesProps) {
  const { ruleSet: texts } = usePageTexts();
  const set = (index: number, next: Partial<Rule>) =>
    onChange(rules.map((rule, place) => (place === index ? { ...rule, ...next } : rule)));
  return (
    <>
      <ol className={styles['rows']}>
        {rules.map((rule, index) => {
          const isChanged = saved[index]?.expression !== rule.expression;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since it is typed into
              key={index}
              number={index + 1}
              rule={rule}
              problem={problemAt(`/rules/${index}/expression`, isChanged)}
              mayChange={mayChange}
              set={(next) => set(index, next)}
              onRemove={() => onChange(rules.filter((each) => each !== rule))}
            />
          );
        })}
      </ol>
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => onChange([...rules, fresh])}>
            {texts.addRule}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  /** Place in the list, from 1. */
  readonly number: number;
  readonly rule: Rule;
  readonly problem: string | undefined;
  readonly mayChange: boolean;
  readonly set: (next: Partial<Rule>) => void;
  readonly onRemove: () => void;
}

function Row({ number, rule, problem, mayChange, set, onRemove }: RowProps) {
  const { ruleSet: texts } = usePageTexts();
  return (
    <li className={styles['rule']}>
      <Field
        label={fill(texts.ruleName, { number: String(number) })}
        value={rule.name}
        onChange={(name) => set({ name })}
        maxLength={100}
        isRequired
        isDisabled={!mayChange}
      />
      <NumberField
        label={fill(texts.weight, { number: String(number) })}
        value={rule.weight}
        onChange={(weight) => set({ weight })}
        isDisabled={!mayChange}
      />
      {mayChange && (
        <IconButton icon="close" label={fill(texts.remove, { name: rule.name || String(number) })} onPress={onRemove} />
      )}
      <div className={styles['wide']}>
        <Field
          label={fill(texts.expression, { number: String(number) })}
          value={rule.expression}
          onChange={(expression) => set({ expression })}
          rows={2}
          maxLength={4000}
          isRequired
          isDisabled={!mayChange}
          spellCheck="false"
          isInvalid={problem !== undefined}
          problem={problem}
        />
      </div>
      <Switch isOn={rule.enabled} onChange={(enabled) => set({ enabled })} isDisabled={!mayChange}>
        {fill(texts.on, { name: rule.name || String(number) })}
      </Switch>
    </li>
  );
}
