/** A table of audit log rows, newest first. */

import { type AuditRow, askerOf } from '../../../client/audit-log.ts';
import { nameOf, type Person } from '../../../client/people.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';

export interface RowTableProps {
  readonly rows: readonly AuditRow[];
  readonly people: readonly Person[];
  readonly onOpen: (row: AuditRow) => void;
  readonly onEnd: () => void;
}

export const askerName = (row: AuditRow, people: readonly Person[]): string => {
  const person = people.find(({ id }) => id === askerOf(row));
  return person === undefined ? askerOf(row) : nameOf(person);
};

const firstRefusal = 400;

export function RowTable({ rows, people, onOpen, onEnd }: RowTableProps) {
  const { auditLog: texts } = usePageTexts();
  return (
    <Table<AuditRow>
      label={texts.rows}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'at',
          title: texts.columns.at,
          share: 2,
          cell: ({ attributes }) => <Time value={attributes['created-at']} />,
        },
        { id: 'person', title: texts.columns.person, share: 2, cell: (row) => askerName(row, people) },
        {
          id: 'request',
          title: texts.columns.request,
          share: 5,
          cell: ({ attributes }) => (
            <code className={styles['request']}>
              {attributes.method} {attributes.path}
            </code>
          ),
        },
        {
          id: 'status',
          title: texts.columns.status,
          cell: ({ attributes: { 'response-status': status } }) => (
            <Badge tone={status >= firstRefusal ? 'problem' : 'good'}>{String(status)}</Badge>
          ),
        },
      ]}
    />
  );
}
