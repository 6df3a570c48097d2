/** Lists that every submission is checked against, with their number of items and matches. */

import { useNavigate } from '@tanstack/react-router';
import { listsQuery } from '../../client/lists.ts';
import { useInfiniteQuery } from '../../client/use-query.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Select } from '../../kit/select.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import styles from './lists.module.css';
import { ListTable } from './parts/list-table.tsx';
import { MakeList } from './parts/make-list.tsx';

const statuses = ['active', 'archived', 'every'] as const;

export function ListsPage() {
  const { lists: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayChange = useHasRight()('list.write');
  const [{ status: asked = 'active' }, setFilter] = useFilter();
  const status = statuses.find((each) => each === asked) ?? 'active';
  const found = useInfiniteQuery(listsQuery(useApi(), status === 'every' ? '' : status));
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = (id: string) => void navigate({ to: `/${kind}/lists/${id}` });
  const make = mayChange && (
    <MakeButton label={texts.make}>{(close) => <MakeList onClose={close} onMade={open} />}</MakeButton>
  );
  const isEmpty = found.isSuccess && rows.length === 0 && status !== 'archived';
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={!isEmpty && make}
      query={found}
      lines={6}
      count={rows.length}
      filter={
        <div className={styles['bar']}>
          <Select
            label={texts.columns.status}
            value={status}
            onChange={(next) => setFilter({ status: next === 'active' ? '' : next })}
            choices={statuses.map((value) => ({ value, label: texts.shown[value] }))}
          />
        </div>
      }
      empty={
        status === 'archived' ? (
          <p>{texts.noneArchived}</p>
        ) : (
          <EmptyState
            icon="block"
            title={texts.none}
            text={texts.noneText}
            {...(make === false ? {} : { action: make })}
          />
        )
      }
    >
      {rows.length > 0 && (
        <ListTable
          rows={rows}
          onOpen={({ id }) => open(id)}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
    </ListPage>
  );
}
