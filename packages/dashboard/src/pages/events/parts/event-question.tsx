/** A form that filters events. */
import { type FormEvent, useState } from 'react';
import type { EventQuestion } from '../../../client/events.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../events.module.css';

export interface EventQuestionProps {
  readonly question: EventQuestion;
  readonly names: readonly string[];
  readonly onChange: (question: EventQuestion) => void;
}

const any = 'any';

export function EventQuestionForm({ question, names, onChange }: EventQuestionProps) {
  const { events: texts } = usePageTexts();
  const [object, setObject] = useState(question.object);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...question, object: object.trim() });
  };
  const known = question.name === '' || names.includes(question.name) ? names : [question.name, ...names];
  return (
    <form className={styles['bar']} onSubmit={ask}>
      <Select
        label={texts.name}
        value={question.name === '' ? any : question.name}
        onChange={(name) => onChange({ ...question, name: name === any ? '' : name })}
        choices={[{ value: any, label: texts.anyName }, ...known.map((value) => ({ value, label: value }))]}
      />
      <Field label={texts.object} value={object} onChange={setObject} spellCheck="false" autoComplete="off" />
      <Button type="submit">{texts.show}</Button>
    </form>
  );
}
