/** Kinds of adverse media reports on persons and businesses: from stored feeds, and from a provider. */
import { type TProperties, Type } from 'typebox';
import { nullable } from '../../../../api/json-api/schema.ts';
import type { AskedKind } from '../kind.ts';
import type { Members, ReportContent } from '../report.ts';
import { answerOf, anyObject, echoed } from './asked-kind.ts';
import { personProblems, textOf } from './named-query.ts';
import { joinMedia, type NamedInMedia, searchMedia } from './own-media.ts';
import { dateOrNull, listOf, needed, optional, part, query, textList, texts, webAddressOrNull } from './shapes.ts';

const asked = ['name-first', 'name-middle', 'name-last', 'term', 'birthdate', 'country-code'] as const;

const found: TProperties = {
  akas: textList(),
  birthdates: textList(),
  media: listOf(part({ ...texts('snippet', 'title'), date: dateOrNull(), url: webAddressOrNull() })),
  ...texts('name'),
};
const personSource = part({
  ...found,
  'match-types': textList(),
  sources: listOf(part({ 'country-codes': textList(), ...texts('name'), types: textList() })),
  ...texts('entity-id'),
});
/** Result of a business, spelled as in the reference: two names are in snake case. */
const businessSource = part({
  ...found,
  match_types: textList(),
  sources: listOf(part({ country_codes: textList(), ...texts('name', 'token'), types: textList() })),
  ...texts('id'),
});

const sourcesOf = ({ result }: ReportContent): readonly Members[] =>
  (result?.['related-sources'] ?? []) as readonly Members[];

/** Returns a source's token as in the reference: lower case with hyphens. */
const tokenOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const dismissed = ({ dismissals }: ReportContent, type: 'entity' | 'media') =>
  dismissals.flatMap(({ media, at, reason, by }) =>
    media?.type === type ? { ...media.told, 'ignored-at': at, 'ignore-reason': reason, user: by } : [],
  );

const media = {
  answeredBy: 'provider',
  isMedia: true,
  recurs: true,
  ownSource: 'press feeds',
  join: joinMedia,
} as const;

const matchTypes = ({ isExact }: NamedInMedia): readonly string[] => [isExact ? 'name_exact' : 'name_fuzzy'];

const shared = ({ spellings, articles, name }: NamedInMedia) => ({
  akas: spellings,
  birthdates: [],
  media: articles,
  name,
});

export const adverseMediaKind: AskedKind = {
  ...media,
  kind: 'adverse-media',
  title: 'Adverse media',
  query: query(optional(...asked)),
  queryProblems: personProblems,
  attributes: {
    ...texts(...asked),
    'birthdate-year': nullable('integer'),
    'related-sources': listOf(personSource),
    'ignore-list-media': anyObject(),
    'ignore-list-entity': listOf(anyObject()),
  },
  result: answerOf({ 'related-sources': Type.Array(personSource, { maxItems: 1000 }) }),
  own: (question) =>
    searchMedia(question, 'person', (named) => ({
      ...shared(named),
      'match-types': matchTypes(named),
      sources: named.publishers.map(({ name, countries, types }) => ({ 'country-codes': countries, name, types })),
      'entity-id': named.id,
    })),
  present: (content) => {
    const year = /^\d{4}/.exec(textOf(content.query, 'birthdate') ?? '')?.[0];
    return {
      ...echoed(asked, content.query),
      term: textOf(content.query, 'term') ?? '',
      'birthdate-year': year === undefined ? null : Number(year),
      'related-sources': sourcesOf(content),
      'ignore-list-media': Object.fromEntries(
        dismissed(content, 'media').map((each) => [String((each as Members)['url'] ?? ''), each]),
      ),
      'ignore-list-entity': dismissed(content, 'entity'),
    };
  },
  occurrences: ['ready', 'errored', 'matched', 'dismissed'],
};

const article = part(texts('title', 'url', 'date'));
const business = ['business-name', 'address-street', 'address-city', 'address-state', 'address-country'] as const;

export const businessAdverseMediaKind: AskedKind = {
  ...media,
  kind: 'business-adverse-media',
  title: 'Business adverse media',
  query: query(needed('term')),
  attributes: {
    ...texts('term'),
    'related-sources': listOf(businessSource),
    query: part(texts(...business, 'incorporation-date')),
    result: part({ 'adverse-media': listOf(article) }),
  },
  result: answerOf({ 'related-sources': Type.Array(businessSource, { maxItems: 1000 }) }),
  own: (question) =>
    searchMedia(question, 'organization', (named) => ({
      ...shared(named),
      match_types: matchTypes(named),
      sources: named.publishers.map(({ name, countries, types }) => ({
        country_codes: countries,
        name,
        token: tokenOf(name),
        types,
      })),
      id: named.id,
    })),
  present: (content) => ({
    term: content.query['term'] ?? null,
    'related-sources': sourcesOf(content),
    query: { 'business-name': content.query['term'] ?? '' },
    result: {
      'adverse-media': sourcesOf(content).flatMap(({ media: articles }) =>
        ((articles ?? []) as readonly Members[]).map(({ title, url, date }) => ({ title, url, date })),
      ),
    },
  }),
  occurrences: ['ready', 'errored', 'matched', 'dismissed'],
};
