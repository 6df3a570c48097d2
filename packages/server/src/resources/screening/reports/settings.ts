/** The settings of a version of a report template, and what each kind is shipped with. Pure. */
import { type BirthdateMatching, type MediaCategory, mediaCategories, type NameSettings } from '@countersign/screening';
import type { SearchedType } from '../../../screening/watchlist.ts';
import type { ReportKind } from './kind.ts';

export interface ReportSettings {
  readonly names: NameSettings;
  readonly birthdate: BirthdateMatching;
  readonly compareCountries: boolean;
  readonly listTypes: readonly SearchedType[];
  /** Slugs; empty for every watchlist of the types. */
  readonly watchlists: readonly string[];
  readonly pepClasses: readonly number[];
  readonly pepRelatives: boolean;
  readonly pepWithoutClass: boolean;
  /** Hours after which any list is too old for "no match"; the maximum age of each list when null or absent. */
  readonly maximumListAgeHours?: number | null;
  /** What a report without a match is when a list is older than its maximum age. */
  readonly tooOldLists: 'errored' | 'noted';
  /** Categories of articles that count. */
  readonly mediaCategories: readonly MediaCategory[];
  /** Whether what this machine finds out by itself is an answer, where a score is asked for. */
  readonly acceptSignalsOnly: boolean;
  /** Whether a second person has to agree before a match is dismissed. */
  readonly dismissalsNeedTwo: boolean;
  /** Days between two runs, 1 to 365; null for one run alone. */
  readonly recurrenceDays: number | null;
}

/**
 * What a careful company would run: the measured score decides about persons, at the threshold at which few strangers alert
 * (docs/accuracy.md); companies strictly, as the contract has it.
 */
export function shippedSettings(kind: ReportKind): ReportSettings {
  const isBusiness = kind.kind.startsWith('business-');
  return {
    names: { matching: isBusiness ? 'strict' : 'custom', partialNames: false, fuzziness: 'off', threshold: 0.7 },
    birthdate: 'year-plus-minus-1',
    compareCountries: true,
    listTypes: kind.answeredBy === 'watchlists' ? kind.listTypes : [],
    watchlists: [],
    pepClasses: [1, 2, 3, 4],
    pepRelatives: true,
    pepWithoutClass: true,
    tooOldLists: 'errored',
    maximumListAgeHours: null,
    mediaCategories: kind.answeredBy === 'provider' && kind.isMedia === true ? mediaCategories : [],
    acceptSignalsOnly: false,
    dismissalsNeedTwo: false,
    recurrenceDays: null,
  };
}
