/** Recent errors in groups, most frequent first; each count lists its requests. */
import { useState } from 'react';
import type { Errors } from '../../../client/api-logs.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { countOf, fill, numberIn } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { toneOf } from '../status-tone.ts';

export interface ErrorGroupsProps {
  readonly errors: Errors;
  /** Lists the requests of a group, by the filters of the page. */
  readonly onOpen: (question: Readonly<Record<string, string>>) => void;
}

const mostShown = 8;

/** Returns the filters by which exactly the requests of a group are listed. */
const questionOf = ({ status, method, route }: Errors['groups'][number]) => ({
  status: String(status),
  method,
  path: `=${route}`,
  key: '',
  from: '',
  until: '',
});

export function ErrorGroups({ errors, onOpen }: ErrorGroupsProps) {
  const { apiLogs: texts } = usePageTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? errors.groups : errors.groups.slice(0, mostShown);
  return (
    <Card title={texts.errors} help={countOf(texts.errorsHelp, errors['looked-at'], language)}>
      <ul className={styles['groups']}>
        {shown.map((group) => (
          <li key={`${group.status} ${group.method} ${group.route}`}>
            <Badge tone={toneOf(group.status)}>{String(group.status)}</Badge>
            <code className={styles['route']}>
              {group.method} {group.route}
            </code>
            <span className={styles['quiet']}>
              <Time value={group['last-at']} as="age" />
            </span>
            <Button
              look="plain"
              onPress={() => onOpen(questionOf(group))}
              aria-label={`${countOf(texts.times, group.count, language)}: ${group.status} ${group.method} ${group.route}`}
            >
              {countOf(texts.times, group.count, language)}
            </Button>
          </li>
        ))}
      </ul>
      {errors.groups.length > mostShown && !isWhole && (
        <Button onPress={() => setWhole(true)}>
          {fill(texts.allGroups, { count: numberIn(language, errors.groups.length) })}
        </Button>
      )}
    </Card>
  );
}
