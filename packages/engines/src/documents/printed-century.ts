/** Century of a birthdate: a zone has two digits of the year (Doc 9303 part 3, 4.8), the printed page four. */
import { ACCEPTANCE_THRESHOLD } from './merge-readings.ts';
import type { Readings } from './read-visual-zone.ts';

/**
 * Returns the zone's readings with the birthdate in the printed century, if print has the same day and the same two
 * digits.
 */
export function withPrintedCentury(zone: Readings, printed: Readings): Readings {
  const births = zone.birthdate?.map((reading) => {
    const same = printed.birthdate?.find(
      ({ value, confidence }) => confidence >= ACCEPTANCE_THRESHOLD && value.slice(2) === reading.value.slice(2),
    );
    return same ? { ...reading, value: same.value } : reading;
  });
  return births ? { ...zone, birthdate: births } : zone;
}
