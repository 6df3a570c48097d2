/** Velocity: how often, how much, how many others, of a key in the time up to a transaction. Pure. */
import type { ResolvedFunction } from '../../../lib/expressions/index.ts';

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** The longest window. */
const mostDays = 90;
const mostSeconds = mostDays * 86_400;

/** Seconds that facts are kept after they were recorded: the longest window, of what is told or tried again as late as that. */
export const factSeconds = 2 * mostSeconds;

/** Seconds that clocks of others may be ahead; a transaction that says to be later than that is in the future. */
export const toleratedSeconds = 300;

/** What every transaction has a fact of, where it has the value; beside them `field.<key>` of its texts. */
export const ownKinds = ['account', 'device', 'card', 'ip'] as const;
const fieldKind = /^field\.[a-z][a-z0-9_]{0,99}$/;

export type Aggregate =
  | { readonly kind: 'count'; readonly from: number | null; readonly below: number | null }
  /** Of those that have an amount in the currency of the transaction, as `sum`, `mean`, `max` and counts between amounts are. */
  | { readonly kind: 'amounts' }
  | { readonly kind: 'sum' | 'mean' | 'max' }
  | { readonly kind: 'distinct'; readonly of: string };

/** One number to be found: over facts of the key in (t - window, t]. */
export interface Window {
  readonly key: string;
  readonly seconds: number;
  readonly aggregate: Aggregate;
}

const isKey = (key: string): boolean => ownKinds.some((kind) => kind === key) || fieldKind.test(key);

/** `10m`, `24h`, `30d`; null where it is no length, or longer than facts are kept. */
export function parseLength(text: string): number | null {
  const [, count = '', unit = ''] = /^([1-9]\d{0,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (secondsOf[unit] ?? Number.NaN);
  return seconds > 0 && seconds <= mostSeconds ? seconds : null;
}

const numbers = /^count\(\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*\)$/;

/** `count`, `count(amount)`, `count(9000,10000)`, `sum`, `mean`, `max`, `distinct(account)`; null for anything else. */
export function parseAggregate(text: string): Aggregate | null {
  if (text === 'count') return { kind: 'count', from: null, below: null };
  if (text === 'count(amount)') return { kind: 'amounts' };
  if (text === 'sum' || text === 'mean' || text === 'max') return { kind: text };
  const between = numbers.exec(text);
  if (between !== null) return { kind: 'count', from: Number(between[1]), below: Number(between[2]) };
  const [, of = ''] = /^distinct\(([a-z0-9_.]+)\)$/.exec(text) ?? [];
  return isKey(of) ? { kind: 'distinct', of } : null;
}

/** What a call in a rule asks for; why it asks for nothing, as a sentence that can follow its name. */
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

/** Every key whose facts are needed for this window. */
export const keysOf = ({ key, aggregate }: Window): readonly string[] =>
  aggregate.kind === 'distinct' ? [key, aggregate.of] : [key];
