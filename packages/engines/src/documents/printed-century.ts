/**
 * Century of a zone's dates. A zone has two digits of the year (Doc 9303 part 3, 4.8), the printed page has four. The
 * printed day of issue rules out an earlier expiry.
 */
import type { DocumentAttribute, Reading } from '../facts.ts';
import { ACCEPTANCE_THRESHOLD } from './merge-readings.ts';
import type { Readings } from './read-visual-zone.ts';

const COMPLETED = ['birthdate', 'expiration-date'] as const satisfies readonly DocumentAttribute[];

function accepted(readings: readonly Reading[] | undefined): readonly Reading[] {
  return (readings ?? []).filter(({ confidence }) => confidence >= ACCEPTANCE_THRESHOLD);
}

/** Returns a date of the zone in the century of the same day in print; unchanged if print has none. */
function inPrintedCentury(reading: Reading, printed: readonly Reading[] | undefined): Reading {
  const same = accepted(printed).find(({ value }) => value.slice(2) === reading.value.slice(2));
  return same ? { ...reading, value: same.value } : reading;
}

/** Confidence of an expiry in a century that cannot be right; it stays in the ledger, below the acceptance threshold. */
const IMPOSSIBLE = 0.3;

/**
 * Lowers the confidence of an expiry before the day of issue if its century was a guess: the true expiry may be a
 * century later, or unknown.
 */
function afterIssue(reading: Reading, printed: Readings): Reading {
  const [issue] = accepted(printed['issue-date']);
  const isBefore = issue !== undefined && reading.value < issue.value && reading.value < '2000';
  return isBefore ? { ...reading, confidence: IMPOSSIBLE } : reading;
}

/** Returns the zone's readings with the birthdate and the expiry in the century of the print. */
export function withPrintedCentury(zone: Readings, printed: Readings): Readings {
  const dates = COMPLETED.flatMap((name) => {
    const readings = zone[name]?.map((reading) => inPrintedCentury(reading, printed[name]));
    if (!readings) return [];
    return [[name, name === 'birthdate' ? readings : readings.map((one) => afterIssue(one, printed))] as const];
  });
  return { ...zone, ...Object.fromEntries(dates) };
}
