/** Names made worse as people and machines do, and people who are on no list, by a seed. */
import type { Comparison } from '../src/compare/compare-names.ts';
import type { How } from '../src/compare/compare-parts.ts';
import type { Entity } from '../src/entity.ts';
import type { AnalysedName } from '../src/names/analyse.ts';

export const treatments = ['typo', 'order', 'initial', 'script', 'dropped'] as const;

export type Treatment = (typeof treatments)[number];

/** Numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const letters = 'abdeghiklmnoprstuvyz';
/** Latin letters as a careless clerk writes them in Cyrillic: no system, one letter each. */
const cyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'дж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'й',
  z: 'з',
};

const pick = <T>(list: readonly T[], draw: () => number): T => list[Math.floor(draw() * list.length)] as T;

function withTypo(word: string, draw: () => number): string {
  const at = 1 + Math.floor(draw() * (word.length - 1));
  const kind = Math.floor(draw() * 3);
  if (kind === 0) return word.slice(0, at) + pick([...letters], draw) + word.slice(at + 1);
  return kind === 1
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + pick([...letters], draw) + word.slice(at);
}

/** `name` as OFAC writes it, `FAMILY, Given`. */
export function treat(name: string, treatment: Treatment, draw: () => number): string {
  const [family = '', given = ''] = name.split(',').map((part) => part.trim());
  const words = [...given.split(/\s+/), ...family.split(/\s+/)].filter((word) => word !== '');
  if (treatment === 'order') return draw() < 0.5 ? `${family} ${given}` : words.toReversed().join(' ');
  if (treatment === 'initial' && given.length > 1) return `${given.slice(0, 1)}. ${family}`;
  if (treatment === 'script')
    return [...words.join(' ').toLowerCase()].map((letter) => cyrillic[letter] ?? letter).join('');
  if (treatment === 'dropped' && words.length > 2)
    return words.toSpliced(Math.floor(draw() * words.length), 1).join(' ');
  const long = words.map((word, place) => ({ word, place })).filter(({ word }) => word.length > 4);
  if (long.length === 0) return words.join(' ');
  const { word, place } = pick(long, draw);
  return words.with(place, withTypo(word.toLowerCase(), draw)).join(' ');
}

/** Given names of one listed person, the family name of another. */
export function recombine(people: readonly Entity[], draw: () => number): string {
  const nameOf = () => (pick(people, draw).names[0]?.value ?? '').split(',').map((part) => part.trim());
  const [family = ''] = nameOf();
  const [, given = ''] = nameOf();
  return given === '' ? `${family} ${nameOf()[0] ?? ''}` : `${given} ${family}`;
}

const knownForms: ReadonlySet<How> = new Set(['equal', 'symbol', 'variant', 'romanisation']);

/** Whether a recombined name is by the tables what a listed person is called, in another spelling: then it is on the list after all. */
export function isBorne({ alignment: { pairs, leftQuery, leftListed }, query, listed }: Comparison): boolean {
  const isLeft = ({ parts }: AnalysedName, left: readonly number[]) =>
    left.some((place) => parts[place]?.kind === 'name');
  return pairs.every(({ how }) => knownForms.has(how)) && !isLeft(query, leftQuery) && !isLeft(listed, leftListed);
}
