/** Counts the parts of a version while its entries are read. */
import { type Entity, unknownCountry } from '@countersign/screening';
import type { VersionParts } from './watchlist.ts';

export interface PartsCount {
  add(entity: Entity): void;
  /** Counts an entry that the reader left out. */
  leaveOut(kind: string): void;
  readonly parts: VersionParts;
}

/** Limit of counted words, against a nonsense file that has a new word in each entry. */
const mostCounted = 10_000;
const mostShown = 50;
const longestKind = 60;

const mostFrequent = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([, one], [, other]) => other - one).slice(0, mostShown);

function countWord(counts: Map<string, number>, word: string): void {
  if (counts.has(word) || counts.size < mostCounted) counts.set(word, (counts.get(word) ?? 0) + 1);
}

export function countParts(): PartsCount {
  const count = { persons: 0, aliases: 0, identifiers: 0, birthdates: 0, unknownCountries: 0 };
  const programs = new Map<string, number>();
  const unread = new Map<string, number>();
  const leftOut = new Map<string, number>();
  return {
    add({ kind, names, identifiers, birthdates, countries, unreadCountries = [], programs: own }) {
      count.persons += kind === 'person' ? 1 : 0;
      count.aliases += Math.max(0, names.length - 1);
      count.identifiers += identifiers.length;
      count.birthdates += birthdates.length;
      count.unknownCountries += countries.includes(unknownCountry) ? 1 : 0;
      for (const word of unreadCountries) countWord(unread, word);
      for (const program of new Set(own)) programs.set(program, (programs.get(program) ?? 0) + 1);
    },
    leaveOut: (kind) => countWord(leftOut, kind.slice(0, longestKind)),
    get parts() {
      return {
        ...count,
        programs: Object.fromEntries(programs),
        unreadCountries: mostFrequent(unread),
        leftOut: mostFrequent(leftOut),
      };
    },
  };
}
