/** Settings of a report template's version, and the defaults of each kind. Pure. */
import { type BirthdateMatching, type MediaCategory, mediaCategories, type NameSettings } from '@countersign/screening';
import type { SearchedType } from '../../../screening/watchlist.ts';

export interface ReportSettings {
  readonly names: NameSettings;
  readonly birthdate: BirthdateMatching;
  readonly compareCountries: boolean;
  readonly listTypes: readonly SearchedType[];
  /** Slugs of watchlists; empty for all of the types. */
  readonly watchlists: readonly string[];
  readonly pepClasses: readonly number[];
  readonly pepRelatives: boolean;
  readonly pepWithoutClass: boolean;
  /** Hours after which any list is too old for "no match"; each list's own maximum age if null or absent. */
  readonly maximumListAgeHours?: number | null;
  /** Status of a report without a match if a list is older than its maximum age. */
  readonly tooOldLists: 'errored' | 'noted';
  /** Categories of articles that count. */
  readonly mediaCategories: readonly MediaCategory[];
  /** True if local signals are a sufficient answer for a kind with scores. */
  readonly acceptSignalsOnly: boolean;
  /** True if a second user has to agree to a dismissal. */
  readonly dismissalsNeedTwo: boolean;
  /** Days between runs, 1 to 365; null for a single run. */
  readonly recurrenceDays: number | null;
}

/**
 * Returns careful defaults: persons are matched by the measured score, at the threshold at which few strangers alert
 * (docs/accuracy.md); companies strictly, as in the contract.
 */
export function shippedSettings(kind: {
  readonly kind: string;
  readonly listTypes?: readonly SearchedType[];
  readonly isMedia?: true;
}): ReportSettings {
  const isBusiness = kind.kind.startsWith('business-');
  return {
    names: { matching: isBusiness ? 'strict' : 'custom', partialNames: false, fuzziness: 'off', threshold: 0.7 },
    birthdate: 'year-plus-minus-1',
    compareCountries: true,
    listTypes: kind.listTypes ?? [],
    watchlists: [],
    pepClasses: [1, 2, 3, 4],
    pepRelatives: true,
    pepWithoutClass: true,
    tooOldLists: 'errored',
    maximumListAgeHours: null,
    mediaCategories: kind.isMedia === true ? mediaCategories : [],
    acceptSignalsOnly: false,
    dismissalsNeedTwo: false,
    recurrenceDays: null,
  };
}
