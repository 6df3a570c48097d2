/** One version of a watchlist: its origin, its contents, its changes, and who decided on it. */
import type { Watchlist } from '../../../client/resources.ts';
import { Copyable } from '../../../kit/copyable.tsx';
import { Time } from '../../../kit/time.tsx';
import styles from '../../../screening/screening.module.css';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { Entries } from './entries.tsx';

export type WatchlistVersion = NonNullable<Watchlist['attributes']['current']>;

export function Version({ slug, version }: { readonly slug: string; readonly version: WatchlistVersion }) {
  const { watchlists: texts } = usePageTexts();
  const number = new Intl.NumberFormat(useLanguage());
  const { changes, accepted, rejected, 'unread-countries': unread, 'left-out': leftOut } = version;
  const [added, changed, removed] = [changes.added, changes.changed, changes.removed].map((each) =>
    number.format(each),
  );
  return (
    <>
      {accepted !== null && <p>{fill(texts.acceptedBy, { by: accepted.by, reason: accepted.reason })}</p>}
      {rejected !== null && <p>{fill(texts.rejectedBy, { by: rejected.by, reason: rejected.reason })}</p>}
      <dl className={styles['facts']}>
        <dt>{texts.version}</dt>
        <dd>
          <Copyable value={version.version} name={texts.version} />
        </dd>
        <dt>{texts.issued}</dt>
        <dd>{version['issued-at'] ?? texts.unknown}</dd>
        <dt>{texts.received}</dt>
        <dd>
          <Time value={version['received-at']} />
        </dd>
        <dt>{texts.entities}</dt>
        <dd>{number.format(version.entities)}</dd>
        <dt>{texts.names}</dt>
        <dd>{number.format(version.names)}</dd>
        <dt>{texts.nameless}</dt>
        <dd>{number.format(version.nameless)}</dd>
        {unread.length > 0 && (
          <>
            <dt>{texts.unreadCountries}</dt>
            <dd>{unread.map(({ word, entries }) => `${word} (${number.format(entries)})`).join(', ')}</dd>
          </>
        )}
        {leftOut.length > 0 && (
          <>
            <dt>{texts.leftOut}</dt>
            <dd>{leftOut.map(({ kind, entries }) => `${kind} (${number.format(entries)})`).join(', ')}</dd>
          </>
        )}
        <dt>{texts.changes}</dt>
        <dd>{fill(texts.changed, { added: added ?? '', changed: changed ?? '', removed: removed ?? '' })}</dd>
      </dl>
      {changes.added + changes.changed + changes.removed > 0 && <Entries slug={slug} version={version.version} />}
    </>
  );
}
