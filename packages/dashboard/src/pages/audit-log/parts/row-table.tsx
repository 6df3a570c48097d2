/** A table of audit log rows as sentences, newest first; repeated reads are one line that opens to its rows. */

import { useState } from 'react';
import type { AuditRow } from '../../../client/audit-log.ts';
import { toldBy } from '../../../client/audit-log.ts';
import { Button } from '../../../kit/button.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { clockOf, Time } from '../../../kit/time.tsx';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';
import { type AuditLine, folded, isRefused } from '../fold.ts';
import { Outcome } from './outcome.tsx';
import { Sentence } from './sentence.tsx';

export interface RowTableProps {
  readonly rows: readonly AuditRow[];
  readonly onOpen: (row: AuditRow) => void;
  readonly onEnd: () => void;
}

/** A line of the table: a folded line, or a row of an opened one. */
interface Shown extends AuditLine {
  readonly isWithin: boolean;
}

export function RowTable({ rows, onOpen, onEnd }: RowTableProps) {
  const { auditLog: texts } = usePageTexts();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => setOpened(toggled(opened, key));
  const lines = folded(rows).flatMap((line): Shown[] => [
    { ...line, isWithin: false },
    ...(opened.has(line.key) && line.rows.length > 1
      ? line.rows.map((row): Shown => ({ key: `${row.id} within`, rows: [row], isWithin: true }))
      : []),
  ]);
  return (
    <Table<Shown>
      label={texts.rows}
      rows={lines}
      keyOf={({ key }) => key}
      onOpen={({ key, rows: [row, ...others] }) => (others.length > 0 ? toggle(key) : onOpen(row))}
      onEnd={onEnd}
      columns={[
        {
          id: 'at',
          title: texts.columns.at,
          share: 2,
          cell: ({ rows: [row] }) => <Time value={row.attributes['created-at']} as="second" />,
        },
        {
          id: 'what',
          title: texts.columns.what,
          share: 7,
          cell: (line) => <Line line={line} isOpened={opened.has(line.key)} onToggle={() => toggle(line.key)} />,
        },
      ]}
    />
  );
}

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]);

interface LineProps {
  readonly line: Shown;
  readonly isOpened: boolean;
  readonly onToggle: () => void;
}

function Line({ line: { rows, isWithin }, isOpened, onToggle }: LineProps) {
  const { auditLog: texts } = usePageTexts();
  const [row] = rows;
  if (rows.length > 1) return <Folded rows={rows} isOpened={isOpened} onToggle={onToggle} />;
  const { method, path } = row.attributes;
  return (
    <div className={styles['sentence']} data-within={isWithin}>
      <span>
        {isRefused(row) && <span className={styles['refused']}>{texts.attempt} </span>}
        <Sentence row={row} />
      </span>
      <Outcome row={row} />
      {isWithin && <code className={styles['request']}>{`${method} ${path}`}</code>}
    </div>
  );
}

interface FoldedProps {
  readonly rows: AuditLine['rows'];
  readonly isOpened: boolean;
  readonly onToggle: () => void;
}

function Folded({ rows, isOpened, onToggle }: FoldedProps) {
  const { auditLog: texts } = usePageTexts();
  const language = useLanguage();
  const [newest] = rows;
  const oldest = rows.at(-1) ?? newest;
  const { kind, object } = toldBy(newest);
  const read = object === undefined ? 'read-page' : 'read-object';
  const times = fill(texts.between, {
    from: clockOf(oldest.attributes['created-at'], language),
    until: clockOf(newest.attributes['created-at'], language),
  });
  return (
    <div className={styles['sentence']}>
      <span>
        <Sentence row={newest} {...(kind === 'read' ? { as: read } : {})} />
      </span>
      <span className={styles['more']}>
        {times}{' '}
        <Button look="plain" aria-expanded={isOpened} onPress={onToggle}>
          {countOf(texts.requests, rows.length, language)}
        </Button>
      </span>
    </div>
  );
}
