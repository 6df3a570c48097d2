/** A draft over the past: what would be new, gone or changed, report by report. Pure. */
import type { Match } from '../../../screening/screening-request.ts';
import type { ReportSettings } from './settings.ts';

export const backtestStatuses = ['pending', 'running', 'completed', 'failed'] as const;
export type BacktestStatus = (typeof backtestStatuses)[number];

/** Days for which what came out is kept. */
export const keptDays = 7;
export const defaultSample = 1_000;
export const mostSampled = 10_000;
export const defaultDays = 90;
/** Rows of each change that are kept; the counts are of all. */
export const mostRows = 100;

/** What is to be tried, resolved against the template as it was when somebody asked. */
export interface BacktestAsked {
  readonly settings: ReportSettings;
  readonly sample: number;
  readonly days: number;
  /** Null for the model by which names are scored now. */
  readonly model: string | null;
  /** A version that waits, in place of the current one. */
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
  /** As it is listed; absent of what was run before names were kept. */
  readonly name?: string;
  /** Null on the side where it is no match, and of one that was found by a wallet. */
  readonly before: number | null;
  readonly after: number | null;
  readonly terms: readonly {
    readonly feature: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
}

/** One side of one report: its active matches, or that it could not be answered. */
export type Answered = { readonly state: 'ready'; readonly matches: readonly Match[] } | { readonly state: 'errored' };

export interface BacktestCounts {
  readonly reports: number;
  /** Reports that could not be answered, by either. */
  readonly erroredBefore: number;
  readonly erroredAfter: number;
  /** Reports with an active match, by either. */
  readonly matchedBefore: number;
  readonly matchedAfter: number;
  /** Matches. */
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

/** Every match of one report that either has; null for one that is the same by both. */
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

/** Counts all, and keeps the first rows of each change. */
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
      // What could not be answered is not told to be gone or new.
      if (before.state === 'errored' || after.state === 'errored') return;
      for (const row of rowsOf(subject, before.matches, after.matches)) {
        counts[row === null ? 'same' : row.change] += 1;
        if (row !== null && rows[row.change].length < mostRows) rows[row.change].push(row);
      }
    },
    result: (): BacktestResult => ({ counts: { ...counts }, rows: changes.flatMap((change) => rows[change]) }),
  };
}
