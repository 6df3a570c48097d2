/** Requests and results of a search in watchlists: plain values, since threads exchange them. */
import type {
  BirthdateMatching,
  Entity,
  Identifier,
  NameKind,
  NameSettings,
  PartialDate,
  Term,
} from '@countersign/screening';
import type { ListType } from './watchlist.ts';

export interface ScreeningRequest {
  /** Name to search for; null for a search by wallet only. */
  readonly name: { readonly text: string; readonly kind: NameKind } | null;
  readonly wallet: string | null;
  readonly birthdate: PartialDate | null;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Identifiers; an entry with one of them matches under any name. */
  readonly identifiers?: readonly Identifier[];
  readonly rules: ScreeningRules;
  /** Categories that count, if the names are those of articles. */
  readonly inArticles?: { readonly categories: readonly string[] };
}

/** The settings of a report template that say what a match is (contract, resources 3.6). */
export interface ScreeningRules {
  readonly names: NameSettings;
  readonly birthdate: BirthdateMatching;
  readonly compareCountries: boolean;
  /**
   * Classes of politically exposed persons that count, 1 to 4, in addition to the members below; null for all persons.
   */
  readonly pepClasses: readonly number[] | null;
  /** True if relatives and close associates count; `pepWithoutClass`: persons whose class the source omits. */
  readonly pepRelatives: boolean;
  readonly pepWithoutClass: boolean;
}

/** Watchlists to search. */
export interface ScreeningSources {
  readonly listTypes: readonly ListType[];
  /** Slugs; empty for all of the types. */
  readonly watchlists: readonly string[];
  /** In place of the maximum age of each list, in hours; its own when null or absent. */
  readonly maximumListAgeHours?: number | null;
}

export interface AlignedPair {
  readonly query: string;
  readonly listed: string;
  /** Kind of similarity: `equal`, `variant`, `sound`, … */
  readonly how: string;
  readonly similarity: number;
}

export const gateNames = ['name', 'birthdate', 'country', 'office'] as const;
export const gateOutcomes = ['passed', 'absent', 'identified', 'off'] as const;

/** A rule of the template that a match came through. */
export interface PassedGate {
  readonly gate: (typeof gateNames)[number];
  /** The value of the setting. */
  readonly setting: string;
  /** `absent`: one of both sides says nothing to compare. `identified`: a shared identifier outweighs the rule. */
  readonly outcome: (typeof gateOutcomes)[number];
}

/** Why a match is one: the terms add up to `z`. */
export interface Explanation {
  readonly model: string;
  readonly score: number;
  readonly z: number;
  readonly terms: readonly Term[];
  readonly pairs: readonly AlignedPair[];
  /** Words of either side without a counterpart on the other. */
  readonly leftQuery: readonly string[];
  readonly leftListed: readonly string[];
  /** Absent in matches of before they were kept. */
  readonly gates?: readonly PassedGate[];
}

export interface Match {
  readonly watchlist: { readonly slug: string; readonly title: string; readonly url: string; readonly type: ListType };
  readonly entity: Entity;
  /** Changes with what the entity is compared by. */
  readonly material: string;
  /** Matching name of the entity; its first name for a wallet. */
  readonly name: string;
  /** Null where it was found by a wallet, or named by a provider. */
  readonly explanation: Explanation | null;
  /** Since when the entry is on the list no more; ISO 8601. */
  readonly goneAt?: string;
  /** Members of the published result from a provider, if no watchlist has the entity. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** A searched watchlist, in the version that was current. */
export interface SearchedSource {
  readonly slug: string;
  /** SHA-256 of what had arrived. */
  readonly version: string;
  /** Issue time by the publisher, ISO 8601; null if the files omit it. */
  readonly issuedAt: string | null;
  /** Time at which it was last known to be the publisher's latest. */
  readonly checkedAt: string | null;
  /** SHA-256 of the segment. */
  readonly segment: string;
  readonly age: 'current' | 'old' | 'too-old';
}

export interface Screened {
  readonly model: string;
  readonly searched: readonly SearchedSource[];
  /** Best first. */
  readonly matches: readonly Match[];
  /** True if there were more matches than are kept. */
  readonly truncated: boolean;
}
