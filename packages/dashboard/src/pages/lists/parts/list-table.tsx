/** A table of lists, newest first. */

import { kindOfList, type List, listCountsQuery } from '../../../client/lists.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { useApi } from '../../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../lists.module.css';

export interface ListTableProps {
  readonly rows: readonly List[];
  readonly onOpen: (list: List) => void;
  readonly onEnd: () => void;
}

export function ListTable({ rows, onOpen, onEnd }: ListTableProps) {
  const { lists: texts } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  const counts = useQuery(listCountsQuery(useApi()));
  const countOf = (id: string, what: 'items' | 'hits'): string =>
    counts.data === undefined
      ? texts.notCounted
      : number.format(counts.data.counts.find((each) => each['list-id'] === id)?.[what] ?? 0);
  return (
    <Table<List>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'name',
          title: texts.columns.name,
          share: 4,
          cell: ({ attributes }) => <bdi className={styles['name']}>{attributes.name}</bdi>,
        },
        { id: 'kind', title: texts.columns.kind, share: 3, cell: (list) => texts.kinds[kindOfList(list)] },
        { id: 'items', title: texts.columns.items, isNumber: true, cell: ({ id }) => countOf(id, 'items') },
        { id: 'hits', title: texts.columns.hits, isNumber: true, cell: ({ id }) => countOf(id, 'hits') },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes: { status } }) => (
            <Badge tone={status === 'active' ? 'good' : 'plain'}>{texts.statuses[status]}</Badge>
          ),
        },
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
