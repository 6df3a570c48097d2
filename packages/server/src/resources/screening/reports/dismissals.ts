/** Filters of dismissed matches. A dismissed match stays inactive while its entry is unchanged. Pure. */
import { identityOf } from '../../../screening/material.ts';
import type { Match } from '../../../screening/screening-request.ts';
import type { ReportKind } from './kind.ts';
import type { Dismissal, Members, ReportContent } from './report.ts';

const isNowCalled = (one: Match, other: Match): boolean => (other.entity.formerKeys ?? []).includes(one.entity.key);

/** True if both are the same watchlist entry, under its current or a former key. */
export const sameEntity = (one: Match, other: Match): boolean =>
  one.watchlist.slug === other.watchlist.slug &&
  (one.entity.key === other.entity.key || isNowCalled(one, other) || isNowCalled(other, one));

/**
 * Returns the active matches. An entry whose names, birth dates or identifiers have changed since its dismissal is
 * active again.
 */
export const activeMatches = (matches: readonly Match[], dismissals: readonly Dismissal[]): Match[] =>
  matches.filter(
    (match) =>
      !dismissals.some(
        ({ match: dismissed }) =>
          dismissed !== null &&
          sameEntity(dismissed, match) &&
          identityOf(dismissed.entity) === identityOf(match.entity),
      ),
  );

/** Returns the id by which a media entity is dismissed. */
export const mediaId = (source: Members): string => String(source['entity-id'] ?? source['id'] ?? '');

const articlesOf = (source: Members): readonly Members[] => (source['media'] ?? []) as readonly Members[];

export const sourcesOf = (result: Members | null): readonly Members[] =>
  (result?.['related-sources'] ?? []) as readonly Members[];

/** Removes dismissed media entities and articles; an entity without articles left is removed too. */
export function activeMedia(result: Members | null, dismissals: readonly Dismissal[]): Members | null {
  if (result?.['related-sources'] === undefined) return result;
  const ids = (type: 'entity' | 'media') =>
    new Set(dismissals.flatMap(({ media }) => (media?.type === type ? media.id : [])));
  const [entities, articles] = [ids('entity'), ids('media')];
  const related = sourcesOf(result)
    .filter((source) => !entities.has(mediaId(source)))
    .map((source) => ({ ...source, media: articlesOf(source).filter(({ url }) => !articles.has(String(url))) }))
    .filter(({ media }) => media.length > 0 || articles.size === 0);
  return { ...result, 'related-sources': related };
}

/** Finds an entity by its id, or an article by its address; null if none is active. */
export function findMedia(result: Members | null, type: 'entity' | 'media', id: string): Members | null {
  const sources = sourcesOf(result);
  const found =
    type === 'entity'
      ? sources.find((source) => mediaId(source) === id)
      : sources.flatMap(articlesOf).find(({ url }) => String(url) === id);
  return found ?? null;
}

export const hasActiveMatch = (
  kind: ReportKind,
  { matches, result }: Pick<ReportContent, 'matches' | 'result'>,
): boolean =>
  kind.answeredBy === 'watchlists' ? matches.length > 0 : kind.isMedia === true && sourcesOf(result).length > 0;
