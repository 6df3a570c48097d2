/** A watchlist as the operator keeps it, and its versions as they arrived. All of it are files below `DATA_DIR/screening` (decision 0086). */
import type { Mapping } from '@countersign/screening/sources';
import type { EnvironmentKind } from '../security/scope.ts';

export type ListType = 'sanction' | 'warning' | 'fitness_probity' | 'pep' | 'register' | 'media';

/** What a report may be told to search for matches: to stand in a register, or in the press, is none. */
export const searchedTypes = ['sanction', 'warning', 'fitness_probity', 'pep'] as const;

export type SearchedType = (typeof searchedTypes)[number];

export const listTypes: readonly ListType[] = [...searchedTypes, 'register', 'media'];

export interface Watchlist {
  /** Small letters, digits and hyphens: its folder, and how reports name it. */
  readonly slug: string;
  readonly title: string;
  /** One of the formats that are read. */
  readonly format: string;
  readonly listType: ListType;
  /** Where it is downloaded from; null for one that is dropped into the inbox alone. */
  readonly url: string | null;
  /** Columns of a CSV of one's own. */
  readonly mapping: Mapping | null;
  readonly maximumAgeHours: number;
  /** When the operator confirmed a licence that asks for it; ISO 8601. */
  readonly licenceConfirmedAt: string | null;
  readonly environments: readonly EnvironmentKind[];
  /** The organization whose own list it is; absent or null for one of everybody. */
  readonly organizationId?: string | null;
}

/** What differs from the version before. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How many entries of a version have what, so that a part that vanishes is seen while the whole stays as large as it was. */
export interface VersionParts {
  readonly persons: number;
  /** Names beside the first of each entry. */
  readonly aliases: number;
  readonly identifiers: number;
  readonly birthdates: number;
  /** Entries with a country that could not be read. */
  readonly unknownCountries: number;
  /** How those are written, the most frequent first, with how many entries; left out of versions of before. */
  readonly unreadCountries?: readonly (readonly [word: string, entries: number])[];
  /** Entries by programme; an entry of several counts for each. */
  readonly programs: Readonly<Record<string, number>>;
}

export interface WatchlistVersion {
  /** Of the files that arrived, by name and content: the same files are the same version. */
  readonly sha256: string;
  /** By the publisher, where the files say so. */
  readonly issuedAt: string | null;
  readonly receivedAt: string;
  /** When it was known to be the publisher's latest as it arrived; null where nothing said so, absent of versions of before. */
  readonly latestAt?: string | null;
  readonly entities: number;
  readonly names: number;
  /** Entities that had no name to be found by. */
  readonly nameless: number;
  /** Absent of versions that were read before parts were counted. */
  readonly parts?: VersionParts;
  /** SHA-256 of the segment made of it. */
  readonly segment: string;
  /** Null for the first. */
  readonly previous: string | null;
  readonly changes: Changes;
  /** Why it was not taken by itself; null where nothing spoke against it. */
  readonly objection: string | null;
  /** Who took it in spite of an objection, and why; ISO 8601. */
  readonly accepted: VersionDecision | null;
  /** Who refused it for good, and why; absent for one that nobody refused. */
  readonly rejected?: VersionDecision;
}

/** What a person said of a version; `at` is ISO 8601. */
export interface VersionDecision {
  readonly by: string;
  readonly reason: string;
  readonly at: string;
}

/** The latest answer to a question for the list: it was asked, and this is what was there. */
export interface Standing {
  readonly watchlist: Watchlist;
  readonly current: WatchlistVersion | null;
  /** Arrived and was not taken; waits for a person. */
  readonly waiting: WatchlistVersion | null;
  /** When the current version was last known to be the publisher's latest; ISO 8601. Null where nobody knows. */
  readonly checkedAt: string | null;
  /** By which the last download is known. */
  readonly etag: string | null;
}

export const slugPattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Hours since it was known to be the latest; null where nobody knows, and while there is none. */
export function ageHours({ checkedAt }: Standing, now: Date): number | null {
  return checkedAt === null ? null : (now.getTime() - Date.parse(checkedAt)) / 3_600_000;
}
