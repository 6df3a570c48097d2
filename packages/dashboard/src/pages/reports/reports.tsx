/** Reports, newest first, filtered by the address; new ones are created here. */

import { useNavigate } from '@tanstack/react-router';
import { type ReportFilter, reportMutations, reportsQuery } from '../../client/reports.ts';
import { useInfiniteQuery } from '../../client/use-query.ts';
import { ActionButton } from '../../kit/action-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Filters } from './parts/filters.tsx';
import { MakeReport } from './parts/make-report.tsx';
import { ReportTable } from './parts/report-table.tsx';

const names = ['kind', 'status', 'has-match', 'account-id', 'inquiry-id'] as const;

export function ReportsPage() {
  const { reports: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayMake = useHasRight()('report.write');
  const [address, setFilter] = useFilter();
  const filter: ReportFilter = Object.fromEntries(
    names.flatMap((name) => (address[name] ? [[name, address[name]]] : [])),
  );
  const found = useInfiniteQuery(reportsQuery(useApi(), filter));
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNarrowed = Object.keys(filter).length > 0;
  const open = (id: string) => void navigate({ to: `/${kind}/reports/${id}` });
  const make = mayMake && (
    <MakeButton label={texts.make}>{(close) => <MakeReport onClose={close} onMade={open} />}</MakeButton>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isSuccess && rows.length === 0 && !isNarrowed ? (
        <EmptyState
          icon="report"
          title={texts.none}
          text={texts.noneText}
          {...(mayMake && kind === 'sandbox' ? { action: <SampleReport onMade={open} /> } : {})}
        />
      ) : (
        <>
          <Filters filter={filter} onChange={setFilter} />
          <QueryView query={found} lines={8} />
          {found.isSuccess && rows.length === 0 && <p>{texts.nothing}</p>}
          {rows.length > 0 && (
            <ReportTable
              rows={rows}
              onOpen={({ id }) => open(id)}
              onEnd={() => {
                if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
              }}
            />
          )}
        </>
      )}
    </Page>
  );
}

/** A name that is documented to match in every sandbox. */
const sample = { 'name-first': 'Kim', 'name-last': 'Jong Un', birthdate: '1984-01-08' };

function SampleReport({ onMade }: { readonly onMade: (id: string) => void }) {
  const { reports: texts } = usePageTexts();
  const { make } = useMutations(reportMutations);
  return (
    <ActionButton look="main" onAct={async () => onMade((await make('watchlist', { query: sample })).data.id)}>
      {texts.sample}
    </ActionButton>
  );
}
