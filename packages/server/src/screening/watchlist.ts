/**
 * A watchlist of the operator, and its versions as they arrived. All are files below `DATA_DIR/screening` (decision
 * 0086).
 */
import type { Mapping } from '@countersign/screening/sources';
import type { EnvironmentKind } from '../security/scope.ts';

export type ListType = 'sanction' | 'warning' | 'fitness_probity' | 'pep' | 'register' | 'media';

/** Types that a report may search for matches: an entry in a register or in the press is no match. */
export const searchedTypes = ['sanction', 'warning', 'fitness_probity', 'pep'] as const;

export type SearchedType = (typeof searchedTypes)[number];

export const listTypes: readonly ListType[] = [...searchedTypes, 'register', 'media'];

export interface Watchlist {
  /** Small letters, digits and hyphens: name of its folder, and its name in reports. */
  readonly slug: string;
  readonly title: string;
  /** A supported format. */
  readonly format: string;
  readonly listType: ListType;
  /** Download address; null for a list that only arrives in the inbox. */
  readonly url: string | null;
  /** Columns of the operator's own CSV. */
  readonly mapping: Mapping | null;
  readonly maximumAgeHours: number;
  /** Time at which the operator confirmed a licence that requires it; ISO 8601. */
  readonly licenceConfirmedAt: string | null;
  readonly environments: readonly EnvironmentKind[];
  /** Organization that owns the list; absent or null for a list of all organizations. */
  readonly organizationId?: string | null;
}

/** Differences to the previous version. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Counts of the parts of a version, so that a vanished part is noticed even if the total stays. */
export interface VersionParts {
  readonly persons: number;
  /** Names other than the first of each entry. */
  readonly aliases: number;
  readonly identifiers: number;
  readonly birthdates: number;
  /** Entries with a country that could not be read. */
  readonly unknownCountries: number;
  /** Spellings that no country is known by, the most frequent first, each with the number of its entries; absent in older versions. */
  readonly unreadCountries?: readonly (readonly [word: string, entries: number])[];
  /** Entries that were left out, by the kind that the list names, the most frequent first; absent in older versions. */
  readonly leftOut?: readonly (readonly [kind: string, entries: number])[];
  /** Entries by programme; an entry of several counts in each. */
  readonly programs: Readonly<Record<string, number>>;
}

export interface WatchlistVersion {
  /** SHA-256 of the names and contents of the files that arrived: the same files are the same version. */
  readonly sha256: string;
  /** Issue time by the publisher, if the files contain it. */
  readonly issuedAt: string | null;
  readonly receivedAt: string;
  /** Time at which it was known to be the publisher's latest on arrival; null if unknown, absent in older versions. */
  readonly latestAt?: string | null;
  readonly entities: number;
  readonly names: number;
  /** Entities without a searchable name. */
  readonly nameless: number;
  /** Counts of parts; absent in versions older than these counts. */
  readonly parts?: VersionParts;
  /** SHA-256 of the version's segment. */
  readonly segment: string;
  /** Previous version; null for the first. */
  readonly previous: string | null;
  readonly changes: Changes;
  /** Reason why it was not taken automatically; null if there is none. */
  readonly objection: string | null;
  /** Decision to take it despite an objection. */
  readonly accepted: VersionDecision | null;
  /** Final refusal; absent for a version without one. */
  readonly rejected?: VersionDecision;
}

/** Decision of a person on a version; `at` is ISO 8601. */
export interface VersionDecision {
  readonly by: string;
  readonly reason: string;
  readonly at: string;
}

/** Latest known state of a watchlist. */
export interface Standing {
  readonly watchlist: Watchlist;
  readonly current: WatchlistVersion | null;
  /** Version that arrived and waits for an operator's decision. */
  readonly waiting: WatchlistVersion | null;
  /** Time at which the current version was last known to be the publisher's latest, ISO 8601; null if unknown. */
  readonly checkedAt: string | null;
  /** ETag of the last download. */
  readonly etag: string | null;
}

export const slugPattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Returns the hours since the list was known to be the latest; null if that is unknown or there is no version. */
export function ageHours({ checkedAt }: Standing, now: Date): number | null {
  return checkedAt === null ? null : (now.getTime() - Date.parse(checkedAt)) / 3_600_000;
}
