/** Search of the local lists of one type, for a kind that a provider may answer too. */
import type { Match, ScreeningRequest } from '../../../screening/screening-request.ts';
import type { ListType } from '../../../screening/watchlist.ts';
import { missingOf, moreThanKept, notSearched } from './lists-not-searched.ts';
import type { OwnAnswer, OwnQuestion } from './own-answer.ts';
import type { Members } from './report.ts';

export interface OwnSearch {
  readonly matches: readonly Match[];
  /** Builds the answer from the facts found. */
  readonly answer: (facts: Members, hit: 'whole' | 'hit' | null) => OwnAnswer;
}

/** Searches the lists; null if none of the type is installed and the template names none. */
export async function searchOwn(
  { sources: { screener }, scope, settings }: OwnQuestion,
  listType: ListType,
  request: ScreeningRequest,
): Promise<OwnSearch | null> {
  const among = { listTypes: [listType], watchlists: settings.watchlists };
  const missing = await missingOf(screener, scope, among);
  const { searched, matches, model, truncated } = await screener.screen(scope, among, request);
  if (searched.length === 0 && missing.length === 0) return null;
  const { errors, isUnsure } = notSearched(searched, missing, settings);
  return {
    matches,
    answer: (facts, hit) => ({
      facts,
      searched,
      model,
      weight: hit ?? (isUnsure ? 'hint' : 'enough'),
      errors: truncated ? [...errors, moreThanKept] : errors,
    }),
  };
}
