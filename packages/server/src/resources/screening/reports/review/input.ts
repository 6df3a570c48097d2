/** Conversion of the filters of match reviews. */
import type { Filters } from '../../../../api/json-api/filters.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { ListedKind } from '../kind.ts';
import { findKind } from '../kinds/index.ts';
import type { listMatches } from '../operations/list-matches.ts';

export const readQueue = (
  filter: Filters<'report-id' | 'kind' | 'order'>,
  most: number,
): Parameters<typeof listMatches>[1] => ({
  reportId: filter.get('report-id')?.[0] ?? null,
  kinds: filter.get('kind') ?? [],
  order: filter.get('order')?.[0] === 'score' ? 'score' : 'age',
  most,
});

/** Returns the kind, by default that of persons. Throws bad_request for a kind that watchlists do not answer. */
export function readListedKind(filter: Filters<'kind'>): ListedKind {
  const kind = findKind(filter.get('kind')?.[0] ?? 'watchlist');
  if (kind?.answeredBy === 'watchlists') return kind;
  throw new Refusal('bad_request', { details: 'filter.kind names no kind that watchlists answer' });
}
