/**
 * A form that filters rows by person, subject and date. It is submitted explicitly, so that no request is sent per
 * letter.
 */
import { type FormEvent, useState } from 'react';
import { type AuditQuestion, askedFor } from '../../../client/audit-log.ts';
import { nameOf, type Person } from '../../../client/people.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';

const everybody = 'everybody';
/** Changes and views, which the page shows unless asked for something else. */
const usual = 'changesAndViews';

export interface QuestionProps {
  readonly question: AuditQuestion;
  readonly people: readonly Person[];
  readonly onChange: (question: Readonly<Record<string, string>>) => void;
}

export function Question({ question, people, onChange }: QuestionProps) {
  const { auditLog: texts } = usePageTexts();
  const [typed, setTyped] = useState(question);
  const change = (part: Partial<AuditQuestion>) => setTyped({ ...typed, ...part });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...typed });
  };
  return (
    <form className={styles['question']} onSubmit={ask}>
      <Select
        label={texts.person}
        value={typed.person === '' ? everybody : typed.person}
        onChange={(person) => change({ person: person === everybody ? '' : person })}
        choices={[
          { value: everybody, label: texts.everybody },
          ...people.map((each) => ({ value: each.id, label: nameOf(each) })),
        ]}
      />
      <Select
        label={texts.what}
        value={typed.what === '' ? usual : typed.what}
        onChange={(what) => change({ what: what === usual ? '' : what })}
        choices={([usual, ...askedFor] as const).map((value) => ({ value, label: texts.whats[value] }))}
      />
      <Field
        label={texts.subject}
        value={typed.subject}
        onChange={(subject) => change({ subject })}
        autoComplete="off"
        spellCheck="false"
        maxLength={100}
      />
      <Field label={texts.from} type="date" value={typed.from} onChange={(from) => change({ from })} />
      <Field label={texts.until} type="date" value={typed.until} onChange={(until) => change({ until })} />
      <Button type="submit" icon="search">
        {texts.show}
      </Button>
    </form>
  );
}
