/**
 * Velocity: numbers of transactions, amounts and distinct values that share a key, in the time before a transaction.
 * Pure.
 */
import type { ResolvedFunction } from '../../../lib/expressions/index.ts';

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Maximum window. */
const mostDays = 90;
const mostSeconds = mostDays * 86_400;

/**
 * Seconds for which facts are kept after their recording: twice the longest window, so that a transaction may be sent
 * or retried up to one window late.
 */
export const factSeconds = 2 * mostSeconds;

/** Tolerated clock difference in seconds; a transaction with a later time is in the future. */
export const toleratedSeconds = 300;

/** Keys for which every transaction with a value has a fact, in addition to `field.<key>` of its texts. */
export const ownKinds = ['account', 'device', 'card', 'ip'] as const;
const fieldKind = /^field\.[a-z][a-z0-9_]{0,99}$/;

export type Aggregate =
  | { readonly kind: 'count'; readonly from: number | null; readonly below: number | null }
  /**
   * Counts only transactions with an amount in the transaction's currency, as do `sum`, `mean`, `max` and counts
   * between amounts.
   */
  | { readonly kind: 'amounts' }
  | { readonly kind: 'sum' | 'mean' | 'max' }
  | { readonly kind: 'distinct'; readonly of: string };

/** Velocity window: one number over the facts of the key in (t - window, t]. */
export interface Window {
  readonly key: string;
  readonly seconds: number;
  readonly aggregate: Aggregate;
}

const isKey = (key: string): boolean => ownKinds.some((kind) => kind === key) || fieldKind.test(key);

/** Parses `10m`, `24h`, `30d`; null if it is not a length, or exceeds the maximum window. */
export function parseLength(text: string): number | null {
  const [, count = '', unit = ''] = /^([1-9]\d{0,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (secondsOf[unit] ?? Number.NaN);
  return seconds > 0 && seconds <= mostSeconds ? seconds : null;
}

const numbers = /^count\(\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*\)$/;

/**
 * Parses `count`, `count(amount)`, `count(9000,10000)`, `sum`, `mean`, `max`, `distinct(account)`; null for anything
 * else.
 */
export function parseAggregate(text: string): Aggregate | null {
  if (text === 'count') return { kind: 'count', from: null, below: null };
  if (text === 'count(amount)') return { kind: 'amounts' };
  if (text === 'sum' || text === 'mean' || text === 'max') return { kind: text };
  const between = numbers.exec(text);
  if (between !== null) return { kind: 'count', from: Number(between[1]), below: Number(between[2]) };
  const [, of = ''] = /^distinct\(([a-z0-9_.]+)\)$/.exec(text) ?? [];
  return isKey(of) ? { kind: 'distinct', of } : null;
}

/** Parses the window of a call in a rule; returns a fault as a sentence that follows its name. */
export function parseWindow(literals: readonly string[]): Window | { readonly fault: string } {
  const [key = '', length = '', aggregated = ''] = literals;
  if (!isKey(key))
    return { fault: `knows no key ${key.slice(0, 40)}: it is one of ${ownKinds.join(', ')}, or field.<key>` };
  const seconds = parseLength(length);
  if (seconds === null) return { fault: `takes a window such as 10m, 24h or 30d, of at most ${mostDays}d` };
  const aggregate = parseAggregate(aggregated);
  if (aggregate === null)
    return { fault: 'takes count, count(amount), count(from,below), sum, mean, max or distinct(key)' };
  return { key, seconds, aggregate };
}

export const velocityFunction: ResolvedFunction = {
  name: 'velocity',
  takes: ['literal', 'literal', 'literal'],
  gives(literals) {
    const window = parseWindow(literals);
    if ('fault' in window) return window;
    const { kind } = window.aggregate;
    return { type: kind === 'sum' || kind === 'mean' || kind === 'max' ? 'double' : 'int' };
  },
};

/** Returns every key whose facts this window needs. */
export const keysOf = ({ key, aggregate }: Window): readonly string[] =>
  aggregate.kind === 'distinct' ? [key, aggregate.of] : [key];
