/** The filter line of the list; the type can be selected as well as typed. */

import { type FormEvent, useState } from 'react';
import { transactionTypesQuery } from '../../../client/transactions.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { withWord, wordOf } from '../../../kit/filter-line.ts';
import { FindField } from '../../../kit/find-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transactions.module.css';

const any = 'any';

export interface FilterBarProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
}

export function FilterBar({ line, onChange }: FilterBarProps) {
  const { transactions: texts } = usePageTexts();
  const [typed, setTyped] = useState(line);
  const types = useQuery(transactionTypesQuery(useApi()));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed.trim());
  };
  return (
    <form className={styles['bar']} onSubmit={ask}>
      <FindField label={texts.find} help={texts.findHelp} value={typed} onChange={setTyped} />
      <Select
        label={texts.type}
        value={wordOf(line, 'type') || any}
        onChange={(value) => onChange(withWord(line, 'type', value === any ? '' : value))}
        choices={[
          { value: any, label: texts.anyType },
          ...(types.data?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.name })),
        ]}
      />
      <Button type="submit" icon="search">
        {texts.show}
      </Button>
    </form>
  );
}
