/** Random numbers by a seed (mulberry32): the same seed draws the same documents. */
export interface Draw {
  /** Returns a number from 0 to below 1. */
  share(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(of: readonly T[]): T;
  chance(share: number): boolean;
}

export function drawBy(seed: number): Draw {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(share() * (high - low + 1));
  return {
    share,
    between: (low, high) => low + share() * (high - low),
    whole,
    chance: (limit) => share() < limit,
    pick: (of) => {
      const picked = of[whole(0, of.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}

/** Draws a number of a pattern: A a letter, 9 a digit, X either. */
export function drawNumber(pattern: string, draw: Draw): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  return [...pattern]
    .map((place) => {
      const digit = place === '9' || (place === 'X' && draw.chance(0.5));
      return digit ? String(draw.whole(0, 9)) : draw.pick([...letters]);
    })
    .join('');
}
