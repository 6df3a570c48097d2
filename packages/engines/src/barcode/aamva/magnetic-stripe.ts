/**
 * Record in the layout of the magnetic stripe, which some issuers printed as barcodes before the standard (DL/ID-2000,
 * annex C).
 */
export interface StripeRecord {
  readonly issuerId: string;
  /** Fields of the tracks under the ids of the equivalent elements. */
  readonly elements: Readonly<Record<string, string>>;
}

const FIRST_TRACK = /%([A-Z]{2})([^^?]{0,13})\^?([^^?]{0,35})\^([^^?]{0,77})\^?[^?]*\?/;
const SECOND_TRACK = /;(\d{6})(\d{0,13})=(\d{4})(\d{8})(\d{0,5})=?\d*\?/;

/** Positions of the third track after its start sentinel and two version characters. */
const THIRD_TRACK = /[%+#][\d! ]{2}([^?]{11})([^?]{2})([^?]{10})([^?]{4})([12MF])([^?]{3})([^?]{3})([^?]{3})([^?]{3})/;

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function looksLikeMagneticStripe(text: string): boolean {
  return /^\s*%[A-Z]{2}[^^\n]{1,60}\^/.test(text);
}

/** Parses the record; null if the second track, which has the number and the dates, is unreadable. */
export function parseMagneticStripe(text: string): StripeRecord | null {
  const first = FIRST_TRACK.exec(text);
  const second = SECOND_TRACK.exec(text);
  if (first === null || second === null) return null;
  const [street = '', street2 = ''] = (first[4] ?? '').split('$');
  const birthdate = second[4] ?? '';
  const elements: Record<string, string> = {
    DAJ: first[1] ?? '',
    DAI: (first[2] ?? '').trim(),
    DAA: (first[3] ?? '').trim(),
    DAG: street.trim(),
    DAH: street2.trim(),
    DAQ: (second[2] ?? '') + (second[5] ?? ''),
    DBA: expirationOf(second[3] ?? '', birthdate),
    DBB: birthdate,
    ...thirdTrack(text.slice(second.index + second[0].length)),
  };
  return { issuerId: second[1] ?? '', elements };
}

function thirdTrack(text: string): Readonly<Record<string, string>> {
  const track = THIRD_TRACK.exec(text);
  if (track === null) return {};
  const ids = ['DAK', 'DAR', 'DAS', 'DAT', 'DBC', 'DAU', 'DAW', 'DAZ', 'DAY'];
  return Object.fromEntries(ids.map((id, index) => [id, (track[index + 1] ?? '').trim()]));
}

/**
 * Converts YYMM to CCYYMMDD. Month 77 never expires, 88 is the end of the birth month a year later, 99 is the birthday.
 */
function expirationOf(yearMonth: string, birthdate: string): string {
  const year = 2000 + Number(yearMonth.slice(0, 2));
  const month = yearMonth.slice(2);
  if (month === '77') return '';
  if (month === '99') return `${year}${birthdate.slice(4)}`;
  if (month === '88') return endOfMonth(year + 1, birthdate.slice(4, 6));
  return endOfMonth(year, month);
}

function endOfMonth(year: number, month: string): string {
  const leapDay = month === '02' && year % 4 === 0 ? 1 : 0;
  return `${year}${month}${(LAST_DAYS[Number(month) - 1] ?? 0) + leapDay}`;
}
