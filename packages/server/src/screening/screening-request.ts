/** What is looked for in watchlists, by which rules, and what was found: plain values, since they go to a thread and back. */
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
  /** Null where a wallet alone is looked for. */
  readonly name: { readonly text: string; readonly kind: NameKind } | null;
  readonly wallet: string | null;
  readonly birthdate: PartialDate | null;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Who has one of them is found under any name. */
  readonly identifiers?: readonly Identifier[];
  readonly rules: ScreeningRules;
  /** Where names are those of articles: the categories that count. */
  readonly inArticles?: { readonly categories: readonly string[] };
}

/** The settings of a report template that say what a match is (contract, resources 3.6). */
export interface ScreeningRules {
  readonly names: NameSettings;
  readonly birthdate: BirthdateMatching;
  readonly compareCountries: boolean;
  /** Classes of politically exposed persons that count, 1 to 4; the others of `pepOf` beside them. */
  readonly pepClasses: readonly number[] | null;
  /** Whether relatives and close associates count, and persons whose class the source does not say. */
  readonly pepRelatives: boolean;
  readonly pepWithoutClass: boolean;
}

/** Which watchlists are searched. */
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
  /** Why they are alike: `equal`, `variant`, `sound`, … */
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
  /** Words of either side that nothing on the other stands for. */
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
  /** The name of the entity that is alike; of a wallet its first. */
  readonly name: string;
  /** Null where it was found by a wallet, or named by a provider. */
  readonly explanation: Explanation | null;
  /** Since when the entry is on the list no more; ISO 8601. */
  readonly goneAt?: string;
  /** What a provider said of it, where no watchlist has it: the members of the published result. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** What was searched: the version of a watchlist that was current. */
export interface SearchedSource {
  readonly slug: string;
  /** SHA-256 of what had arrived. */
  readonly version: string;
  /** By the publisher, ISO 8601; null where the files do not say. */
  readonly issuedAt: string | null;
  /** When it was last known to be the publisher's latest. */
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
  /** True where more were alike than are kept. */
  readonly truncated: boolean;
}
