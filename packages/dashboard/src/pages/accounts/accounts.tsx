/** Accounts of the people whom inquiries are about. */

import { Link, useNavigate } from '@tanstack/react-router';
import { accountsQuery, meantAccountsQuery } from '../../client/accounts.ts';
import { useInfiniteQuery, useQuery } from '../../client/use-query.ts';
import { ImportLink } from '../../imports/import-link.tsx';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useEnvironment } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { AccountTable } from './parts/account-table.tsx';
import { FindAccount } from './parts/find-account.tsx';

export function AccountsPage() {
  const { accounts: texts, home } = usePageTexts();
  const api = useApi();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const [{ q: text = '' }, setFilter] = useFilter();
  const all = useInfiniteQuery({ ...accountsQuery(api), enabled: text === '' });
  const meant = useQuery({ ...meantAccountsQuery(api, text), enabled: text !== '' });
  const found = text === '' ? all : meant;
  const rows = text === '' ? (all.data?.pages.flatMap(({ data }) => data) ?? []) : (meant.data ?? []);
  const start = (
    <Link to={`/${kind}/first-inquiry`} className={buttonLook('main')}>
      {home.start}
    </Link>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={<ImportLink kind="account" />}>
      <FindAccount key={text} text={text} onFind={(q) => setFilter({ q })} />
      <QueryView<unknown> query={found} lines={8} />
      {found.isSuccess && rows.length === 0 && text === '' && (
        <EmptyState icon="team" title={texts.none} text={texts.noneText} action={start} />
      )}
      {found.isSuccess && rows.length === 0 && text !== '' && <p>{texts.noneFound}</p>}
      {rows.length > 0 && (
        <AccountTable
          rows={rows}
          onOpen={({ id }) => void navigate({ to: `/${kind}/accounts/${id}` })}
          onEnd={() => {
            if (text === '' && all.hasNextPage && !all.isFetchingNextPage) void all.fetchNextPage();
          }}
        />
      )}
    </Page>
  );
}
