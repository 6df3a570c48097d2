/** Items of the list, newest first; each opens its actions. */

import { useState } from 'react';
import { kindOfList, type List, listItemsQuery } from '../../../client/lists.ts';
import { useInfiniteQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Select } from '../../../kit/select.tsx';
import { useApi } from '../../../shell/session.ts';
import { useFilter } from '../../../shell/use-filter.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../list.module.css';
import { ItemDialog } from './item-dialog.tsx';
import { ItemTable } from './item-table.tsx';

/** Filter values as in the address; items that are not archived by default. */
const shown = { kept: 'pending,active', archived: 'archived', every: '' } as const;

export function Items({ list }: { readonly list: List }) {
  const { list: texts } = usePageTexts();
  const [{ items: asked = 'kept' }, setFilter] = useFilter();
  const choice = (Object.keys(shown) as (keyof typeof shown)[]).find((each) => each === asked) ?? 'kept';
  const found = useInfiniteQuery(listItemsQuery(useApi(), list.id, shown[choice]));
  const [openedId, setOpenedId] = useState<string | null>(null);
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = rows.find(({ id }) => id === openedId);
  const kind = kindOfList(list);
  return (
    <Card title={texts.items}>
      <div className={styles['bar']}>
        <Select
          label={texts.columns.status}
          value={choice}
          onChange={(next) => setFilter({ items: next === 'kept' ? '' : next })}
          choices={(Object.keys(shown) as (keyof typeof shown)[]).map((value) => ({
            value,
            label: texts.shown[value],
          }))}
        />
      </div>
      <QueryView query={found} lines={6} />
      {found.isSuccess && rows.length === 0 && <p>{texts.none}</p>}
      {rows.length > 0 && (
        <ItemTable
          rows={rows}
          kind={kind}
          onOpen={({ id }) => setOpenedId(id)}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
      {opened !== undefined && <ItemDialog item={opened} kind={kind} onClose={() => setOpenedId(null)} />}
    </Card>
  );
}
