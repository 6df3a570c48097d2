/** The log of API requests: find a request, see why it was refused, and send it again. */

import { keysQuery } from '../../client/api-keys.ts';
import { errorsQuery, logsQuery } from '../../client/api-logs.ts';
import { useInfiniteQuery, useQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { ErrorGroups } from './parts/error-groups.tsx';
import { FindLog } from './parts/find-log.tsx';
import { LogQuestionForm } from './parts/log-question.tsx';
import { LogTable } from './parts/log-table.tsx';
import { OneLog } from './parts/one-log.tsx';

export function ApiLogsPage() {
  const { apiLogs: texts } = usePageTexts();
  const api = useApi();
  const [filter, setFilter] = useFilter();
  const { request: opened = '', status = '', method = '', path = '', key = '', from = '', until = '' } = filter;
  const question = { status, method, path, key, from, until };
  const isAsked = Object.values(question).some((value) => value !== '');
  const found = useInfiniteQuery(logsQuery(api, question));
  const errors = useQuery(errorsQuery(api));
  const keys = useInfiniteQuery({ ...keysQuery(api), enabled: useHasRight()('api_key.read') });
  const known = keys.data?.pages.flatMap(({ data }) => data) ?? [];
  const nameOf = (id: string) => known.find((each) => each.id === id)?.attributes.name ?? id;
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = (id: string) => setFilter({ request: id });
  return (
    <Page title={texts.title} text={texts.text}>
      <FindLog onFind={open} />
      {errors.data !== undefined && errors.data.groups.length > 0 && (
        <ErrorGroups errors={errors.data} onOpen={setFilter} />
      )}
      <Card title={texts.requests}>
        <LogQuestionForm key={JSON.stringify(question)} question={question} keys={known} onChange={setFilter} />
        <QueryView query={found} lines={8} />
        {found.isSuccess && rows.length === 0 && isAsked && <p>{texts.noneFound}</p>}
        {found.isSuccess && rows.length === 0 && !isAsked && (
          <EmptyState icon="logs" title={texts.none} text={texts.noneText} />
        )}
        {rows.length > 0 && (
          <LogTable
            rows={rows}
            nameOf={nameOf}
            onOpen={({ id }) => open(id)}
            onEnd={() => {
              if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
            }}
          />
        )}
      </Card>
      {opened !== '' && <OneLog key={opened} id={opened} nameOf={nameOf} onClose={() => open('')} />}
    </Page>
  );
}
