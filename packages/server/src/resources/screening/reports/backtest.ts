/** Comparison of a draft with past reports: new, gone and changed matches, report by report. Pure. */
import type { Match } from '../../../screening/screening-request.ts';
import type { ReportSettings } from './settings.ts';

export const backtestStatuses = ['pending', 'running', 'completed', 'failed'] as const;
export type BacktestStatus = (typeof backtestStatuses)[number];

/** Days for which results are kept. */
export const keptDays = 7;
export const defaultSample = 1_000;
export const mostSampled = 10_000;
export const defaultDays = 90;
/** Limit of stored rows per change; the counts include all. */
export const mostRows = 100;

/** Resolved request of a backtest, with the template as of the request. */
export interface BacktestAsked {
  readonly settings: ReportSettings;
  readonly sample: number;
  readonly days: number;
  /** Model; null for the current one. */
  readonly model: string | null;
  /** Waiting watchlist version to use in place of the current one. */
  readonly watchlist: { readonly slug: string; readonly sha256: string } | null;
}

export const changes = ['new', 'gone', 'changed'] as const;
export type Change = (typeof changes)[number];

export interface BacktestRow {
  readonly change: Change;
  readonly reportId: string;
  readonly accountId: string | null;
  readonly slug: string;
  readonly entity: string;
  /** Listed name; absent for runs before names were stored. */
  readonly name?: string;
  /** Score; null on a side without the match, and for a match by wallet. */
  readonly before: number | null;
  readonly after: number | null;
  readonly terms: readonly {
    readonly feature: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
}

/** One side of one report: its active matches, or an error. */
export type Answered = { readonly state: 'ready'; readonly matches: readonly Match[] } | { readonly state: 'errored' };

export interface BacktestCounts {
  readonly reports: number;
  /** Reports with an error, on each side. */
  readonly erroredBefore: number;
  readonly erroredAfter: number;
  /** Reports with an active match, on each side. */
  readonly matchedBefore: number;
  readonly matchedAfter: number;
  /** Matches by change. */
  readonly new: number;
  readonly gone: number;
  readonly changed: number;
  readonly same: number;
}

export interface BacktestResult {
  readonly counts: BacktestCounts;
  readonly rows: readonly BacktestRow[];
}

const keyOf = ({ watchlist, entity }: Match): string => `${watchlist.slug}:${entity.key}`;

function termsOf(before: Match | undefined, after: Match | undefined): BacktestRow['terms'] {
  const of = (match: Match | undefined) =>
    new Map((match?.explanation?.terms ?? []).map(({ feature, z }) => [feature as string, z]));
  const [was, is] = [of(before), of(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((feature) => ({ feature, before: was.get(feature) ?? null, after: is.get(feature) ?? null }))
    .filter((term) => (term.before ?? 0) !== 0 || (term.after ?? 0) !== 0);
}

const scoreOf = (match: Match | undefined): number | null => match?.explanation?.score ?? null;

const isSame = (before: Match, after: Match): boolean =>
  before.material === after.material && before.name === after.name && scoreOf(before) === scoreOf(after);

interface Subject {
  readonly id: string;
  readonly accountId: string | null;
}

/** Returns a row for each match on either side of one report; null for an unchanged match. */
function rowsOf(subject: Subject, before: readonly Match[], after: readonly Match[]): (BacktestRow | null)[] {
  const [was, is] = [before, after].map((side) => new Map(side.map((match) => [keyOf(match), match])));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].map((key) => {
    const [one, other] = [was?.get(key), is?.get(key)];
    if (one !== undefined && other !== undefined && isSame(one, other)) return null;
    const { watchlist, entity, name } = (other ?? one) as Match;
    const change: Change = one === undefined ? 'new' : other === undefined ? 'gone' : 'changed';
    return {
      change,
      reportId: subject.id,
      accountId: subject.accountId,
      slug: watchlist.slug,
      entity: entity.key,
      name,
      before: scoreOf(one),
      after: scoreOf(other),
      terms: termsOf(one, other),
    };
  });
}

/** Creates a tally that counts all rows and keeps the first rows of each change. */
export function createTally() {
  const counts: { -readonly [Name in keyof BacktestCounts]: number } = {
    reports: 0,
    erroredBefore: 0,
    erroredAfter: 0,
    matchedBefore: 0,
    matchedAfter: 0,
    new: 0,
    gone: 0,
    changed: 0,
    same: 0,
  };
  const rows: Record<Change, BacktestRow[]> = { new: [], gone: [], changed: [] };
  const hasMatch = (side: Answered): number => (side.state === 'ready' && side.matches.length > 0 ? 1 : 0);
  return {
    add(subject: Subject, before: Answered, after: Answered): void {
      counts.reports += 1;
      counts.erroredBefore += before.state === 'errored' ? 1 : 0;
      counts.erroredAfter += after.state === 'errored' ? 1 : 0;
      counts.matchedBefore += hasMatch(before);
      counts.matchedAfter += hasMatch(after);
      // Matches of a report with an error are not counted as new or gone.
      if (before.state === 'errored' || after.state === 'errored') return;
      for (const row of rowsOf(subject, before.matches, after.matches)) {
        counts[row === null ? 'same' : row.change] += 1;
        if (row !== null && rows[row.change].length < mostRows) rows[row.change].push(row);
      }
    },
    result: (): BacktestResult => ({ counts: { ...counts }, rows: changes.flatMap((change) => rows[change]) }),
  };
}
