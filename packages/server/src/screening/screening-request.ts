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

/** Settings of a report template that define a match (contract, resources 3.6). */
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
  /** Slugs; empty for all lists of the types. */
  readonly watchlists: readonly string[];
  /** Maximum age of each list, in hours; null or absent for the list's own. */
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

/** A rule of the template that a match passed. */
export interface PassedGate {
  readonly gate: (typeof gateNames)[number];
  /** Value of the setting. */
  readonly setting: string;
  /**
   * Outcome. `absent`: one of both sides has nothing to compare. `identified`: a shared identifier outweighs the rule.
   */
  readonly outcome: (typeof gateOutcomes)[number];
}

/** Explanation of a match: the terms add up to `z`. */
export interface Explanation {
  readonly model: string;
  readonly score: number;
  readonly z: number;
  readonly terms: readonly Term[];
  readonly pairs: readonly AlignedPair[];
  /** Words of either side without a counterpart on the other. */
  readonly leftQuery: readonly string[];
  readonly leftListed: readonly string[];
  /** Passed gates; absent in matches older than this member. */
  readonly gates?: readonly PassedGate[];
}

export interface Match {
  readonly watchlist: { readonly slug: string; readonly title: string; readonly url: string; readonly type: ListType };
  readonly entity: Entity;
  /** Hash that changes with the compared data of the entity. */
  readonly material: string;
  /** Matching name of the entity; its first name for a wallet. */
  readonly name: string;
  /** Explanation; null for a match by wallet, or from a provider. */
  readonly explanation: Explanation | null;
  /** Time since which the entry is no longer on the list; ISO 8601. */
  readonly goneAt?: string;
  /** Members of the published result from a provider, if no watchlist has the entity. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** A searched watchlist, in the version that was current. */
export interface SearchedSource {
  readonly slug: string;
  /** SHA-256 of the files that arrived. */
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
  /** Matches, best first. */
  readonly matches: readonly Match[];
  /** True if there were more matches than are kept. */
  readonly truncated: boolean;
}
