/** Lists of what is met with every submission, each with how much is on it and how often it was met. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listsQuery } from '../../client/lists.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Select } from '../../kit/select.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
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
  const [isMaking, setMaking] = useState(false);
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = (id: string) => void navigate({ to: `/${kind}/lists/${id}` });
  const make = mayChange && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  const isEmpty = found.isSuccess && rows.length === 0 && status !== 'archived';
  return (
    <Page title={texts.title} text={texts.text} actions={!isEmpty && make}>
      <div className={styles['bar']}>
        <Select
          label={texts.columns.status}
          value={status}
          onChange={(next) => setFilter({ status: next === 'active' ? '' : next })}
          choices={statuses.map((value) => ({ value, label: texts.shown[value] }))}
        />
      </div>
      {found.isLoading && <Skeleton lines={6} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {isEmpty && (
        <EmptyState
          icon="block"
          title={texts.none}
          text={texts.noneText}
          {...(make === false ? {} : { action: make })}
        />
      )}
      {found.isSuccess && rows.length === 0 && status === 'archived' && <p>{texts.noneArchived}</p>}
      {rows.length > 0 && (
        <ListTable
          rows={rows}
          onOpen={({ id }) => open(id)}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
      {isMaking && <MakeList onClose={() => setMaking(false)} onMade={open} />}
    </Page>
  );
}
