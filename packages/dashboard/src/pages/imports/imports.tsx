/** Imports of CSV files, newest first. */

import { Link, useNavigate } from '@tanstack/react-router';
import { importersQuery } from '../../client/importers.ts';
import { useInfiniteQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ListPage } from '../../kit/list-page.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { ImportTable } from './parts/import-table.tsx';

export function ImportsPage() {
  const { imports: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayImport = useHasRight()('importer.write');
  const found = useInfiniteQuery(importersQuery(useApi()));
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const isEmpty = found.isSuccess && rows.length === 0;
  const start = mayImport && (
    <Link to={`/${kind}/imports/new`} className={buttonLook('main')}>
      {texts.importFile}
    </Link>
  );
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={!isEmpty && start}
      query={found}
      lines={6}
      count={rows.length}
      empty={
        <EmptyState
          icon="upload"
          title={texts.none}
          text={texts.noneText}
          {...(start === false ? {} : { action: start })}
        />
      }
    >
      {rows.length > 0 && (
        <ImportTable
          rows={rows}
          onOpen={({ id }) => void navigate({ to: `/${kind}/imports/${id}` })}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
    </ListPage>
  );
}
