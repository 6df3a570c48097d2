/** Relations of an account type: each pair by the key of either side. */
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../account-type.module.css';
import type { RelationPair } from '../relation-pairs.ts';

export interface RelationsProps {
  readonly pairs: readonly RelationPair[];
  readonly mayChange: boolean;
  readonly onChange: (pairs: RelationPair[]) => void;
}

const emptyPair: RelationPair = { key: '', isArray: true, inverseKey: '', isInverseArray: true };

export function Relations({ pairs, mayChange, onChange }: RelationsProps) {
  const { accountType: texts } = usePageTexts();
  const set = (index: number, next: Partial<RelationPair>) =>
    onChange(pairs.map((pair, place) => (place === index ? { ...pair, ...next } : pair)));
  return (
    <>
      <ul className={styles['rows']}>
        {pairs.map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since its keys are typed into it
          <li key={index} className={styles['pair']}>
            <Field
              label={fill(texts.side, { number: String(index + 1) })}
              value={pair.key}
              onChange={(key) => set(index, { key })}
              maxLength={100}
              isRequired
              isDisabled={!mayChange}
              spellCheck="false"
            />
            <Switch isOn={pair.isArray} onChange={(isArray) => set(index, { isArray })} isDisabled={!mayChange}>
              {texts.several}
            </Switch>
            <Field
              label={fill(texts.otherSide, { number: String(index + 1) })}
              value={pair.inverseKey}
              onChange={(inverseKey) => set(index, { inverseKey })}
              maxLength={100}
              isRequired
              isDisabled={!mayChange}
              spellCheck="false"
            />
            <Switch
              isOn={pair.key === pair.inverseKey ? pair.isArray : pair.isInverseArray}
              onChange={(isInverseArray) => set(index, { isInverseArray })}
              isDisabled={!mayChange || pair.key === pair.inverseKey}
            >
              {texts.several}
            </Switch>
            {mayChange && (
              <IconButton
                icon="close"
                label={fill(texts.remove, { name: pair.key })}
                onPress={() => onChange(pairs.filter((each) => each !== pair))}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => onChange([...pairs, emptyPair])}>
            {texts.addRelation}
          </Button>
        </div>
      )}
    </>
  );
}
