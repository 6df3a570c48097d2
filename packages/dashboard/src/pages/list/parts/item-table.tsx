/** A table of items with their matches and expiry. */
import type { ListItem, ListKind } from '../../../client/lists.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { shownItem } from '../item-values.ts';
import styles from '../list.module.css';

export interface ItemTableProps {
  readonly rows: readonly ListItem[];
  readonly kind: ListKind;
  readonly onOpen: (item: ListItem) => void;
  readonly onEnd: () => void;
}

export function ItemStatus({ status }: { readonly status: ListItem['status'] }) {
  const { list: texts } = usePageTexts();
  const tones = { pending: 'accent', active: 'good', archived: 'plain' } as const;
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
}

export function ItemTable({ rows, kind, onOpen, onEnd }: ItemTableProps) {
  const { list: texts, kit } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <Table<ListItem>
      label={texts.items}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'value',
          title: texts.columns.value,
          share: 4,
          cell: ({ values }) => <bdi className={styles['value']}>{shownItem(kind, values) || kit.keptFromRole}</bdi>,
        },
        { id: 'status', title: texts.columns.status, share: 2, cell: ({ status }) => <ItemStatus status={status} /> },
        {
          id: 'hits',
          title: texts.columns.hits,
          isNumber: true,
          cell: (item) => number.format(item['match-count']),
        },
        {
          id: 'before',
          title: texts.columns.before,
          isNumber: true,
          share: 2,
          cell: ({ 'back-hits': hits }) => (hits === null ? texts.notYet : number.format(hits)),
        },
        {
          id: 'expires',
          title: texts.columns.expires,
          share: 2,
          cell: ({ 'expires-at': at }) => (at === null ? texts.never : <Time value={at} as="day" />),
        },
        {
          id: 'created',
          title: texts.columns.created,
          share: 2,
          cell: (item) => <Time value={item['created-at']} as="age" />,
        },
      ]}
    />
  );
}
