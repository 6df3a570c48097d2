/** Kind of reports on wallet addresses in watchlists: exact matches, by the rules of the coin. */
import { isUnbroken } from '@countersign/screening';
import type { Match } from '../../../../screening/screening-request.ts';
import type { ListedKind } from '../kind.ts';
import type { Members } from '../report.ts';
import { entityOfMatch, matchedLists } from './matched-lists.ts';
import { textOf } from './named-query.ts';
import { listOf, needed, orNull, part, partialDate, query, texts } from './shapes.ts';

const entity = part({
  ...texts('name', 'alias-type'),
  birthdates: listOf(partialDate()),
  'crypto-addresses': listOf(part(texts('type', 'address'))),
});

const shown = (match: Match): Members => ({
  ...entityOfMatch(match),
  'crypto-addresses': match.entity.wallets.map(({ currency, address }) => ({ type: currency, address })),
});

/** Removes the list's types, which the reference's shape does not have here. */
const withoutTypes = ({ 'list-types': _types, ...list }: Members): Members => list;

export const cryptoAddressKind: ListedKind = {
  kind: 'crypto-address-watchlist',
  title: 'Crypto address watchlist',
  answeredBy: 'watchlists',
  listTypes: ['sanction', 'warning', 'fitness_probity'],
  query: query(needed('crypto-address')),
  request(asked, settings) {
    const wallet = textOf(asked, 'crypto-address');
    if (wallet === null || !isUnbroken(wallet)) return null;
    return { name: null, wallet, birthdate: null, countries: [], rules: { ...settings, pepClasses: null } };
  },
  attributes: {
    query: part(texts('crypto-address')),
    result: orNull(
      listOf(part({ ...texts('name', 'url', 'list-type', 'slug', 'flag-code'), entities: listOf(entity) })),
    ),
  },
  present: ({ query: asked, matches, searched }) => ({
    query: { 'crypto-address': asked['crypto-address'] ?? '' },
    result: searched.length === 0 ? null : matchedLists(matches, shown).map(withoutTypes),
  }),
  recurs: true,
  occurrences: ['ready', 'errored', 'matched'],
};
