/** Check whether a new version may replace the current one automatically. Pure. */
import type { VersionParts, WatchlistVersion } from './watchlist.ts';

type Arrived = Pick<WatchlistVersion, 'entities' | 'nameless' | 'issuedAt' | 'parts'>;

/** A list that loses a tenth of its entities was more likely truncated than corrected. */
const mostLost = 0.1;
const mostNameless = 0.01;
/** Largest loss of a programme, which is smaller than its list and is sometimes lifted. */
const mostLostOfProgram = 0.5;
/** Number of entries below which a whole programme may disappear within a day. */
const leastOfProgram = 10;
/** Smallest number of entries for which a share is meaningful. */
const leastOfShare = 100;

const counted = {
  persons: 'persons',
  aliases: 'other names',
  identifiers: 'identifiers',
  birthdates: 'dates of birth',
} as const satisfies Partial<Record<keyof VersionParts, string>>;

const isCut = (now: number, before: number): boolean => now < before * (1 - mostLost);

/** Describes a part that the version lost while it kept its size; null if there is none. */
function lostPart(arrived: VersionParts, current: VersionParts): string | null {
  for (const [part, words] of Object.entries(counted) as [keyof typeof counted, string][]) {
    if (current[part] >= leastOfShare && isCut(arrived[part], current[part])) {
      return `it has ${arrived[part]} ${words} where the current one has ${current[part]}`;
    }
  }
  for (const [program, before] of Object.entries(current.programs)) {
    const now = arrived.programs[program] ?? 0;
    if (before >= leastOfProgram && now < before * (1 - mostLostOfProgram)) {
      return `it has ${now} entries of ${program} where the current one has ${before}`;
    }
  }
  return null;
}

/**
 * Returns the objection; null if there is none. An operator may still accept a list that shrank or became older, and
 * later versions are then compared with it.
 */
export function objectionTo(arrived: Arrived, current: Arrived | null): string | null {
  if (arrived.entities === 0) return 'it has no entries';
  if (arrived.nameless / arrived.entities > mostNameless) {
    return `${arrived.nameless} of ${arrived.entities} entries have no name`;
  }
  if (current === null) return null;
  if (isCut(arrived.entities, current.entities)) {
    return `it has ${arrived.entities} entries where the current one has ${current.entities}`;
  }
  const [issued, before] = [Date.parse(arrived.issuedAt ?? ''), Date.parse(current.issuedAt ?? '')];
  if (issued < before) return `it was issued on ${arrived.issuedAt}, the current one on ${current.issuedAt}`;
  return arrived.parts === undefined || current.parts === undefined ? null : lostPart(arrived.parts, current.parts);
}
