/** Mapping of fields to the facts that rules know by name. */
import { type FactFields, factNames } from '../../../client/transactions.ts';
import type { FieldSchema } from '../../../field-schemas/field-schema.ts';
import { Select } from '../../../kit/select.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transaction-type.module.css';

export interface FactsProps {
  readonly facts: FactFields;
  readonly fields: readonly FieldSchema[];
  readonly mayChange: boolean;
  readonly onChange: (facts: FactFields) => void;
}

const none = 'none';
const texts = ['string', 'email-address', 'choices'];
/** Field types that can hold a fact; a fact that is not listed needs a text. */
const typesOf: { readonly [Name in keyof FactFields]?: readonly string[] } = {
  amount: ['number', 'integer'],
  'occurred-at': ['datetime'],
};

export function Facts({ facts, fields, mayChange, onChange }: FactsProps) {
  const { transactionType: words } = usePageTexts();
  return (
    <div className={styles['grid']}>
      {factNames.map((name) => {
        const fitting = fields.filter(({ type }) => (typesOf[name] ?? texts).includes(type));
        const known = fitting.map(({ key }) => key);
        const value = facts[name];
        const keys = value === null || known.includes(value) ? known : [value, ...known];
        return (
          <Select
            key={name}
            label={words.factNames[name]}
            value={value ?? none}
            onChange={(key) => onChange({ ...facts, [name]: key === none ? null : key })}
            isDisabled={!mayChange}
            choices={[{ value: none, label: words.noField }, ...keys.map((key) => ({ value: key, label: key }))]}
          />
        );
      })}
    </div>
  );
}
