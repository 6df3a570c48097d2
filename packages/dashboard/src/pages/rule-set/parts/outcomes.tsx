/** Outcomes of transactions by minimum score. */

import type { Outcome } from '../../../client/rule-sets.ts';
import { transactionTypeSettingsQuery } from '../../../client/transactions.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useApi } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../rule-set.module.css';
import { NumberField } from './number-field.tsx';

export interface OutcomesProps {
  readonly outcomes: readonly Outcome[];
  readonly saved: readonly Outcome[];
  readonly typeId: string;
  readonly problemAt: (pointer: string, isChanged: boolean) => string | undefined;
  readonly mayChange: boolean;
  readonly onChange: (outcomes: readonly Outcome[]) => void;
}

const none = 'none';
const fresh: Outcome = {
  score: 50,
  status: null,
  'make-inquiry': false,
  'open-case': false,
  'case-template-id': null,
};

export function Outcomes({ outcomes, saved, typeId, problemAt, mayChange, onChange }: OutcomesProps) {
  const { ruleSet: texts } = usePageTexts();
  const settings = useQuery(transactionTypeSettingsQuery(useApi(), typeId));
  const names = (settings.data?.statuses ?? []).filter(({ kind }) => kind !== 'initial').map(({ name }) => name);
  const set = (index: number, next: Partial<Outcome>) =>
    onChange(outcomes.map((outcome, place) => (place === index ? { ...outcome, ...next } : outcome)));
  return (
    <>
      <ol className={styles['rows']}>
        {outcomes.map((outcome, index) => {
          const isChanged = saved[index]?.status !== outcome.status;
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since it is typed into
              key={index}
              number={index + 1}
              outcome={outcome}
              names={names}
              problem={problemAt(`/outcomes/${index}/status`, isChanged)}
              mayChange={mayChange}
              set={(next) => set(index, next)}
              onRemove={() => onChange(outcomes.filter((each) => each !== outcome))}
            />
          );
        })}
      </ol>
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => onChange([...outcomes, fresh])}>
            {texts.addOutcome}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  /** Place in the list, from 1. */
  readonly number: number;
  readonly outcome: Outcome;
  /** Names of the statuses of the transaction type. */
  readonly names: readonly string[];
  readonly problem: string | undefined;
  readonly mayChange: boolean;
  readonly set: (next: Partial<Outcome>) => void;
  readonly onRemove: () => void;
}

function Row({ number, outcome, names, problem, mayChange, set, onRemove }: RowProps) {
  const { ruleSet: texts } = usePageTexts();
  const words = useWords();
  const { status } = outcome;
  const known = status === null || names.includes(status) ? names : [status, ...names];
  return (
    <li className={styles['outcome']}>
      <NumberField
        label={fill(texts.score, { number: String(number) })}
        value={outcome.score}
        onChange={(score) => set({ score })}
        isDisabled={!mayChange}
      />
      <Select
        label={fill(texts.status, { number: String(number) })}
        value={status ?? none}
        onChange={(value) => set({ status: value === none ? null : value })}
        isDisabled={!mayChange}
        choices={[
          { value: none, label: texts.noStatus },
          ...known.map((value) => ({ value, label: words.transactionStatus(value) })),
        ]}
        {...(problem === undefined ? {} : { problem })}
      />
      <Switch isOn={outcome['make-inquiry']} onChange={(isOn) => set({ 'make-inquiry': isOn })} isDisabled={!mayChange}>
        {texts.inquiry}
      </Switch>
      <Switch isOn={outcome['open-case']} onChange={(isOn) => set({ 'open-case': isOn })} isDisabled={!mayChange}>
        {texts.case}
      </Switch>
      {mayChange && (
        <IconButton
          icon="close"
          label={fill(texts.remove, { name: fill(texts.outcome, { number: String(number) }) })}
          onPress={onRemove}
        />
      )}
    </li>
  );
}
