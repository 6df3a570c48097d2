/** Description of a report kind, one row per kind (contract, resources 3.3 to 3.5). */
import type { TObject, TSchema } from 'typebox';
import type { Match, ScreeningRequest } from '../../../screening/screening-request.ts';
import type { SearchedType } from '../../../screening/watchlist.ts';
import type { OwnAnswer, OwnQuestion } from './own-answer.ts';
import type { Members, ReportContent } from './report.ts';
import type { ReportSettings } from './settings.ts';

export type ReportOccurrence = 'ready' | 'errored' | 'matched' | 'dismissed' | 'submitted';

export interface QueryProblem {
  /** Member; null for a problem of several members together. */
  readonly member: string | null;
  /** Requirement, worded to follow the member's name. */
  readonly problem: string;
}

interface Common {
  /** Second part of the `type` value. */
  readonly kind: string;
  /** English title; also the name of its default template. */
  readonly title: string;
  /** Schema of the query; null for a kind that no request creates. */
  readonly query: TObject | null;
  /** Returns all problems of the members, beyond their types. */
  readonly queryProblems?: (query: Members) => readonly QueryProblem[];
  /** Attributes in addition to the shared ones. */
  readonly attributes: Readonly<Record<string, TSchema>>;
  readonly present: (content: ReportContent) => Members;
  /** True if it may run on a schedule. */
  readonly recurs: boolean;
  readonly occurrences: readonly ReportOccurrence[];
  /** Name of the kind in events, if different. */
  readonly eventName?: string;
}

/** Kind answered from the local watchlists. */
export interface ListedKind extends Common {
  readonly answeredBy: 'watchlists';
  readonly listTypes: readonly SearchedType[];
  /** Builds the search request; null for a query that cannot be searched. */
  readonly request: (query: Members, settings: ReportSettings) => ScreeningRequest | null;
  /** Provider's part, if one is queried as well: the shape of its result, and its named persons as matches. */
  readonly told?: {
    readonly result: TObject;
    readonly matches: (result: Members, settings: ReportSettings) => readonly Match[];
  };
}

/** Kind answered from local sources, as far as they suffice, and by the connected provider. */
export interface AskedKind extends Common {
  readonly answeredBy: 'provider';
  /** Shape of the provider's answer; any other answer is rejected. */
  readonly result: TObject;
  /** Queries the local sources; null if there are none. */
  readonly own?: (question: OwnQuestion) => Promise<OwnAnswer | null>;
  /** Readable name of the local sources. */
  readonly ownSource?: string;
  /** Joins the local result and the provider's; by default the provider's members override the local ones. */
  readonly join?: (own: Members, told: Members) => Members;
  /** True if media entities can be dismissed one by one. */
  readonly isMedia?: true;
}

export type ReportKind = ListedKind | AskedKind;
