/** The log of API requests: find a request, see why it was refused, and send it again. */

import { errorsQuery, logsQuery } from '../../client/api-logs.ts';
import { useInfiniteQuery, useQuery } from '../../client/use-query.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { ErrorGroups } from './parts/error-groups.tsx';
import { FindLog } from './parts/find-log.tsx';
import { LogTable } from './parts/log-table.tsx';
import { OneLog } from './parts/one-log.tsx';

export function ApiLogsPage() {
  const { apiLogs: texts } = usePageTexts();
  const api = useApi();
  const [{ request: opened = '' }, setFilter] = useFilter();
  const found = useInfiniteQuery(logsQuery(api));
  const errors = useQuery(errorsQuery(api));
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = (id: string) => setFilter({ request: id });
  return (
    <Page title={texts.title} text={texts.text}>
      <FindLog onFind={open} />
      {errors.data !== undefined && errors.data.groups.length > 0 && <ErrorGroups errors={errors.data} onOpen={open} />}
      <QueryView query={found} lines={8} />
      {found.isSuccess && rows.length === 0 && <EmptyState icon="logs" title={texts.none} text={texts.noneText} />}
      {rows.length > 0 && (
        <LogTable
          rows={rows}
          onOpen={({ id }) => open(id)}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
      {opened !== '' && <OneLog key={opened} id={opened} onClose={() => open('')} />}
    </Page>
  );
}
