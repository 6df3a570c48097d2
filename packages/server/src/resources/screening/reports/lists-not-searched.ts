/** Lists that should have been searched but were not, or are too old. */
import type { Screener } from '../../../screening/screener.ts';
import type { ScreeningSources, SearchedSource } from '../../../screening/screening-request.ts';
import type { Standing } from '../../../screening/watchlist.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ReportError } from './report.ts';
import type { ReportSettings } from './settings.ts';

/** Returns the slugs of watchlists that should be searched but have no version. */
export function missingAmong(listed: readonly Standing[], sources: Pick<ScreeningSources, 'watchlists'>): string[] {
  const there = new Set(listed.map(({ watchlist }) => watchlist.slug));
  const empty = listed.filter(({ current }) => current === null).map(({ watchlist }) => watchlist.slug);
  return [...sources.watchlists.filter((slug) => !there.has(slug)), ...empty];
}

export const missingOf = async (screener: Screener, scope: Scope, sources: ScreeningSources): Promise<string[]> =>
  missingAmong(await screener.listed(scope, sources), sources);

export interface NotSearched {
  readonly errors: readonly ReportError[];
  /** True if a clear answer would be unreliable. */
  readonly isUnsure: boolean;
}

export function notSearched(
  searched: readonly SearchedSource[],
  missing: readonly string[],
  { tooOldLists }: ReportSettings,
): NotSearched {
  const absent = missing.map((slug) => ({
    code: 'list-missing' as const,
    source: slug,
    detail: 'the watchlist has no version that can be searched',
  }));
  const old = searched
    .filter(({ age }) => age !== 'current')
    .map(({ slug, checkedAt }) => ({
      code: 'list-too-old' as const,
      source: slug,
      detail:
        checkedAt === null
          ? 'nobody knows how old the watchlist is: its operator says so by watchlists update --as-of DATE'
          : `the watchlist was last up to date at ${checkedAt}`,
    }));
  return {
    errors: [...absent, ...old],
    isUnsure: absent.length > 0 || (old.length > 0 && tooOldLists === 'errored'),
  };
}

export const moreThanKept: ReportError = {
  code: 'query-unusable',
  source: null,
  detail: 'more were alike than are kept; ask for less common names',
};
