/** What a kind of report says of itself, one row a kind (contract, resources 3.3 to 3.5). */
import type { TObject, TSchema } from 'typebox';
import type { Match, ScreeningRequest } from '../../../screening/screening-request.ts';
import type { SearchedType } from '../../../screening/watchlist.ts';
import type { OwnAnswer, OwnQuestion } from './own-answer.ts';
import type { ReportContent } from './report.ts';
import type { ReportSettings } from './settings.ts';

export type Members = Readonly<Record<string, unknown>>;

export type ReportOccurrence = 'ready' | 'errored' | 'matched' | 'dismissed' | 'submitted';

export interface QueryProblem {
  /** Null for what several members say together. */
  readonly member: string | null;
  /** What it must be, to be read after the name of the member. */
  readonly problem: string;
}

interface Common {
  /** The second part of the `type` value. */
  readonly kind: string;
  readonly title: string;
  /** Null for one that no request creates. */
  readonly query: TObject | null;
  /** All that its members say wrong, beyond their types. */
  readonly queryProblems?: (query: Members) => readonly QueryProblem[];
  /** What it shows beside the shared attributes. */
  readonly attributes: Readonly<Record<string, TSchema>>;
  readonly present: (content: ReportContent) => Members;
  /** Whether it may be run again by schedule. */
  readonly recurs: boolean;
  readonly occurrences: readonly ReportOccurrence[];
  /** Name of the kind in events, where it is another. */
  readonly eventName?: string;
}

/** Answered from the watchlists of this machine. */
export interface ListedKind extends Common {
  readonly answeredBy: 'watchlists';
  readonly listTypes: readonly SearchedType[];
  /** Null for a query that nothing can be looked for by. */
  readonly request: (query: Members, settings: ReportSettings) => ScreeningRequest | null;
  /** Where a provider is asked as well: the shape of its result, and whom it names, as matches. */
  readonly told?: {
    readonly result: TObject;
    readonly matches: (result: Members, settings: ReportSettings) => readonly Match[];
  };
}

/** Answered on this machine as far as it goes, and by whoever the operator connected. */
export interface AskedKind extends Common {
  readonly answeredBy: 'provider';
  /** Shape of what the provider answers; other answers are none. */
  readonly result: TObject;
  /** What this machine finds out; null where it has nothing to look in. */
  readonly own?: (question: OwnQuestion) => Promise<OwnAnswer | null>;
  /** What `own` looks in, as people call it. */
  readonly ownSource?: string;
  /** What is found here and told there as one result; the latter over the former when absent. */
  readonly join?: (own: Members, told: Members) => Members;
  /** Entities of media that may be dismissed one by one. */
  readonly isMedia?: true;
}

export type ReportKind = ListedKind | AskedKind;
