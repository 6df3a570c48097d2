/** Entries that a version added, changed or removed, by name; loaded on demand. */

import { useEffect, useState } from 'react';
import { isApiError } from '../../../client/api-error.ts';
import { useQuery } from '../../../client/use-query.ts';
import { type DifferingEntry, type EntryQuestion, entriesQuery, entryChanges } from '../../../client/watchlists.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Field } from '../../../kit/field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import styles from '../../../screening/screening.module.css';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import entryStyles from './entries.module.css';

interface EntriesProps {
  readonly slug: string;
  readonly version: string;
}

export function Entries(props: EntriesProps) {
  const { watchlists: texts } = usePageTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['details']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.entriesTitle}</summary>
      {isOpen && <Shown {...props} />}
    </details>
  );
}

const settlesAfter = 300;

/** Returns the text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Shown({ slug, version }: EntriesProps) {
  const { watchlists: texts } = usePageTexts();
  const [change, setChange] = useState<EntryQuestion['change']>('');
  const [name, setName] = useState('');
  const asked = useSettled(name.trim());
  const found = useQuery(entriesQuery(useApi(), { slug, version, change, name: asked }));
  if (found.isError) {
    if (isApiError(found.error) && found.error.status === 422) return <Notice tone="info">{texts.entriesGone}</Notice>;
    return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  }
  const choices = [
    { value: '' as const, label: texts.everyChange },
    ...entryChanges.map((value) => ({ value, label: texts.entryChanges[value] })),
  ];
  return (
    <div className={entryStyles['entries']}>
      <div className={entryStyles['asked']}>
        <Select label={texts.entriesChange} value={change} onChange={setChange} choices={choices} />
        <Field label={texts.entriesName} value={name} onChange={setName} maxLength={255} />
      </div>
      {found.isPending && <Skeleton lines={5} />}
      {found.data?.data.length === 0 && <p>{texts.entriesNone}</p>}
      <ul className={styles['lines']} aria-busy={found.isFetching}>
        {found.data?.data.map((entry) => (
          <Entry key={`${entry.change} ${entry['entity-id']}`} entry={entry} />
        ))}
      </ul>
      {found.data?.meta['has-more'] === true && <p className={styles['quiet']}>{texts.entriesMore}</p>}
    </div>
  );
}

const tones = { added: 'warning', changed: 'plain', removed: 'accent' } as const;

function Entry({ entry }: { readonly entry: DifferingEntry }) {
  const { watchlists: texts, matches } = usePageTexts();
  const { change, names, birthdates, countries, differences } = entry;
  const fieldOf = (field: string): string =>
    (matches.differences as Readonly<Record<string, string | undefined>>)[field] ?? field;
  const [first = texts.entryNameless, ...others] = names;
  return (
    <li className={styles['line']}>
      <Badge tone={tones[change]}>{texts.entryChanges[change]}</Badge>
      <span className={styles['grow']}>
        <strong>
          <bdi>{first}</bdi>
        </strong>
        {others.length > 0 && (
          <span className={styles['quiet']}>
            {' '}
            <bdi>{others.join(', ')}</bdi>
          </span>
        )}
        {differences.map(({ field, before, after }) => (
          <span key={field} className={entryStyles['difference']}>
            {fieldOf(field)}: {before.length > 0 && <del>{before.join(', ')}</del>}{' '}
            {after.length > 0 && <ins>{after.join(', ')}</ins>}
          </span>
        ))}
      </span>
      <span className={styles['quiet']}>{[...birthdates, ...countries].join(', ')}</span>
      <code className={styles['quiet']}>{entry['entity-id']}</code>
    </li>
  );
}
