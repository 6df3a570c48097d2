/**
 * Completion of six-digit dates of a machine-readable zone, which have no century (ICAO Doc 9303 part 3, 4.8). The rule
 * of this package: an expiry is at most 54 years after the day of the reading, as those of cards for elderly persons
 * are, never before 1980, the year of the first zones, and never before the birth; a birth or an issue is the latest one
 * not after that day. Without a day given, the document's expiry replaces it.
 */

const YYMMDD = /^(\d{2})(\d{2})(\d{2})$/;
const FIRST_ZONES = 1980;
const LONGEST_PAST = 45;
/**
 * Years of documents that never expire: some states write the last or the first day of a year 9999. Read as 1999 it
 * would refuse a valid document; read as 2099 it would accept an expired one.
 */
const NO_END: ReadonlySet<string> = new Set(['991231', '990101', '999999']);

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

/** True if the text states that the document has no expiry, or an unknown one. */
export function hasNoEnd(text: string): boolean {
  return NO_END.has(text);
}

/**
 * Converts YYMMDD of an expiry to YYYY-MM-DD; null if it is not a day or states that there is no expiry. `asOf` and
 * `notBefore`, the birth, are YYYY-MM-DD.
 */
export function expiryDate(text: string, asOf: string | null, notBefore: string | null = null): string | null {
  const parts = partsOf(text);
  if (!parts || hasNoEnd(text)) return null;
  const [yy, month, day] = parts;
  const earliest = Math.max(FIRST_ZONES, asOf === null ? 0 : Number(asOf.slice(0, 4)) - LONGEST_PAST);
  const century = Math.floor(earliest / 100) * 100;
  const year = century + yy < earliest ? century + 100 + yy : century + yy;
  const expiry = write(year, month, day);
  return expiry !== null && notBefore !== null && expiry < notBefore ? write(year + 100, month, day) : expiry;
}

/** Converts YYMMDD of a birth or an issue to YYYY-MM-DD; null if it is not a day or the year is unknown. */
export function pastDate(text: string, asOf: string | null, expiry: string | null): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [yy, month, day] = parts;
  const bound = asOf ?? expiry;
  if (bound === null) return write(1900 + yy, month, day);
  const century = Math.floor(Number(bound.slice(0, 4)) / 100) * 100;
  const recent = write(century + yy, month, day);
  return recent !== null && recent <= bound ? recent : write(century - 100 + yy, month, day);
}

/** True if six digits are no day of any century. */
export function isImpossible(text: string): boolean {
  const parts = partsOf(text);
  if (!parts || hasNoEnd(text)) return false;
  const [yy, month, day] = parts;
  return write(2000 + yy, month, day) === null && write(1900 + yy, month, day) === null;
}
