/** A form that filters requests. It is submitted explicitly, so that no request is sent per letter. */
import { type FormEvent, useState } from 'react';
import type { LogQuestion } from '../../../client/api-logs.ts';
import type { ApiKey } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { useIsNarrow } from '../../../kit/use-is-narrow.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';

export interface LogQuestionFormProps {
  readonly question: LogQuestion;
  readonly keys: readonly ApiKey[];
  readonly onChange: (question: Readonly<Record<string, string>>) => void;
}

const any = 'any';
const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
const statuses = ['400', '401', '403', '404', '409', '422', '429', '500', '503'] as const;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChosenProps {
  readonly label: string;
  /** Label of the choice that filters nothing. */
  readonly anyLabel: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A filter with choices; offers the value in the address also when it is none of them. */
function Chosen({ label, anyLabel, value, choices, onChange }: ChosenProps) {
  const isKnown = value === '' || choices.some((each) => each.value === value);
  return (
    <Select
      label={label}
      value={value || any}
      onChange={(next) => onChange(next === any ? '' : next)}
      choices={[{ value: any, label: anyLabel }, ...choices, ...(isKnown ? [] : [{ value, label: value }])]}
    />
  );
}

const asChoice = (value: string): Choice => ({ value, label: value });

const isAsked = (question: LogQuestion): boolean => Object.values(question).some((value) => value !== '');

/** The form; on a phone a button opens it, so that the requests come first. */
export function LogQuestionForm(props: LogQuestionFormProps) {
  const { apiLogs: texts } = usePageTexts();
  const isNarrow = useIsNarrow();
  const [isShown, setShown] = useState(isAsked(props.question));
  if (!isNarrow || isShown) return <Fields {...props} />;
  return (
    <Button icon="search" onPress={() => setShown(true)}>
      {texts.filter}
    </Button>
  );
}

function Fields({ question, keys, onChange }: LogQuestionFormProps) {
  const { apiLogs: texts } = usePageTexts();
  const [typed, setTyped] = useState(question);
  const change = (part: Partial<LogQuestion>) => setTyped({ ...typed, ...part });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...typed, path: typed.path.trim() });
  };
  const classes = Object.entries(texts.classes).map(([value, label]) => ({ value, label }));
  return (
    <form className={styles['question']} onSubmit={ask}>
      <Chosen
        label={texts.columns.status}
        anyLabel={texts.anyStatus}
        value={typed.status}
        choices={[...classes, ...statuses.map(asChoice)]}
        onChange={(status) => change({ status })}
      />
      <Chosen
        label={texts.method}
        anyLabel={texts.anyMethod}
        value={typed.method}
        choices={methods.map(asChoice)}
        onChange={(method) => change({ method })}
      />
      <Chosen
        label={texts.key}
        anyLabel={texts.anyKey}
        value={typed.key}
        choices={keys.map(({ id, attributes }) => ({ value: id, label: attributes.name ?? id }))}
        onChange={(key) => change({ key })}
      />
      <div className={styles['path']}>
        <Field
          label={texts.path}
          help={fill(texts.pathHelp, { id: '{id}' })}
          value={typed.path}
          onChange={(path) => change({ path })}
          autoComplete="off"
          spellCheck="false"
          maxLength={500}
        />
      </div>
      <Field label={texts.from} type="datetime-local" value={typed.from} onChange={(from) => change({ from })} />
      <Field label={texts.until} type="datetime-local" value={typed.until} onChange={(until) => change({ until })} />
      <span className={styles['buttons']}>
        <Button type="submit" icon="search">
          {texts.show}
        </Button>
        {isAsked(question) && (
          <Button look="plain" onPress={() => onChange(nothingAsked)}>
            {texts.showAll}
          </Button>
        )}
      </span>
    </form>
  );
}

const nothingAsked: Readonly<Record<keyof LogQuestion, string>> = {
  status: '',
  method: '',
  path: '',
  key: '',
  from: '',
  until: '',
};
