/** Relations of the transaction type, each with a key. */
import type { TypeRelation } from '../../../client/transactions.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transaction-type.module.css';

export interface RelationsProps {
  readonly relations: readonly TypeRelation[];
  readonly mayChange: boolean;
  readonly onChange: (relations: readonly TypeRelation[]) => void;
}

const targets: readonly TypeRelation['target'][] = ['account', 'transaction'];

export function Relations({ relations, mayChange, onChange }: RelationsProps) {
  const { transactionType: texts } = usePageTexts();
  const set = (index: number, next: Partial<TypeRelation>) =>
    onChange(relations.map((each, place) => (place === index ? { ...each, ...next } : each)));
  return (
    <>
      <ul className={styles['rows']}>
        {relations.map((relation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since its key is typed into it
          <li key={index} className={styles['row']}>
            <Field
              label={fill(texts.relation, { number: String(index + 1) })}
              value={relation.key}
              onChange={(key) => set(index, { key })}
              maxLength={100}
              isRequired
              isDisabled={!mayChange}
              spellCheck="false"
            />
            <Select
              label={fill(texts.target, { number: String(index + 1) })}
              value={relation.target}
              onChange={(target) => set(index, { target })}
              isDisabled={!mayChange}
              choices={targets.map((value) => ({ value, label: texts.targets[value] }))}
            />
            <Switch
              isOn={relation['is-array']}
              onChange={(many) => set(index, { 'is-array': many })}
              isDisabled={!mayChange}
            >
              {texts.several}
            </Switch>
            {mayChange && (
              <IconButton
                icon="close"
                label={fill(texts.remove, { name: relation.key })}
                onPress={() => onChange(relations.filter((each) => each !== relation))}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div>
          <Button
            icon="plus"
            onPress={() => onChange([...relations, { key: '', target: 'account', 'is-array': true }])}
          >
            {texts.addRelation}
          </Button>
        </div>
      )}
    </>
  );
}
