/** Watchlists that need attention. */

import { Link } from '@tanstack/react-router';
import type { Watchlist } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { isOfConcern, watchlistsQuery } from '../../../client/watchlists.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Calm } from './calm.tsx';
import { Source } from './source.tsx';

export function Watchlists() {
  const { screeningHome: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(watchlistsQuery(useApi()));
  const lists = found.data?.data.filter(isOfConcern) ?? [];
  const wordOf = ({ attributes }: Watchlist): string => {
    if (attributes.age === 'missing') return texts.watchlistMissing;
    return attributes.age === 'too-old' ? texts.watchlistOld : texts.watchlistWaits;
  };
  return (
    <Card title={texts.watchlists} help={texts.watchlistsHelp}>
      <QueryView query={found} />
      {found.isSuccess && lists.length === 0 && <Calm>{texts.watchlistsNone}</Calm>}
      {lists.length > 0 && (
        <ul className={styles['list']}>
          {lists.map((list) => (
            <li key={list.id} className={styles['line']}>
              <span className={styles['name']}>
                <Link to={`/${kind}/watchlists/${list.id}`}>{list.attributes.title}</Link>
              </span>
              <Badge tone="warning">{wordOf(list)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {found.isSuccess && <Source at={found.dataUpdatedAt} />}
    </Card>
  );
}
