/** Page of one watchlist: the searched version, and the one waiting for review. */

import { useParams } from '@tanstack/react-router';
import type { Watchlist } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { watchlistQuery } from '../../client/watchlists.ts';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import styles from '../../screening/screening.module.css';
import { WatchlistAge } from '../../screening/watchlist-age.tsx';
import { useApi } from '../../shell/session.ts';
import { countOf } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import { Version } from './parts/version.tsx';
import { Waiting } from './parts/waiting.tsx';

export function WatchlistPage() {
  const { watchlists: texts } = usePageTexts();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const found = useQuery(watchlistQuery(useApi(), slug));
  if (found.data !== undefined) return <Known watchlist={found.data.data} />;
  return (
    <Page title={texts.one}>
      <QueryView query={found} lines={8} />
    </Page>
  );
}

function Known({ watchlist }: { readonly watchlist: Watchlist }) {
  const { watchlists: texts } = usePageTexts();
  const language = useLanguage();
  const { attributes, id } = watchlist;
  const { current, waiting, 'last-rejected': rejected } = attributes;
  return (
    <Page title={attributes.title}>
      {waiting !== null && <Waiting watchlist={watchlist} version={waiting} />}
      <Card title={texts.one} actions={<WatchlistAge age={attributes.age} />}>
        <dl className={styles['facts']}>
          <dt>{texts.slug}</dt>
          <dd>
            <Copyable value={id} name={texts.slug} />
          </dd>
          <dt>{texts.type}</dt>
          <dd>{texts.types[attributes['list-type']]}</dd>
          <dt>{texts.format}</dt>
          <dd>
            <code>{attributes.format}</code>
          </dd>
          <dt>{texts.address}</dt>
          <dd>{attributes.url ?? texts.noAddress}</dd>
          <dt>{texts.owner}</dt>
          <dd>{attributes['is-own'] ? texts.ownerOwn : texts.ownerShared}</dd>
          <dt>{texts.checked}</dt>
          <dd>{attributes['checked-at'] === null ? texts.never : <Time value={attributes['checked-at']} />}</dd>
          <dt>{texts.maximumAge}</dt>
          <dd>{countOf(texts.hours, attributes['maximum-age-hours'], language)}</dd>
        </dl>
      </Card>
      <Card title={texts.current}>
        {current === null ? <p>{texts.currentNone}</p> : <Version slug={id} version={current} />}
      </Card>
      {rejected !== null && (
        <Card title={texts.lastRejected}>
          <Version slug={id} version={rejected} />
        </Card>
      )}
    </Page>
  );
}
