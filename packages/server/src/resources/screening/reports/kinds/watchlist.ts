/** Kind of reports on persons in sanctions, warnings and lists of fitness and probity. */
import { type TProperties, Type } from 'typebox';
import type { ListedKind } from '../kind.ts';
import type { ReportContent } from '../report.ts';
import { entityOfMatch, listOfMatch, matchedLists } from './matched-lists.ts';
import { identifying, namedRequest, personProblems, textOf } from './named-query.ts';
import { listOf, optional, orNull, part, partialDate, query, textList, texts } from './shapes.ts';

const list = { ...texts('name', 'url', 'list-type'), 'list-types': textList(), ...texts('slug', 'flag-code') };
const entity: TProperties = { ...texts('name', 'alias-type'), birthdates: listOf(partialDate()) };

const matchedList = part({ ...list, entities: listOf(part(entity)) });
const ignored = part({
  ...texts('ignored-at', 'run-history-completed-at', 'user', 'ignore-reason'),
  match: part({ ...list, entities: listOf(part({ ...entity, ...texts('group-id') })) }),
});

/** True if a run was completed; before that `result` is null, since nothing was searched. */
const wasRun = ({ searched }: ReportContent): boolean => searched.length > 0;

export const watchlistKind: ListedKind = {
  kind: 'watchlist',
  title: 'Watchlist',
  answeredBy: 'watchlists',
  listTypes: ['sanction', 'warning', 'fitness_probity'],
  query: query({
    ...optional('name-first', 'name-middle', 'name-last', 'term', 'birthdate', 'address-country-code'),
    ...identifying,
  }),
  queryProblems: personProblems,
  request: (asked, settings) => namedRequest(asked, settings, { kind: 'person' }),
  attributes: {
    ...texts('name-first', 'name-middle', 'name-last', 'term', 'birthdate', 'country-code'),
    'matched-lists': orNull(listOf(matchedList)),
    'ignore-list': Type.Array(ignored),
  },
  present: (content) => ({
    ...Object.fromEntries(
      ['name-first', 'name-middle', 'name-last', 'term', 'birthdate'].map((name) => [
        name,
        textOf(content.query, name),
      ]),
    ),
    'country-code': textOf(content.query, 'address-country-code'),
    'matched-lists': wasRun(content) ? matchedLists(content.matches, entityOfMatch) : null,
    'ignore-list': content.dismissals.flatMap(({ at, runCompletedAt, match, by, reason }) =>
      match === null
        ? []
        : {
            'ignored-at': at,
            'run-history-completed-at': runCompletedAt,
            match: {
              ...listOfMatch(match),
              entities: [{ ...entityOfMatch(match), 'group-id': `${match.watchlist.slug}:${match.entity.key}` }],
            },
            user: by,
            'ignore-reason': reason,
          },
    ),
  }),
  recurs: true,
  occurrences: ['ready', 'errored', 'matched', 'dismissed'],
};
