/** Measurements of a check as lines: each number with the threshold that it was compared with. Pure. */
import type { Check } from './checks.ts';

/** Threshold of a measurement. `from`: the value from which the measurement counts against the person. */
export interface Border {
  readonly kind: 'least' | 'most' | 'from';
  readonly value: number;
}

interface Line {
  /** API name of the measurement. */
  readonly name: string;
  /** API name of the part that the measurement concerns, such as a side; null for the whole. */
  readonly of: string | null;
}

/** A measurement: a number, a boolean, or texts, which may be names of the API. */
export type Measured = Line &
  (
    | { readonly number: number; readonly border: Border | null }
    | { readonly answer: boolean }
    | { readonly texts: readonly string[] }
  );

/** Numbers, lists and switches of a check by kebab name. Settings of the template override the defaults. */
export type CheckSettings = Readonly<Record<string, unknown>>;

/** Members that a row shows in another way, and measurements of the engines that the signals already summarize. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'override',
  'check-requirements',
  'comparison-input-results',
  'evidence-ledger',
  'measured',
]);

/** Name of the threshold, if it differs from that of the measurement. */
const borderNames: Readonly<Record<string, string>> = {
  'estimated-age': 'age',
  'liveness-score': 'score',
  'other-accounts': 'accounts',
  covering: 'signal',
  glasses: 'signal',
  sunglasses: 'signal',
};

/** Measurements that count against the person if they reach their threshold. */
const countsFrom: ReadonlySet<string> = new Set([
  'other-accounts',
  'printed-lines',
  'covering',
  'glasses',
  'sunglasses',
]);

function borderOf(name: string, value: number, known: CheckSettings): Border | null {
  const asked = borderNames[name] ?? name;
  const [least, most] = [known[`minimum-${asked}`], known[`maximum-${asked}`]];
  if (typeof least === 'number' && countsFrom.has(name)) return { kind: 'from', value: least };
  if (typeof least === 'number' && (value < least || typeof most !== 'number')) return { kind: 'least', value: least };
  return typeof most === 'number' ? { kind: 'most', value: most } : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the lines of signs. A sign of a file is found or not found; a sign of pixels has a strength and a threshold.
 */
function signLines(signs: readonly unknown[]): Measured[] {
  return signs.filter(isObject).flatMap(({ sign, measured, border }): Measured[] => {
    if (typeof measured !== 'number' || typeof border !== 'number') return [];
    const line = { name: String(sign), of: null };
    if (border === 1 && (measured === 0 || measured === 1)) return [{ ...line, answer: measured === 1 }];
    return [{ ...line, number: measured, border: { kind: 'from', value: border } }];
  });
}

/** Returns the texts of a list. If its elements are not texts, returns their number. */
function listLine(line: Line, list: readonly unknown[]): Measured[] {
  if (list.length === 0) return [];
  const texts = list.flatMap((each) => {
    if (!isObject(each)) return [typeof each === 'number' ? String(Math.round(each)) : String(each)];
    return Object.values(each).filter((value) => typeof value === 'string');
  });
  return texts.length === 0 ? [{ ...line, number: list.length, border: null }] : [{ ...line, texts }];
}

function linesOf(line: Line, value: unknown, known: CheckSettings): Measured[] {
  if (typeof value === 'number') return [{ ...line, number: value, border: borderOf(line.name, value, known) }];
  if (typeof value === 'boolean') return [{ ...line, answer: value }];
  if (typeof value === 'string') return value === '' ? [] : [{ ...line, texts: [value] }];
  if (Array.isArray(value)) return listLine(line, value);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([of, each]) => linesOf({ ...line, of }, each, known));
}

/** Returns the liveness signals that lowered the score. */
const doubtful = (signals: Readonly<Record<string, unknown>>): Measured[] =>
  Object.entries(signals).flatMap(([name, value]) =>
    typeof value === 'number' && value < 1 ? [{ name, of: null, number: value, border: null }] : [],
  );

/**
 * Returns the measurements in the order of the check. Omits empty ones, and thresholds that the line of their number
 * already shows.
 */
export function measuredOf({ metadata }: Pick<Check, 'metadata'>, settings: CheckSettings = {}): Measured[] {
  const known = { ...settings, ...metadata };
  const hasAge = typeof metadata['estimated-age'] === 'number';
  return Object.entries(metadata).flatMap(([name, value]) => {
    if (shownElsewhere.has(name) || (hasAge && /^(?:minimum|maximum)-age$/.test(name))) return [];
    if (name === 'signs' && Array.isArray(value) && value.some(isObject)) return signLines(value);
    if (name === 'signals' && isObject(value)) return doubtful(value);
    return linesOf({ name, of: null }, value, known);
  });
}

/** One compared detail of a check: its degree of agreement, and the required degree. */
export interface Compared {
  readonly name: string;
  readonly result: string;
  readonly isMet: boolean;
  /** Comparison methods with the minimum agreement of each; one of them is enough. */
  readonly needed: readonly { readonly type: string; readonly least: string }[];
}

/** Returns the compared details; different ones come first. */
export function comparedOf({ metadata }: Pick<Check, 'metadata'>): Compared[] {
  const lines: unknown = metadata['check-requirements'] ?? metadata['comparison-input-results'];
  const compared = (Array.isArray(lines) ? lines : []).filter(isObject).map((line) => ({
    name: String(line['name']),
    result: String(line['match-result']),
    isMet: line['status'] === 'passed',
    needed: (Array.isArray(line['comparisons']) ? line['comparisons'] : []).filter(isObject).map((each) => ({
      type: String(each['type']),
      least: String(each['match-level-minimum']),
    })),
  }));
  return compared.toSorted((one, other) => Number(one.isMet) - Number(other.isMet));
}
