/** Serializer of a watchlist with its state to JSON:API. */
import { knownCountries } from '@countersign/screening';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { DifferingEntry } from '../../../screening/entries-that-differ.ts';
import type { SearchedSource } from '../../../screening/screening-request.ts';
import type { Standing, VersionDecision, WatchlistVersion } from '../../../screening/watchlist.ts';
import { differencesOf, isoOf } from '../reports/index.ts';
import type { changesBody, watchlistAttributes } from './schema.ts';

export interface ShownWatchlist {
  readonly standing: Standing;
  readonly lastRejected: WatchlistVersion | null;
  readonly age: SearchedSource['age'];
  readonly mayDecide: boolean;
}

const decisionOf = (decision: VersionDecision | null | undefined) => decision ?? null;

function serializeVersion(version: WatchlistVersion | null) {
  if (version === null) return null;
  const { sha256, issuedAt, receivedAt, entities, names, nameless, changes, objection, parts } = version;
  return {
    version: sha256,
    'issued-at': issuedAt,
    'received-at': receivedAt,
    entities,
    names,
    nameless,
    changes,
    objection,
    'unread-countries': (parts?.unreadCountries ?? []).map(([word, found]) => ({ word, entries: found })),
    'left-out': (parts?.leftOut ?? []).map(([kind, found]) => ({ kind, entries: found })),
    accepted: decisionOf(version.accepted),
    rejected: decisionOf(version.rejected),
  };
}

export function serializeWatchlist({
  standing,
  lastRejected,
  age,
  mayDecide,
}: ShownWatchlist): Resource<Wire<typeof watchlistAttributes>> {
  const { watchlist, current, waiting, checkedAt } = standing;
  return {
    type: 'watchlist',
    id: watchlist.slug,
    attributes: {
      title: watchlist.title,
      'list-type': watchlist.listType,
      format: watchlist.format,
      url: watchlist.url,
      'is-own': (watchlist.organizationId ?? null) !== null,
      'may-decide': mayDecide,
      'maximum-age-hours': watchlist.maximumAgeHours,
      'checked-at': checkedAt === null ? null : isoTimestamp(new Date(checkedAt)),
      age: current === null ? 'missing' : age,
      current: serializeVersion(current),
      waiting: serializeVersion(waiting),
      'last-rejected': serializeVersion(lastRejected),
    },
  };
}

export function serializeEntry(slug: string, entry: DifferingEntry): Wire<typeof changesBody>['data'][number] {
  const { change, before, after } = entry;
  const shown = after ?? before;
  const found = before === null || after === null ? [] : differencesOf(before, after);
  return {
    change,
    'entity-id': `${slug}:${shown?.key ?? ''}`,
    kind: shown?.kind ?? 'other',
    names: (shown?.names ?? []).map(({ value }) => value),
    birthdates: (shown?.birthdates ?? []).map(isoOf),
    countries: shown === null ? [] : knownCountries(shown),
    differences: found.map(({ field, before: gone, after: come }) => ({ field, before: [...gone], after: [...come] })),
  };
}
