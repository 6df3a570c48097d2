/**
 * Backtest: compares a draft with the live version over recorded transactions, and finds hits that are new, gone or
 * scored differently. Pure.
 */
import type { Judgement } from './judge.ts';
import type { RuleDocument } from './rule-set.ts';

export const backtestStatuses = ['pending', 'running', 'completed', 'failed'] as const;
export type BacktestStatus = (typeof backtestStatuses)[number];

/** Days of retention of results. */
export const keptDays = 7;
export const defaultDays = 30;
export const defaultTransactions = 1_000;
export const mostTransactions = 10_000;
/** Maximum number of stored rows of each change; the counts include all. */
export const mostRows = 100;

export interface BacktestAsked {
  readonly document: RuleDocument;
  /** Null if there is no live version: every hit is new. */
  readonly liveVersionId: string | null;
  readonly days: number;
  readonly most: number;
}

/** Changes of hits. Rules are identified by name; `changed` means another weight. */
export const changes = ['new', 'gone', 'changed'] as const;
export type Change = (typeof changes)[number];

export interface BacktestRow {
  readonly change: Change;
  readonly transactionId: string;
  readonly rule: string;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

export interface BacktestCounts {
  readonly transactions: number;
  readonly new: number;
  readonly gone: number;
  readonly changed: number;
  readonly same: number;
  /** Number of rules without a value for a transaction. */
  readonly failedBefore: number;
  readonly failedAfter: number;
  /** Number of transactions with a changed score. */
  readonly otherScore: number;
}

export interface BacktestResult {
  readonly counts: BacktestCounts;
  readonly rows: readonly BacktestRow[];
}

const nothing: Judgement = { score: 0, rules: [] };

const weightsOf = ({ rules }: Judgement): ReadonlyMap<string, number> =>
  new Map(rules.filter(({ result }) => result === 'hit').map(({ name, weight }) => [name, weight]));

const failuresOf = ({ rules }: Judgement): number => rules.filter(({ result }) => result === 'failed').length;

function changeOf(was: number | undefined, is: number | undefined): Change | null {
  if (was === undefined) return 'new';
  if (is === undefined) return 'gone';
  return was === is ? null : 'changed';
}

/** Counts all changes, but stores only the first rows of each kind, so that memory does not grow with the input. */
export function createTally() {
  const counts: { -readonly [Name in keyof BacktestCounts]: number } = {
    transactions: 0,
    new: 0,
    gone: 0,
    changed: 0,
    same: 0,
    failedBefore: 0,
    failedAfter: 0,
    otherScore: 0,
  };
  const rows: Record<Change, BacktestRow[]> = { new: [], gone: [], changed: [] };
  return {
    add(transactionId: string, before: Judgement | null, after: Judgement): void {
      const was = before ?? nothing;
      counts.transactions += 1;
      counts.failedBefore += failuresOf(was);
      counts.failedAfter += failuresOf(after);
      counts.otherScore += was.score === after.score ? 0 : 1;
      const [old, now] = [weightsOf(was), weightsOf(after)];
      for (const rule of new Set([...old.keys(), ...now.keys()])) {
        const change = changeOf(old.get(rule), now.get(rule));
        counts[change ?? 'same'] += 1;
        if (change === null || rows[change].length >= mostRows) continue;
        rows[change].push({ change, transactionId, rule, scoreBefore: was.score, scoreAfter: after.score });
      }
    },
    result: (): BacktestResult => ({ counts: { ...counts }, rows: changes.flatMap((change) => rows[change]) }),
  };
}
