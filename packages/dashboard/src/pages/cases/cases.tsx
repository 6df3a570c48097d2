/** Waiting cases in the order of assignment; users take the next one instead of choosing. */

import { Link, useNavigate } from '@tanstack/react-router';
import { isDue } from '../../cases/time-left.ts';
import { useNextCase } from '../../cases/use-next-case.ts';
import { mostWork, workQuery } from '../../client/cases.ts';
import { useQuery } from '../../client/use-query.ts';
import { Button, buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { useShortcuts } from '../../shell/use-shortcuts.ts';
import { fill } from '../../texts/fill.ts';
import { useNumber, usePageTexts } from '../../texts/use-texts.tsx';
import { CaseFilters } from './parts/case-filters.tsx';
import { CaseTable } from './parts/case-table.tsx';
import { Notices } from './parts/notices.tsx';
import { Queues } from './parts/queues.tsx';
import { dueOf, workFilterOf } from './work-filter.ts';

export function CasesPage() {
  const { cases: texts } = usePageTexts();
  const number = useNumber();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const [given, setFilter] = useFilter();
  const found = useQuery(workQuery(useApi(), workFilterOf(given)));
  const cases = found.data?.cases ?? [];
  const rows = cases.filter((each) => isDue(dueOf(given), each['sla-expires-at'], Date.now()));
  const isNarrowed = Object.keys(given).length > 0;
  return (
    <Page
      title={texts.title}
      text={texts.text}
      actions={<Actions queue={given['queue']} template={given['template']} />}
    >
      <Notices />
      <Queues chosen={given['queue'] ?? ''} onChoose={(queue) => setFilter({ queue })} />
      <CaseFilters given={given} onChange={setFilter} />
      <QueryView query={found} lines={8} />
      {found.isSuccess && rows.length === 0 && isNarrowed && <p>{texts.none}</p>}
      {found.isSuccess && rows.length === 0 && !isNarrowed && (
        <EmptyState icon="case" title={texts.nothing} text={texts.nothingText} />
      )}
      {rows.length > 0 && <CaseTable rows={rows} onOpen={({ id }) => void navigate({ to: `/${kind}/cases/${id}` })} />}
      {cases.length >= mostWork && <p>{fill(texts.most, { count: number(mostWork) })}</p>}
    </Page>
  );
}

interface ActionsProps {
  readonly queue: string | undefined;
  readonly template: string | undefined;
}

function Actions({ queue, template }: ActionsProps) {
  const { cases: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const mayWrite = useHasRight()('case.write');
  const { isPending, claim } = useNextCase({ queue, template });
  useShortcuts({ nextReview: () => mayWrite && claim() });
  return (
    <>
      <Link to={`/${kind}/case-queues`} className={buttonLook()}>
        {texts.manage}
      </Link>
      {mayWrite && (
        <Button look="main" icon="right" isPending={isPending} onPress={claim}>
          {texts.next}
        </Button>
      )}
    </>
  );
}
