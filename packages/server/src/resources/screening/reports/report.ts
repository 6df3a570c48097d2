/** Report: the query for one person or business, and its results. */
import type { ToldSource } from '../../../lookups/report-provider.ts';
import type { Match, SearchedSource } from '../../../screening/screening-request.ts';
import type { Subject } from '../../../security/subject-keys.ts';

export type Members = Readonly<Record<string, unknown>>;

export const reportStatuses = ['pending', 'submitted', 'ready', 'errored'] as const;

export type ReportStatus = (typeof reportStatuses)[number];

export const reportErrorCodes = [
  'source-not-connected',
  'list-missing',
  'list-too-old',
  'provider-failed',
  'query-unusable',
] as const;

export interface ReportError {
  readonly code: (typeof reportErrorCodes)[number];
  /** Watchlist or provider; null for the report itself. */
  readonly source: string | null;
  readonly detail: string;
}

/** Match that a user dismissed; valid while the entry is unchanged. */
export interface Dismissal {
  readonly at: string;
  /** Completion of the run that found it. */
  readonly runCompletedAt: string;
  readonly reason: string;
  /** Reason code from a closed list; absent if none was chosen. */
  readonly code?: DismissalCode | null;
  /** Name of the user. */
  readonly by: string;
  /** Id of the user, who may undo it; absent for older dismissals without one. */
  readonly byId?: string | null;
  readonly match: Match | null;
  /** First user's proposal, if two users had to agree. */
  readonly first?: FirstRead;
  /** Dismissed media: the provider's entity, or one article of it. */
  readonly media: { readonly type: 'entity' | 'media'; readonly id: string; readonly told: Members } | null;
}

export interface FirstRead {
  readonly at: string;
  readonly by: string;
  readonly byId: string;
  readonly reason: string;
}

/** Dismissal proposed by one user; the match stays active until a second one agrees. */
export interface ProposedDismissal extends Omit<Dismissal, 'byId' | 'first'> {
  readonly byId: string;
}

/** Reasons for a dismissal. */
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

/** Match that a user confirmed: it stays active and leaves the queue, while the entry is unchanged. */
export interface Confirmation {
  readonly at: string;
  readonly reason: string | null;
  readonly by: string;
  readonly byId: string | null;
  readonly match: Match;
}

/** Personal data, sealed under the report's own key. */
export interface ReportContent {
  readonly query: Members;
  /** Id of the source verification or inquiry, by member of the query; absent if a request sent it. */
  readonly querySources?: Readonly<Record<string, string>>;
  /** Result of the provider or of local sources; null if the matches are the whole result, and before a run. */
  readonly result: Members | null;
  /** Active matches; dismissed ones are removed. */
  readonly matches: readonly Match[];
  readonly dismissals: readonly Dismissal[];
  readonly confirmations: readonly Confirmation[];
  /** Dismissals that wait for a second user. */
  readonly proposals: readonly ProposedDismissal[];
  readonly errors: readonly ReportError[];
  readonly searched: readonly SearchedSource[];
  /** Sources that a provider searched; absent in older reports. */
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

/** Run that a provider has not answered yet. */
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
  /** Version name, `v1`. */
  readonly templateVersionName: string;
  readonly status: ReportStatus;
  readonly accountId: string | null;
  readonly inquiryId: string | null;
  readonly content: ReportContent;
  readonly hasMatch: boolean;
  /** Number of completed runs. */
  readonly runs: number;
  /** Watchlists of the last screening as `slug@sha256`, sorted. */
  readonly screened: readonly string[];
  readonly nextRunAt: Date | null;
  readonly pausedAt: Date | null;
  readonly openRun: OpenRun | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly redactedAt: Date | null;
}

/** Type of a run; `list-change`: a changed watchlist entry may match the subject. */
export type RunType = 'manual' | 'scheduled' | 'list-change';

/** History entry: a run, or a user's action. */
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
  /** Digest of the tables and code that compare names; null if no watchlist was searched. */
  readonly engine: string | null;
  /** Keyed hashes of inputs and result: equal runs have equal hashes. */
  readonly inputsHash: string;
  readonly resultHash: string | null;
}
