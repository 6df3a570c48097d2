/**
 * Kind of reports on politically exposed persons, with their relatives and associates if the template includes them.
 */
import { knownCountries } from '@countersign/screening';
import { Type } from 'typebox';
import type { Match } from '../../../../screening/screening-request.ts';
import type { ListedKind } from '../kind.ts';
import type { Members } from '../report.ts';
import { isoOf, listOfMatch } from './matched-lists.ts';
import { identifying, namedRequest, personProblems, textOf } from './named-query.ts';
import { listOf, optional, orNull, part, query, textList, texts } from './shapes.ts';
import { matchesTold, person, toldPeople } from './told-people.ts';

const asked = ['name-first', 'name-middle', 'name-last', 'term', 'birthdate', 'country-code'] as const;

function positionsOf({ entity: { positions, topics }, watchlist: { slug } }: Match): Members[] {
  const pepClass = topics.find((topic) => topic.startsWith('pep-class-'));
  return positions.map((name) => ({
    ...(pepClass === undefined ? {} : { 'pep-class': pepClass }),
    'source-key': slug,
    name,
    topics: ['role.pep'],
  }));
}

/** Serializes a dismissed match. The reference has a single `sources` object there, and a list for active matches. */
const dismissedPerson = (match: Match): Members => {
  const { name, url, 'flag-code': flag } = listOfMatch(match);
  const { topics: _, ...shown } = personOf(match);
  return { ...shown, sources: { url, name, 'flag-code': flag } };
};

/** Serializes a listed person without missing members: the reference has no null in most of them. */
function personOf(match: Match): Members {
  const { entity, watchlist, name } = match;
  const { slug } = watchlist;
  if (match.told !== undefined) return { ...match.told, 'entity-id': `${slug}:${entity.key}` };
  const [country] = knownCountries(entity);
  const { name: title, url, 'flag-code': flag } = listOfMatch(match);
  return {
    'entity-id': `${slug}:${entity.key}`,
    name,
    birthdates: entity.birthdates.map(isoOf),
    'death-dates': entity.deathDates.map(isoOf),
    locations: entity.addresses.map(({ full }) => full),
    ...(country === undefined ? {} : { country }),
    ...(entity.gender === null ? {} : { sex: entity.gender }),
    positions: positionsOf(match),
    associates: entity.relations.flatMap(({ type, name: other }) =>
      other === null ? [] : { name: other, relationship: type },
    ),
    affiliations: [],
    'related-urls': entity.urls.map((each) => ({ 'source-key': slug, name: each })),
    images: [],
    sources: { [slug]: { url, name: title, 'flag-code': flag } },
    'match-types': [...new Set(match.explanation?.pairs.map(({ how }) => how) ?? [])],
    'pep-type': entity.topics.includes('rca') ? 'relative-or-close-associate' : 'politically-exposed-person',
  };
}

export const exposedPersonKind: ListedKind = {
  kind: 'politically-exposed-person',
  title: 'Politically exposed person',
  answeredBy: 'watchlists',
  listTypes: ['pep'],
  query: query({ ...optional(...asked), ...identifying }),
  queryProblems: personProblems,
  request: (given, settings) => namedRequest(given, settings, { kind: 'person', isExposed: true }),
  attributes: {
    query: part(texts(...asked)),
    result: orNull(listOf(part({ ...person, topics: textList() }))),
    'ignore-list': listOf(
      part({
        ...texts('ignored-at', 'run-history-completed-at', 'user', 'ignore-reason'),
        match: part(person),
        'is-internal': Type.Boolean(),
      }),
    ),
  },
  told: { result: toldPeople, matches: matchesTold },
  present: ({ query: given, matches, dismissals, searched, told = [] }) => ({
    query: Object.fromEntries(asked.flatMap((name) => (textOf(given, name) === null ? [] : [[name, given[name]]]))),
    result:
      searched.length + told.length === 0
        ? null
        : matches.map((match) => ({ topics: match.entity.topics, ...personOf(match) })),
    'ignore-list': dismissals.flatMap(({ at, runCompletedAt, match, by, reason }) =>
      match === null
        ? []
        : {
            'ignored-at': at,
            'run-history-completed-at': runCompletedAt,
            match: dismissedPerson(match),
            user: by,
            'ignore-reason': reason,
            'is-internal': false,
          },
    ),
  }),
  recurs: true,
  occurrences: ['ready', 'errored', 'matched', 'dismissed'],
};
