/** Seeded source of random numbers: the same seed gives the same sequence on every computer. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
  /** Returns decimal digits, the first one never 0. */
  digits(length: number): string;
  letters(length: number): string;
  /** Returns a normally distributed number with mean 0 and deviation 1 (sum of uniform numbers). */
  normal(): number;
}

/** Letters of licence and passport numbers that are not confused with digits. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Mixes a seed and a purpose into a 32-bit state, so that two parts of one specimen have different sequences. */
function mix(seed: number, purpose: string): number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (let index = 0; index < purpose.length; index += 1) {
    state = Math.imul(state ^ purpose.charCodeAt(index), 0x85ebca6b) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
  }
  return state;
}

/** Creates the 32-bit generator known as mulberry32. */
function mulberry32(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates the source for one `purpose` of one seed. */
export function makeRandom(seed: number, purpose = ''): Random {
  const next = mulberry32(mix(seed, purpose));
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const repeat = (length: number, draw: (index: number) => string) =>
    Array.from({ length }, (_, i) => draw(i)).join('');
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    chance: (probability) => next() < probability,
    digits: (length) => repeat(length, (index) => String(integer(index === 0 ? 1 : 0, 9))),
    letters: (length) => repeat(length, () => LETTERS[integer(0, LETTERS.length - 1)] ?? 'A'),
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}
