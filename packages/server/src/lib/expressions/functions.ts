/** The closed list of functions, with the service's additions to the language. Each depends only on its arguments. */
import type { Environment } from '@marcbachmann/cel-js';

/** Allowed functions of the language; a function not listed here or below is refused. */
const ofTheLanguage = [
  ...['size', 'int', 'double', 'string', 'bool', 'timestamp', 'duration', 'type', 'dyn'],
  ...['startsWith', 'endsWith', 'contains', 'has', 'all', 'exists', 'exists_one', 'map', 'filter'],
  ...['getFullYear', 'getHours', 'getMinutes', 'getSeconds'],
] as const;

/** Comprehensions: a body evaluated for each item. */
export const comprehensions: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

const millisecondsOfADay = 86_400_000;

const wholeDays = (from: Date, to: Date): bigint =>
  BigInt(Math.trunc((to.getTime() - from.getTime()) / millisecondsOfADay));

/** Returns the full years between the two days, by the calendar of UTC. */
function yearsBetween(birth: Date, at: Date): bigint {
  const years = at.getUTCFullYear() - birth.getUTCFullYear();
  const [month, day] = [at.getUTCMonth() - birth.getUTCMonth(), at.getUTCDate() - birth.getUTCDate()];
  return BigInt(month < 0 || (month === 0 && day < 0) ? years - 1 : years);
}

const afterAt = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
const beforeAt = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at);
};

const replaced = (text: string, from: string, to: string): string => (from === '' ? text : text.replaceAll(from, to));

/** Replaces each character of `from` by the one at its position in `to`, or removes it if `to` is shorter. */
function replacedCharacters(text: string, from: string, to: string): string {
  const [olds, news] = [[...from], [...to]];
  const becomes = new Map(olds.map((old, at) => [old, news[at] ?? '']));
  return [...text].map((character) => becomes.get(character) ?? character).join('');
}

const compare = (one: string | number | bigint, other: string | number | bigint): number =>
  one < other ? -1 : one > other ? 1 : 0;

type Sortable = readonly (string | number | bigint)[];

/** Reason why a call has no value, in the service's words. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
}

function edge<Item>(list: readonly Item[], at: 0 | -1): Item {
  const item = list.at(at);
  if (item === undefined) throw new CallFault('the list is empty');
  return item;
}

/** Signature and implementation; tests compare it with a second implementation. */
export interface OwnFunction {
  readonly signature: string;
  // Implementation; arguments are checked against the signature before a call.
  readonly call: (...given: never[]) => unknown;
}

const texts: readonly OwnFunction[] = [
  { signature: 'trim(string): string', call: (text: string) => text.trim() },
  { signature: 'lower(string): string', call: (text: string) => text.toLowerCase() },
  { signature: 'upper(string): string', call: (text: string) => text.toUpperCase() },
  {
    signature: 'split(string, string): list<string>',
    call: (text: string, by: string) => text.split(by).slice(0, 1_000),
  },
  { signature: 'replace_all(string, string, string): string', call: replaced },
  { signature: 'replace_chars(string, string, string): string', call: replacedCharacters },
  { signature: 'domain(string): string', call: afterAt },
  { signature: 'username(string): string', call: beforeAt },
];

const listsOf = (item: string): readonly OwnFunction[] => [
  { signature: `first(list<${item}>): ${item}`, call: (list: readonly unknown[]) => edge(list, 0) },
  { signature: `last(list<${item}>): ${item}`, call: (list: readonly unknown[]) => edge(list, -1) },
  {
    signature: `includes(list<${item}>, ${item}): bool`,
    call: (list: readonly unknown[], one: unknown) => list.includes(one),
  },
  { signature: `sort_asc(list<${item}>): list<${item}>`, call: (list: Sortable) => [...list].sort(compare) },
  {
    signature: `sort_desc(list<${item}>): list<${item}>`,
    call: (list: Sortable) => [...list].sort((a, b) => compare(b, a)),
  },
];

const times = 'google.protobuf.Timestamp';

export const ownFunctions: readonly OwnFunction[] = [
  ...texts,
  ...['string', 'int', 'double'].flatMap(listsOf),
  { signature: 'count(list<dyn>): int', call: (list: readonly unknown[]) => BigInt(list.length) },
  { signature: 'abs(int): int', call: (value: bigint) => (value < 0n ? -value : value) },
  { signature: 'abs(double): double', call: (value: number) => Math.abs(value) },
  { signature: `age_on(${times}, ${times}): int`, call: yearsBetween },
  { signature: `days_between(${times}, ${times}): int`, call: wholeDays },
];

export const nameOf = (signature: string): string => signature.slice(0, signature.indexOf('('));

export const knownFunctions: ReadonlySet<string> = new Set<string>([
  ...ofTheLanguage,
  ...ownFunctions.map(({ signature }) => nameOf(signature)),
]);

export function addFunctions(environment: Environment): Environment {
  for (const { signature, call } of ownFunctions) environment.registerFunction(signature, call, { async: false });
  return environment;
}
