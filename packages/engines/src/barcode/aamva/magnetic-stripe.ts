import { countryOfJurisdiction, jurisdictionOfIssuer } from './issuers.ts';
import { splitAddress } from './stripe-address.ts';

/**
 * Record in the layout of the magnetic stripe, which some issuers print as a barcode: before the standard (DL/ID-2000,
 * annex C), and British Columbia to this day (Teleplan 4 record specifications, 4.2.4: driver's licence, BC Services
 * Card and identification card).
 */
export interface StripeRecord {
  readonly issuerId: string;
  /** Fields of the tracks under the ids of the equivalent elements. */
  readonly elements: Readonly<Record<string, string>>;
}

interface FirstTrack {
  readonly state: string;
  readonly city: string;
  readonly name: string;
  readonly address: string;
  /** Position after the end sentinel. */
  readonly end: number;
}

/** Longest city and name; a field of full length has no separator behind it. */
const LONGEST = { city: 13, name: 35 };

const FIRST_TRACK_START = /^\s*%?([A-Z]{2})/;

/** Issuer, number, expiry as YYMM, birth date, rest of a number longer than 13 digits. */
const SECOND_TRACK = /;(\d{6})(\d{1,13})=(\d{4})(\d{8})(\d{0,5})=?\d*\?/;

/**
 * Fields of the third track, which have fixed positions: start sentinel (British Columbia writes an underscore before
 * it), two version characters, postal code, class, restrictions, endorsements, sex, height, weight, hair and eyes. A
 * track that lost or gained a blank on the way does not match, and is not read.
 */
const THIRD_TRACK =
  /^[^%+#_]{0,2}(?:_?[%+#]|_)[^?]{2}([^?]{11})([^?]{2})([^?]{10})([^?]{4})([12MFXU9 ])(\d{3}| \d\d| {3})(\d{3}| \d\d| {3})([A-Z]{3}| {3})([A-Z]{3}| {3})/;

const THIRD_TRACK_IDS = ['DAK', 'DAR', 'DAS', 'DAT', 'DBC', 'DAU', 'DAW', 'DAZ', 'DAY'];

const POSTAL_CODE = /^(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}[ -]?(?:\d{4})?) *$/;

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Recognizes a record by its first track, or by the issuer in its second track if the first is lost. */
export function looksLikeMagneticStripe(text: string): boolean {
  if (/^\s*%[A-Z]{2}(?:[^^?\n]{0,60}\^|[^^?\n]{1,90}\?[^;]{0,3};\d{6})/.test(text)) return true;
  const second = SECOND_TRACK.exec(text.slice(0, 160));
  return second !== null && jurisdictionOfIssuer(second[1] ?? '') !== null;
}

/** Parses the record; null if the first track, which names the holder, or the second, which has the number, is unreadable. */
export function parseMagneticStripe(text: string): StripeRecord | null {
  const first = readFirstTrack(text);
  if (first === null) return null;
  const second = SECOND_TRACK.exec(text.slice(first.end));
  if (second === null) return null;
  const [track, issuerId = '', number = '', expiry = '', birthdate = '', overflow = ''] = second;
  const third = readThirdTrack(text.slice(first.end + second.index + track.length), issuerId);
  const elements: Record<string, string> = {
    DAJ: first.state,
    DAI: first.city,
    ...nameElements(first.name),
    DAQ: number + overflow,
    DBA: expirationOf(expiry, birthdate),
    DBB: birthdate,
    ...splitAddress(first.address, first.city),
    ...third,
  };
  return { issuerId, elements };
}

function readFirstTrack(text: string): FirstTrack | null {
  const start = FIRST_TRACK_START.exec(text);
  const end = text.indexOf('?');
  if (start === null || end < 0) return null;
  const track = text.slice(0, end);
  const city = readField(track, start[0].length, LONGEST.city);
  const name = readField(track, city.next, LONGEST.name);
  return {
    state: start[1] ?? '',
    city: city.text.trim(),
    name: name.text.trim(),
    address: track.slice(name.next),
    end: end + 1,
  };
}

/** Reads a field up to its caret. A field of full length has no caret. */
function readField(track: string, start: number, longest: number): { readonly text: string; readonly next: number } {
  const caret = track.indexOf('^', start);
  if (caret >= 0 && caret - start <= longest) return { text: track.slice(start, caret), next: caret + 1 };
  return { text: track.slice(start, start + longest), next: start + longest };
}

/** Splits a name: the last name comes first, then `$` and the given names. A name without `$` is only a last name. */
function nameElements(name: string): Readonly<Record<string, string>> {
  return name.includes('$') ? { DAA: name } : { DAB: name };
}

/** Reads the third track. Heights and weights of Canada are metric. A postal code with an unknown format is omitted. */
function readThirdTrack(text: string, issuerId: string): Readonly<Record<string, string>> {
  const track = THIRD_TRACK.exec(text);
  if (track === null) return {};
  const fields: Record<string, string> = Object.fromEntries(
    THIRD_TRACK_IDS.map((id, index) => [id, (track[index + 1] ?? '').trim()]),
  );
  if (!POSTAL_CODE.test(track[1] ?? '')) delete fields['DAK'];
  if (countryOfJurisdiction(jurisdictionOfIssuer(issuerId) ?? '') !== 'CA') return fields;
  const { DAU: height = '', DAW: weight = '', ...rest } = fields;
  return { ...rest, DAU: height === '' ? '' : `${height} cm`, DAX: weight };
}

/**
 * Converts YYMM to CCYYMMDD. A month without a day lasts to its end. Month 77 never expires, 88 is the end of the birth
 * month a year later, 99 is the birthday.
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
