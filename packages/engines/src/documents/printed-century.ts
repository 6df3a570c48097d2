/** The century of a birth: a zone prints two digits of the year (Doc 9303 part 3, 4.8), the page beside it four. */
import { ACCEPTANCE_THRESHOLD } from './merge-readings.ts';
import type { Readings } from './read-visual-zone.ts';

/** The readings of a zone with the birth in the century that is printed, where print says the same day of the same two digits. */
export function withPrintedCentury(zone: Readings, printed: Readings): Readings {
  const births = zone.birthdate?.map((reading) => {
    const same = printed.birthdate?.find(
      ({ value, confidence }) => confidence >= ACCEPTANCE_THRESHOLD && value.slice(2) === reading.value.slice(2),
    );
    return same ? { ...reading, value: same.value } : reading;
  });
  return births ? { ...zone, birthdate: births } : zone;
}
