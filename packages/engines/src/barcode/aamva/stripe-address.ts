import { countryOfJurisdiction } from './issuers.ts';

/** A last line with the place: city, jurisdiction, postal code of Canada or ZIP code. */
const PLACE_LINE = /^(.+?) +([A-Z]{2}) +([A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-?\d{4})?)$/;

/** Rest of a place line behind its city, possibly cut: jurisdiction, start of the postal code. */
const CUT_PLACE = /^[A-Z' .-]{0,24}?(?: +([A-Z]{2})(?: +[A-Z\d ]{0,7})?)?$/;

/** Longest city of the first track; a city of this length may be cut. */
const LONGEST_CITY = 13;

/**
 * Splits the address of the first track into elements. `$` separates its lines. British Columbia repeats city, province
 * and postal code in the last line, which is no street; it completes a city that the field of the track cut. An address
 * that fills the track may end in the middle of that line.
 */
export function splitAddress(address: string, city: string): Readonly<Record<string, string>> {
  const isWhole = address.includes('^');
  const lines = (address.split('^')[0] ?? '').split('$').map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const last = written.at(-1) ?? '';
  const place = placeOf(last);
  if (place !== null) return { ...streetElements(written.slice(0, -1)), ...placeElements(place, city) };
  const isPlace = written.length > 1 && (isCutPlace(last, city) || (!isWhole && city.startsWith(last)));
  return streetElements(isPlace ? written.slice(0, -1) : written);
}

interface Place {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

function placeOf(line: string): Place | null {
  const [, city = '', state = '', postalCode = ''] = PLACE_LINE.exec(line) ?? [];
  return countryOfJurisdiction(state) === null ? null : { city, state, postalCode };
}

function placeElements(place: Place, city: string): Readonly<Record<string, string>> {
  const isCut = city.length === LONGEST_CITY && place.city.startsWith(city);
  return { DAJ: place.state, DAK: place.postalCode, ...(isCut || city === '' ? { DAI: place.city } : {}) };
}

function isCutPlace(line: string, city: string): boolean {
  if (city === '' || !line.startsWith(city)) return false;
  const cut = CUT_PLACE.exec(line.slice(city.length));
  return cut !== null && (cut[1] === undefined ? line === city : countryOfJurisdiction(cut[1]) !== null);
}

function streetElements([street = '', ...others]: readonly string[]): Readonly<Record<string, string>> {
  return { DAG: street, DAH: others.join(' ') };
}
