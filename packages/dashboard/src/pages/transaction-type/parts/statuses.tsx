/** Statuses in order, each with its kind and its number of transactions. */
import type { StatusKind, TypeStatus } from '../../../client/transactions.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transaction-type.module.css';

export interface StatusesProps {
  readonly statuses: readonly TypeStatus[];
  readonly mayChange: boolean;
  readonly onChange: (statuses: readonly TypeStatus[]) => void;
}

const kinds: readonly StatusKind[] = ['initial', 'intermediate', 'end'];

export function Statuses({ statuses, mayChange, onChange }: StatusesProps) {
  const { transactionType: texts } = usePageTexts();
  const language = useLanguage();
  const set = (index: number, next: Partial<TypeStatus>) =>
    onChange(statuses.map((status, place) => (place === index ? { ...status, ...next } : status)));
  const isUsed = ({ transactions }: TypeStatus): boolean => transactions > 0;
  return (
    <>
      <ol className={styles['rows']}>
        {statuses.map((status, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, since it is typed into
          <li key={index} className={styles['row']}>
            <Field
              label={fill(texts.status, { number: String(index + 1) })}
              value={status.name}
              onChange={(name) => set(index, { name })}
              maxLength={100}
              isRequired
              isDisabled={!mayChange || isUsed(status)}
            />
            <Select
              label={fill(texts.kind, { number: String(index + 1) })}
              value={status.kind}
              onChange={(kind) => set(index, { kind })}
              isDisabled={!mayChange}
              choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
            />
            <span className={styles['said']}>{countOf(texts.used, status.transactions, language)}</span>
            {mayChange && !isUsed(status) && (
              <IconButton
                icon="close"
                label={fill(texts.remove, { name: status.name })}
                onPress={() => onChange(statuses.filter((each) => each !== status))}
              />
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <div>
          <Button
            icon="plus"
            onPress={() => onChange([...statuses, { name: '', kind: 'intermediate', transactions: 0 }])}
          >
            {texts.addStatus}
          </Button>
        </div>
      )}
    </>
  );
}
