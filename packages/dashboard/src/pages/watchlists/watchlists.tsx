/** Watchlists for name searches, with their status. */

import { useNavigate } from '@tanstack/react-router';
import type { Watchlist } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { watchlistsQuery } from '../../client/watchlists.ts';
import { Badge } from '../../kit/badge.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Time } from '../../kit/time.tsx';
import { WatchlistAge } from '../../screening/watchlist-age.tsx';
import { useApi, useEnvironment } from '../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import styles from './watchlists.module.css';

export function WatchlistsPage() {
  const { watchlists: texts } = usePageTexts();
  const found = useQuery(watchlistsQuery(useApi()));
  const rows = found.data?.data ?? [];
  return (
    <Page title={texts.title} text={texts.text}>
      <QueryView query={found} lines={5} />
      {found.isSuccess && rows.length === 0 && <EmptyState icon="list" title={texts.none} text={texts.noneText} />}
      {rows.length > 0 && <WatchlistTable rows={rows} />}
    </Page>
  );
}

function WatchlistTable({ rows }: { readonly rows: readonly Watchlist[] }) {
  const { watchlists: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const language = useLanguage();
  return (
    <Table<Watchlist>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: `/${kind}/watchlists/${id}` })}
      columns={[
        {
          id: 'title',
          title: texts.columns.title,
          share: 4,
          cell: ({ id, attributes }) => (
            <span className={styles['who']}>
              <strong>{attributes.title}</strong>
              <code>{id}</code>
            </span>
          ),
        },
        {
          id: 'type',
          title: texts.columns.type,
          share: 2,
          cell: ({ attributes }) => texts.types[attributes['list-type']],
        },
        {
          id: 'entries',
          title: texts.columns.entries,
          isNumber: true,
          cell: ({ attributes }) => new Intl.NumberFormat(language).format(attributes.current?.entities ?? 0),
        },
        {
          id: 'age',
          title: texts.columns.age,
          share: 3,
          cell: ({ attributes }) => (
            <span>
              <WatchlistAge age={attributes.age} />{' '}
              {attributes['checked-at'] !== null && <Time value={attributes['checked-at']} as="age" />}
            </span>
          ),
        },
        {
          id: 'waiting',
          title: texts.columns.waiting,
          share: 2,
          cell: ({ attributes }) =>
            attributes.waiting === null ? texts.nothingWaits : <Badge tone="warning">{texts.waits}</Badge>,
        },
      ]}
    />
  );
}
