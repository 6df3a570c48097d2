/**
 * Comparer of people's names, folded to the letters of screening. If the list allows it, first names may differ by one
 * added, missing or wrong letter, or by two exchanged letters. Such names share a key: a first name without one of its
 * letters.
 */
import { foldedName } from '@countersign/screening';
import { type Comparer, type FactKey, textIn } from './comparer.ts';

/** Minimum length for fuzzy matching: shorter first names that differ are different names. */
const shortestFuzzy = 4;
const longestFuzzy = 32;

/** Zero-width space. Screening splits words at it; it is removed here, so that it cannot keep a name from matching. */
const zeroWidthSpaces = /\u200b/g;

const nameOf = (given: Readonly<Record<string, unknown>>, name: string): string =>
  foldedName(textIn(given, name).replaceAll(zeroWidthSpaces, ''));

const isFuzzy = (first: string): boolean => first.length >= shortestFuzzy && first.length <= longestFuzzy;

/** Returns the name, and the name without each of its letters. */
function variantsOf(first: string): string[] {
  if (!isFuzzy(first)) return [];
  const without = Array.from(first, (_, index) => first.slice(0, index) + first.slice(index + 1));
  return [...new Set([first, ...without])];
}

/** Returns true for at most one edit; two exchanged letters count as one. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [a, b] = [short.slice(start), long.slice(start)];
  if (long.length === short.length + 1) return a === b.slice(1);
  if (long.length !== short.length) return false;
  return a.slice(1) === b.slice(1) || (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]);
}

const exact = (first: string, last: string): string => `exact:${first}|${last}`;
const alike = (variant: string, last: string): string => `alike:${variant}|${last}`;

/** Returns the first names both with and without the middle name, which only some people write. */
const firstsIn = (facts: Readonly<Record<string, unknown>>): string[] => {
  const [first, middle] = [nameOf(facts, 'name-first'), nameOf(facts, 'name-middle')];
  return [...new Set([first, `${first} ${middle}`.trim()])].filter((each) => each !== '');
};

export const name: Comparer = {
  read(values, { allowFuzzy }) {
    const [first, last] = [nameOf(values, 'name-first'), nameOf(values, 'name-last')];
    if (first === '' && last === '') return { member: 'name-last', problem: 'or name-first must hold letters' };
    const fuzzy = allowFuzzy && last !== '' ? variantsOf(first).map((variant) => alike(variant, last)) : [];
    const kept = { 'name-first': textIn(values, 'name-first'), 'name-last': textIn(values, 'name-last') };
    const key = exact(first, last);
    return { values: kept, identity: key, keys: [key, ...fuzzy] };
  },
  keysOf(facts): readonly FactKey[] {
    const last = nameOf(facts, 'name-last');
    const firsts = firstsIn(facts);
    const keys = [
      ...firsts.flatMap((first) => [exact(first, last), exact(first, '')]),
      ...(last === '' ? [] : [exact('', last)]),
      ...(last === '' ? [] : firsts.flatMap((first) => variantsOf(first).map((variant) => alike(variant, last)))),
    ];
    return [...new Set(keys)].map((key) => ({ field: 'name', key }));
  },
  verify(item, facts, { allowFuzzy }) {
    const [first, last] = [nameOf(item, 'name-first'), nameOf(item, 'name-last')];
    if (last !== '' && last !== nameOf(facts, 'name-last')) return false;
    const isAlike = (given: string) => given === first || (allowFuzzy && isFuzzy(first) && isOneSlip(first, given));
    return first === '' || firstsIn(facts).some((given) => (last === '' ? given === first : isAlike(given)));
  },
  factsOf(value) {
    const words = value.trim().split(/\s+/u);
    return { 'name-first': words.slice(0, -1).join(' '), 'name-last': words.at(-1) ?? '' };
  },
};
