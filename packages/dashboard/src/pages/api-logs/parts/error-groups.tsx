/** Recent errors in groups, most frequent first; each count opens its requests. */
import { useState } from 'react';
import type { ErrorGroup, Errors } from '../../../client/api-logs.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Time } from '../../../kit/time.tsx';
import { countOf, fill, numberIn } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { toneOf } from '../status-tone.ts';

export interface ErrorGroupsProps {
  readonly errors: Errors;
  readonly onOpen: (id: string) => void;
}

const mostShown = 8;

export function ErrorGroups({ errors, onOpen }: ErrorGroupsProps) {
  const { apiLogs: texts } = usePageTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<ErrorGroup | null>(null);
  const shown = isWhole ? errors.groups : errors.groups.slice(0, mostShown);
  const choose = (group: ErrorGroup) => {
    const [only] = group.ids;
    if (group.ids.length === 1 && only !== undefined) onOpen(only);
    else setOpened(group);
  };
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
              onPress={() => choose(group)}
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
      {opened !== null && (
        <Dialog title={`${opened.status} ${opened.method} ${opened.route}`} isOpen onClose={() => setOpened(null)}>
          {opened.count > opened.ids.length && <p>{countOf(texts.newest, opened.ids.length, language)}</p>}
          <ul className={styles['ids']}>
            {opened.ids.map((id) => (
              <li key={id}>
                <Button look="plain" onPress={() => onOpen(id)}>
                  {id}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </Card>
  );
}
