/** The filter line of the list; status, template and failed check can be selected as well as typed. */

import { type FormEvent, useState } from 'react';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { withWord, wordOf } from '../../../kit/filter-line.ts';
import { FindField } from '../../../kit/find-field.tsx';
import { useStatusWord } from '../../../kit/inquiry-status.tsx';
import { Select } from '../../../kit/select.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { inquiryStatuses } from '../filter-grammar.ts';
import styles from '../inquiries.module.css';
import { CheckSelect } from './check-select.tsx';

const any = 'any';

export interface FilterBarProps {
  readonly line: string;
  readonly onChange: (line: string) => void;
}

export function InquiryFilterBar({ line, onChange }: FilterBarProps) {
  const { inquiries: texts } = usePageTexts();
  const [typed, setTyped] = useState(line);
  const wordOfStatus = useStatusWord();
  const api = useApi();
  const mayListTemplates = useHasRight()('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(api), enabled: mayListTemplates });
  const choose = (name: string) => (value: string) => onChange(withWord(line, name, value === any ? '' : value));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed.trim());
  };
  const status = wordOf(line, 'status');
  return (
    <form className={styles['bar']} onSubmit={ask}>
      <div className={styles['line']}>
        <FindField label={texts.find} help={texts.findHelp} value={typed} onChange={setTyped} />
      </div>
      <Select
        label={texts.status}
        value={status === '' ? any : status}
        onChange={choose('status')}
        choices={[
          { value: any, label: texts.anyStatus },
          ...inquiryStatuses.map((each) => ({ value: each, label: wordOfStatus(each) })),
          ...(status.includes(',') ? [{ value: status, label: status.split(',').map(wordOfStatus).join(', ') }] : []),
        ]}
      />
      {templates.data !== undefined && (
        <Select
          label={texts.template}
          value={wordOf(line, 'template') || any}
          onChange={choose('template')}
          choices={[
            { value: any, label: texts.anyTemplate },
            ...templates.data.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
          ]}
        />
      )}
      <CheckSelect value={wordOf(line, 'check')} onChange={choose('check')} />
      <Button type="submit" icon="search">
        {texts.show}
      </Button>
    </form>
  );
}
