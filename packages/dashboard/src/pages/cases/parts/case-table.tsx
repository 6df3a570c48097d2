/** A table of cases in the order of assignment. */
import { CaseStatus } from '../../../cases/case-status.tsx';
import { TimeToDeadline } from '../../../cases/time-to-deadline.tsx';
import type { WorkItem } from '../../../client/cases.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { useSession } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../cases.module.css';

export interface CaseTableProps {
  readonly rows: readonly WorkItem[];
  readonly onOpen: (item: WorkItem) => void;
}

export function CaseTable({ rows, onOpen }: CaseTableProps) {
  const { cases: texts } = usePageTexts();
  return (
    <Table<WorkItem>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      columns={[
        { id: 'name', title: texts.columns.name, share: 4, cell: (item) => <Name item={item} /> },
        { id: 'status', title: texts.columns.status, share: 2, cell: (item) => <CaseStatus {...item} /> },
        { id: 'due', title: texts.columns.due, share: 3, cell: (item) => <TimeToDeadline of={item} /> },
        { id: 'who', title: texts.columns.who, share: 3, cell: (item) => <Who item={item} /> },
        {
          id: 'opened',
          title: texts.columns.opened,
          share: 2,
          cell: (item) => <Time value={item['created-at']} as="age" />,
        },
      ]}
    />
  );
}

function Name({ item }: { readonly item: WorkItem }) {
  const { cases: texts, case: one } = usePageTexts();
  const causes: Readonly<Record<string, string | undefined>> = one.causes;
  const { cause, priority, tags, 'snoozed-until': snoozed } = item;
  return (
    <span className={styles['who']}>
      <span className={styles['name']}>
        {item.name}
        {priority > 0 && <Badge tone="warning">{fill(texts.priority, { level: String(priority) })}</Badge>}
        {snoozed !== null && <Badge>{texts.snoozedUntil}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
      {cause !== null && <span className={styles['quiet']}>{causes[cause.type] ?? cause.reason}</span>}
    </span>
  );
}

function Who({ item: { assignee } }: { readonly item: WorkItem }) {
  const { cases: texts } = usePageTexts();
  const { user } = useSession().meta;
  if (assignee === null) return <span className={styles['quiet']}>{texts.nobody}</span>;
  return (
    <span className={styles['address']}>
      {assignee.id === user.id ? texts.you : (assignee['email-address'] ?? assignee.id)}
    </span>
  );
}
