/** Transactions, newest first, filtered by the address. */

import { useNavigate } from '@tanstack/react-router';
import { transactionMutations, transactionsQuery } from '../../client/transactions.ts';
import { useInfiniteQuery } from '../../client/use-query.ts';
import { ActionButton } from '../../kit/action-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { parseFilter } from './filter-grammar.ts';
import { FilterBar } from './parts/filter-bar.tsx';
import { TransactionTable } from './parts/transaction-table.tsx';

/** Returns the last full minute; ages count from it, so that a re-render repeats the same query. */
const fullMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;

export function TransactionsPage() {
  const { transactions: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const mayWrite = useHasRight()('txn.write');
  const [{ q: line = '' }, setFilter] = useFilter();
  const { predicates, unknown } = parseFilter(line, fullMinute());
  const found = useInfiniteQuery({ ...transactionsQuery(useApi(), predicates), enabled: unknown.length === 0 });
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const open = (id: string) => void navigate({ to: `/${kind}/transactions/${id}` });
  if (found.isSuccess && rows.length === 0 && line === '') {
    return (
      <Page title={texts.title} text={texts.text}>
        <EmptyState
          icon="list"
          title={texts.empty}
          text={texts.emptyText}
          {...(mayWrite && kind === 'sandbox' ? { action: <Sample onMade={open} /> } : {})}
        />
      </Page>
    );
  }
  return (
    <Page title={texts.title} text={texts.text}>
      <FilterBar key={line} line={line} onChange={(q) => setFilter({ q })} />
      {unknown.length > 0 && (
        <Notice tone="problem" title={fill(texts.unknown, { words: unknown.join(' ') })}>
          {texts.findHelp}
        </Notice>
      )}
      <QueryView query={found} lines={8} />
      {found.isSuccess && rows.length === 0 && <p>{texts.none}</p>}
      {rows.length > 0 && unknown.length === 0 && (
        <TransactionTable
          rows={rows}
          onOpen={({ id }) => open(id)}
          onEnd={() => {
            if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
          }}
        />
      )}
    </Page>
  );
}

const sample = { fields: { amount: 120.5, currency: 'EUR', direction: 'in', 'country-code': 'DE' } };

function Sample({ onMade }: { readonly onMade: (id: string) => void }) {
  const { transactions: texts } = usePageTexts();
  const { make } = useMutations(transactionMutations);
  return (
    <ActionButton look="main" onAct={async () => onMade((await make(sample)).data.id)}>
      {texts.sample}
    </ActionButton>
  );
}
