/** Articles of the stored feeds, grouped for reports by the name that was found. Pure, except for the search. */
import { fold } from '@countersign/screening';
import type { Match } from '../../../../screening/screening-request.ts';
import { type OwnAnswer, type OwnQuestion, plainAnswer } from '../own-answer.ts';
import type { Members } from '../report.ts';
import { searchOwn } from '../search-own.ts';
import { namedRequest } from './named-query.ts';

/** Name as spelled in the press, with its articles. */
export interface NamedInMedia {
  readonly id: string;
  readonly name: string;
  readonly spellings: readonly string[];
  readonly isExact: boolean;
  readonly articles: readonly Members[];
  readonly publishers: readonly {
    readonly name: string;
    readonly countries: readonly string[];
    readonly types: readonly string[];
  }[];
}

const keyOf = (name: string): string =>
  fold(name)
    .map(({ text }) => text)
    .join('-');

const isExact = ({ explanation }: Match): boolean => {
  if (explanation === null) return false;
  const { pairs, leftQuery, leftListed } = explanation;
  return pairs.every(({ how }) => how === 'equal') && leftQuery.length + leftListed.length === 0;
};

const each = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function publishersOf(matches: readonly Match[]): NamedInMedia['publishers'] {
  const byName = Map.groupBy(matches, ({ entity, watchlist }) => entity.article?.publisher || watchlist.title);
  return [...byName.entries()].map(([name, found]) => ({
    name,
    countries: each(found.flatMap(({ entity }) => entity.article?.countryCode ?? [])),
    types: each(found.flatMap(({ entity }) => entity.article?.categories ?? [])).map((type) => `adverse-media-${type}`),
  }));
}

function articlesOf(matches: readonly Match[]): Members[] {
  const byUrl = new Map(
    matches.flatMap(({ entity: { article } }) => (article === undefined ? [] : [[article.url, article]])),
  );
  return [...byUrl.values()]
    .sort((left, right) => (right.date ?? '').localeCompare(left.date ?? ''))
    .map(({ date, snippet, url, title }) => ({ ...(date === null ? {} : { date }), snippet, url, title }));
}

/** Groups matches by name, in the order of each name's best match. */
export function namedInMedia(matches: readonly Match[]): NamedInMedia[] {
  return [...Map.groupBy(matches, ({ name }) => keyOf(name)).entries()].map(([id, found]) => {
    const [best] = found as [Match];
    return {
      id,
      name: best.name,
      isExact: found.some(isExact),
      articles: articlesOf(found),
      spellings: each(found.map(({ name }) => name)).filter((name) => name !== best.name),
      publishers: publishersOf(found),
    };
  });
}

/** Searches the feeds; null if none is stored. A name without a letter finds nothing. */
export async function searchMedia(
  question: OwnQuestion,
  kind: 'person' | 'organization',
  show: (named: NamedInMedia) => Members,
): Promise<OwnAnswer | null> {
  const { query, settings } = question;
  const request = namedRequest(query, settings, { kind });
  if (request === null) return plainAnswer({}, 'hint');
  const found = await searchOwn(question, 'media', {
    ...request,
    inArticles: { categories: settings.mediaCategories },
  });
  if (found === null) return null;
  const related = namedInMedia(found.matches).map(show);
  return found.answer({ 'related-sources': related }, related.length > 0 ? 'hit' : null);
}

/** Joins local articles and the provider's. */
export const joinMedia = (own: Members, told: Members): Members => ({
  ...told,
  'related-sources': [own, told].flatMap(({ 'related-sources': related }) => (related ?? []) as readonly Members[]),
});
