/** Kind of reports on businesses in sanctions, warnings and lists of fitness and probity. */
import { Type } from 'typebox';
import type { Match } from '../../../../screening/screening-request.ts';
import type { ListType } from '../../../../screening/watchlist.ts';
import type { ListedKind } from '../kind.ts';
import { countryProblems, identifying, namedRequest, textOf } from './named-query.ts';
import { listOf, needed, optional, part, query, texts } from './shapes.ts';

const named = listOf(part(texts('name', 'url')));

const ofType = (matches: readonly Match[], wanted: ListType) =>
  matches
    .filter(({ watchlist: { type } }) => type === wanted)
    .map(({ name, watchlist: { url } }) => (url === '' ? { name } : { name, url }));

export const businessWatchlistKind: ListedKind = {
  kind: 'business-watchlist',
  title: 'Business watchlist',
  answeredBy: 'watchlists',
  listTypes: ['sanction', 'warning'],
  query: query({ ...needed('term'), ...optional('address-country-code'), ...identifying }),
  queryProblems: countryProblems,
  request: (asked, settings) => namedRequest(asked, settings, { kind: 'organization' }),
  attributes: {
    ...texts('term'),
    'matched-lists': Type.Array(Type.String()),
    'sanction-list': named,
    'fitness-probity-list': named,
    'warning-list': named,
  },
  present: ({ matches, query: asked }) => ({
    term: textOf(asked, 'term'),
    'matched-lists': [...new Set(matches.map(({ watchlist }) => watchlist.title))],
    'sanction-list': ofType(matches, 'sanction'),
    'fitness-probity-list': ofType(matches, 'fitness_probity'),
    'warning-list': ofType(matches, 'warning'),
  }),
  recurs: true,
  occurrences: ['ready', 'errored', 'matched', 'dismissed'],
};
