/**
 * Completion of six-digit dates of a machine-readable zone, which have no century (ICAO Doc 9303 part 3, 4.8). The rule
 * of this package: an expiry is at most 20 years after the day of the reading, and never before 1970; a birth is the
 * latest one not after that day. Without a day given, the document's expiry replaces it.
 */

const YYMMDD = /^(\d{2})(\d{2})(\d{2})$/;

/** True for an existing day. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function write(year: number, month: number, day: number): string | null {
  if (!isDay(year, month, day)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function partsOf(text: string): readonly [number, number, number] | null {
  const match = YYMMDD.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/** Converts YYMMDD of an expiry to YYYY-MM-DD; null if it is not a day. `asOf` is YYYY-MM-DD. */
export function expiryDate(text: string, asOf: string | null): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [yy, month, day] = parts;
  if (asOf === null) return write(yy < 70 ? 2000 + yy : 1900 + yy, month, day);
  const latest = Number(asOf.slice(0, 4)) + 20;
  let year = Math.floor(latest / 100) * 100 + yy;
  if (year > latest) year -= 100;
  return write(year, month, day);
}

/** Converts YYMMDD of a birth to YYYY-MM-DD; null if it is not a day or the year is unknown. */
export function birthDate(text: string, asOf: string | null, expiry: string | null): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [yy, month, day] = parts;
  const bound = asOf ?? expiry;
  if (bound === null) return write(1900 + yy, month, day);
  const century = Math.floor(Number(bound.slice(0, 4)) / 100) * 100;
  const recent = write(century + yy, month, day);
  return recent !== null && recent <= bound ? recent : write(century - 100 + yy, month, day);
}
