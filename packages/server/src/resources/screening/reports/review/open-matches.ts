/** Open matches of a report, and changes of an entry since its dismissal. Pure. */
import { type Entity, knownCountries } from '@countersign/screening';
import type { Match } from '../../../../screening/screening-request.ts';
import { sameEntity } from '../dismissals.ts';
import { isoOf } from '../kinds/matched-lists.ts';
import type { Confirmation, Dismissal, ReportContent } from '../report.ts';

/** Returns the id by which requests name a watchlist entry. */
export const entityIdOf = ({ watchlist, entity }: Pick<Match, 'watchlist' | 'entity'>): string =>
  `${watchlist.slug}:${entity.key}`;

/** Returns the confirmation of a match; null if there is none, or the entry has changed since. */
export const confirmationOf = (
  match: Match,
  { confirmations }: Pick<ReportContent, 'confirmations'>,
): Confirmation | null =>
  confirmations.findLast((each) => sameEntity(each.match, match) && each.match.material === match.material) ?? null;

/** Returns the active matches without a decision. */
export const openMatches = (content: Pick<ReportContent, 'matches' | 'confirmations'>): Match[] =>
  content.matches.filter((match) => confirmationOf(match, content) === null);

export interface Difference {
  readonly field: 'names' | 'birthdates' | 'countries' | 'identifiers' | 'topics' | 'wallets';
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns the compared facts of an entry, as texts. */
const compared = (entity: Entity): Readonly<Record<Difference['field'], readonly string[]>> => ({
  names: entity.names.map(({ value }) => value),
  birthdates: entity.birthdates.map(isoOf),
  countries: knownCountries(entity),
  identifiers: entity.identifiers.map(({ scheme, value }) => `${scheme} ${value}`),
  topics: entity.topics,
  wallets: entity.wallets.map(({ currency, address }) => `${currency} ${address}`),
});

/** Returns the removed and added values. */
export function differencesOf(before: Entity, after: Entity): Difference[] {
  const [earlier, later] = [compared(before), compared(after)];
  return (Object.keys(earlier) as Difference['field'][]).flatMap((field) => {
    const gone = earlier[field].filter((each) => !later[field].includes(each));
    const come = later[field].filter((each) => !earlier[field].includes(each));
    return gone.length + come.length === 0 ? [] : { field, before: gone, after: come };
  });
}

/** Returns the dismissal before the entry changed; null if there was none. */
export function earlierDismissal(
  match: Match,
  { dismissals }: Pick<ReportContent, 'dismissals'>,
): (Dismissal & { readonly match: Match }) | null {
  const found = dismissals.findLast(({ match: dismissed }) => dismissed !== null && sameEntity(dismissed, match));
  return found === undefined || found.match === null ? null : { ...found, match: found.match };
}
