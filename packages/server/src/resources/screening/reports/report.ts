/** A report: what was asked of one person or business, and what was found. */
import type { ToldSource } from '../../../lookups/report-provider.ts';
import type { Match, SearchedSource } from '../../../screening/screening-request.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { Members } from './kind.ts';
import type { ReportStatus } from './states.ts';

export const reportErrorCodes = [
  'source-not-connected',
  'list-missing',
  'list-too-old',
  'provider-failed',
  'query-unusable',
] as const;

export interface ReportError {
  readonly code: (typeof reportErrorCodes)[number];
  /** The watchlist or the provider; null where it is the report itself. */
  readonly source: string | null;
  readonly detail: string;
}

/** A match that somebody said is none: it holds while the entry stays as it was. */
export interface Dismissal {
  readonly at: string;
  /** When the run that found it was completed. */
  readonly runCompletedAt: string;
  readonly reason: string;
  /** Why, as one word of a closed list; absent where nobody chose one. */
  readonly code?: DismissalCode | null;
  /** Who did. */
  readonly by: string;
  /** Whose id may undo it; absent for one of before it was kept. */
  readonly byId?: string | null;
  readonly match: Match | null;
  /** Who said it first, where two people had to agree. */
  readonly first?: FirstRead;
  /** Of media: the entity as the provider told it, or one article of it. */
  readonly media: { readonly type: 'entity' | 'media'; readonly id: string; readonly told: Members } | null;
}

export interface FirstRead {
  readonly at: string;
  readonly by: string;
  readonly byId: string;
  readonly reason: string;
}

/** What one person said of a match that is active until a second one agrees. */
export interface ProposedDismissal extends Omit<Dismissal, 'byId' | 'first'> {
  readonly byId: string;
}

/** Why a match is none. */
export const dismissalCodes = [
  'other-person',
  'other-birthdate',
  'other-country',
  'other-gender',
  'name-alone',
  'not-relevant',
  'other',
] as const;

export type DismissalCode = (typeof dismissalCodes)[number];

/** A match of which somebody said that it is one: it stays active and waits for nobody, while the entry stays as it was. */
export interface Confirmation {
  readonly at: string;
  readonly reason: string | null;
  readonly by: string;
  readonly byId: string | null;
  readonly match: Match;
}

/** All that tells of a person: sealed under the report's own key. */
export interface ReportContent {
  readonly query: Members;
  /** By member of the query, the id of the verification or inquiry that told it; absent where a request did. */
  readonly querySources?: Readonly<Record<string, string>>;
  /** What the provider told, or what was found out without one; null where the matches say all, and before a run. */
  readonly result: Members | null;
  /** Active ones: what was dismissed is not among them. */
  readonly matches: readonly Match[];
  readonly dismissals: readonly Dismissal[];
  readonly confirmations: readonly Confirmation[];
  /** Dismissals that wait for a second person. */
  readonly proposals: readonly ProposedDismissal[];
  readonly errors: readonly ReportError[];
  readonly searched: readonly SearchedSource[];
  /** What a provider looked in; absent in reports of before it was kept. */
  readonly told?: readonly ToldSource[];
  readonly tags: readonly string[];
}

export const emptyContent: ReportContent = {
  query: {},
  result: null,
  matches: [],
  dismissals: [],
  confirmations: [],
  proposals: [],
  errors: [],
  searched: [],
  tags: [],
};

/** A run that a provider has not answered yet. */
export interface OpenRun {
  readonly id: string;
  readonly since: Date;
  readonly asks: number;
}

export interface Report {
  readonly id: string;
  readonly subject: Subject;
  readonly kind: string;
  readonly templateId: string;
  readonly templateVersionId: string;
  /** `v1`. */
  readonly templateVersionName: string;
  readonly status: ReportStatus;
  readonly accountId: string | null;
  readonly inquiryId: string | null;
  readonly content: ReportContent;
  readonly hasMatch: boolean;
  /** How many were completed. */
  readonly runs: number;
  /** `slug@sha256` of each watchlist that it was last screened against, sorted. */
  readonly screened: readonly string[];
  readonly nextRunAt: Date | null;
  readonly pausedAt: Date | null;
  readonly openRun: OpenRun | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly redactedAt: Date | null;
}

/** `list-change`: entries of a watchlist changed that may be its subject. */
export type RunType = 'manual' | 'scheduled' | 'list-change';

/** One entry of the history: a run, or what somebody did. */
export interface HistoryEntry {
  readonly id: string;
  readonly reportId: string;
  readonly type: 'run' | 'dismiss' | 'pause' | 'resume' | 'review';
  readonly actor: { readonly type: string; readonly id: string | null };
  readonly createdAt: Date;
  readonly run: Run | null;
}

export interface Run {
  readonly type: RunType;
  readonly status: ReportStatus;
  readonly completedAt: Date | null;
  readonly matches: number | null;
  readonly templateVersionId: string;
  readonly searched: readonly SearchedSource[];
  readonly model: string | null;
  /** Digest of the tables and the code that read and compared names; null of what no watchlist answered. */
  readonly engine: string | null;
  /** Keyed hashes of what went in and what came out: the same again is the same. */
  readonly inputsHash: string;
  readonly resultHash: string | null;
}
