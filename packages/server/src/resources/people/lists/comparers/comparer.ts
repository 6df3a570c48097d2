/** Comparer of one kind of item. It is pure and completely defines the equality of values of the kind. */
import { isLongerThan } from '../../../../lib/text-length.ts';

/** Values of an item by the kebab names of its kind. */
export type ItemValues = Readonly<Record<string, string | number>>;

/** Submitted values by the flat names of inquiry fields, with those of sessions. */
export type Facts = Readonly<Record<string, string | null | undefined>>;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Settings of a list for comparing its items. */
export interface ListRule {
  readonly fieldName: string | null;
  readonly allowFuzzy: boolean;
}

/** Key for looking up a fact, with the field it came from. */
export interface FactKey {
  readonly field: string;
  readonly key: string;
}

export interface ReadItem {
  /** Values to store, corrected to their intended form. */
  readonly values: ItemValues;
  /** Identity within a list: a second item with the same identity is a duplicate. */
  readonly identity: string;
  /** Keys of the item; it matches facts with an equal key. Empty for kinds that are not found by keys. */
  readonly keys: readonly string[];
  /** Length of a network in bits. */
  readonly prefix?: number;
}

/** Fault of a member of an item. */
export interface ItemFault {
  readonly member: string;
  readonly problem: string;
}

/** Prefix lengths of the networks on lists. */
export interface Prefixes {
  readonly ipv4: readonly number[];
  readonly ipv6: readonly number[];
}

export interface Comparer {
  read(values: Readonly<Record<string, unknown>>, rule: ListRule): ReadItem | ItemFault;
  keysOf(facts: Facts, prefixes: Prefixes): readonly FactKey[];
  /** Verifies a match if an equal key is not sufficient for one. */
  verify?(item: ItemValues, facts: Facts, rule: ListRule): boolean;
  /** Returns the facts for a value of this kind, for lookups by only a value. */
  factsOf(value: string, rule: ListRule): Facts;
}

export const isFault = (read: ReadItem | ItemFault): read is ItemFault => 'problem' in read;

const longest = 1000;

/** Returns the trimmed text; empty if the value is not a text, or is too long to match. */
export function textIn(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' && !isLongerThan(value, longest) ? value.trim() : '';
}

/** Returns true if the item matches the facts by keys; used by the tables of test cases. */
export function meets(comparer: Comparer, read: ReadItem, facts: Facts, rule: ListRule): boolean {
  const { prefix } = read;
  const bits = prefix === undefined ? [] : [prefix];
  const keys = comparer.keysOf(facts, { ipv4: bits, ipv6: bits }).map(({ key }) => key);
  const isFound = read.keys.some((key) => keys.includes(key));
  return isFound && (comparer.verify?.(read.values, facts, rule) ?? true);
}
