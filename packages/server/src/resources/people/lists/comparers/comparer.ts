/** What a comparer of one kind of item is: pure, and the whole of what two values of it being the same means. */
import { isLongerThan } from '../../../../lib/text-length.ts';
import type { ItemValues } from '../list.ts';

/** What was submitted: values by the flat names of inquiry fields, with those of sessions. */
export type Facts = Readonly<Record<string, string | null | undefined>>;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a list says of how its items are compared. */
export interface ListRule {
  readonly fieldName: string | null;
  readonly allowFuzzy: boolean;
}

/** A key under which a fact is looked up, with the field it came from. */
export interface FactKey {
  readonly field: string;
  readonly key: string;
}

export interface ReadItem {
  /** What is kept, as it was meant. */
  readonly values: ItemValues;
  /** Of two items with the same, one is too many. */
  readonly identity: string;
  /** Met by a fact with the same key. Empty for what no key finds. */
  readonly keys: readonly string[];
  /** Bits, of a network. */
  readonly prefix?: number;
}

/** What is wrong with a member of an item. */
export interface ItemFault {
  readonly member: string;
  readonly problem: string;
}

/** Prefix lengths that networks on lists have. */
export interface Prefixes {
  readonly ipv4: readonly number[];
  readonly ipv6: readonly number[];
}

export interface Comparer {
  read(values: Readonly<Record<string, unknown>>, rule: ListRule): ReadItem | ItemFault;
  keysOf(facts: Facts, prefixes: Prefixes): readonly FactKey[];
  /** Of what a shared key only suggests. */
  verify?(item: ItemValues, facts: Facts, rule: ListRule): boolean;
  /** The facts that one value of this kind stands for, where somebody asks by a value alone. */
  factsOf(value: string, rule: ListRule): Facts;
}

export const isFault = (read: ReadItem | ItemFault): read is ItemFault => 'problem' in read;

const longest = 1000;

/** Empty for what is no text, or one that nothing could be the same as. */
export function textIn(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' && !isLongerThan(value, longest) ? value.trim() : '';
}

/** Whether the item meets the facts, all by keys: what the tables of cases ask. */
export function meets(comparer: Comparer, read: ReadItem, facts: Facts, rule: ListRule): boolean {
  const { prefix } = read;
  const bits = prefix === undefined ? [] : [prefix];
  const keys = comparer.keysOf(facts, { ipv4: bits, ipv6: bits }).map(({ key }) => key);
  const isFound = read.keys.some((key) => keys.includes(key));
  return isFound && (comparer.verify?.(read.values, facts, rule) ?? true);
}
