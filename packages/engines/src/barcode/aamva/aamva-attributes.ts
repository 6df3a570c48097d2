import type { DocumentAttribute } from '../../facts.ts';
import { parseAamvaDate } from './aamva-date.ts';
import { holderName, presentValue } from './holder-name.ts';

type Elements = Readonly<Record<string, string>>;

/** Returns the contract's attributes of the elements; omits those that an element marks as NONE or unavailable. */
export function attributesOf(
  elements: Elements,
  version: number,
  country: 'US' | 'CA' | null,
  jurisdiction: string | null,
): Readonly<Partial<Record<DocumentAttribute, string>>> {
  const name = holderName(elements);
  const value = (...ids: readonly string[]): string | null =>
    ids.reduce<string | null>((found, id) => found ?? presentValue(elements[id]), null);
  const date = (id: string): string | null => parseAamvaDate(elements[id] ?? '');
  const found: Readonly<Partial<Record<DocumentAttribute, string | null>>> = {
    'name-first': name.first,
    'name-middle': name.middle,
    'name-last': name.last,
    'name-suffix': name.suffix,
    birthdate: date('DBB'),
    'issue-date': date('DBD'),
    'expiration-date': date('DBA'),
    'document-number': value('DAQ'),
    'identification-number': value('DAQ'),
    ...addressOf(elements, version, country),
    'issuing-authority': jurisdiction,
    'issuing-subdivision': jurisdiction,
    sex: sexOf(value('DBC')),
    height: heightOf(elements, version),
    birthplace: value('DCI'),
    endorsements: value('DCD', 'DAT', 'DCN'),
    restrictions: value('DCB', 'DAS', 'DCO'),
    'vehicle-class': value('DCA', 'DAR', 'DCM'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== null));
}

/** Elements of street 1, street 2, city, jurisdiction and postal code. */
const MAILING = ['DAG', 'DAH', 'DAI', 'DAJ', 'DAK'];
const RESIDENCE = ['DAL', 'DAM', 'DAN', 'DAO', 'DAP'];

/**
 * Returns the address. Version 1 has a mailing address and optionally a residence address (DL/ID-2000, annex A); the
 * residence counts, as a whole, if it has a street. If only one of the two has a street, they are one address, which
 * some issuers split.
 */
function addressOf(
  elements: Elements,
  version: number,
  country: 'US' | 'CA' | null,
): Readonly<Partial<Record<DocumentAttribute, string | null>>> {
  const [mailing, residence] = [MAILING, RESIDENCE].map((ids) => ids.map((id) => presentValue(elements[id])));
  const [home = [], other = []] = version <= 1 && residence?.[0] ? [residence, mailing] : [mailing, residence];
  const isOne = !home[0] || !other[0];
  const [street, street2, city, state, code] = home.map(
    (text, index) => text ?? (isOne ? (other[index] ?? null) : null),
  );
  return {
    'address-street-1': street ?? null,
    'address-street-2': street2 ?? null,
    'address-city': city ?? null,
    'address-subdivision': state ?? null,
    'address-postal-code': postalCode(code ?? null, country),
  };
}

/** Converts an ANSI D-20 code to M, F or X, the latter for "not specified"; null for anything else. */
function sexOf(code: string | null): string | null {
  const codes: Readonly<Record<string, string>> = { '1': 'M', M: 'M', '2': 'F', F: 'F', '9': 'X', X: 'X' };
  return codes[code?.slice(0, 1).toUpperCase() ?? ''] ?? null;
}

/**
 * Removes the padding of the field, which has eleven characters with blanks or zeroes; keeps the last four digits of a
 * ZIP+4 unless they are zeroes.
 */
function postalCode(raw: string | null, country: 'US' | 'CA' | null): string | null {
  if (raw === null) return null;
  const canadian = /^([A-Z]\d[A-Z])\s*(\d[A-Z]\d)/i.exec(raw);
  if (canadian && country !== 'US') return `${canadian[1]} ${canadian[2]}`.toUpperCase();
  const american = /^(\d{5})[\s-]*(\d{4})?/.exec(raw);
  if (!american) return raw;
  return american[2] === undefined || american[2] === '0000' ? (american[1] ?? null) : `${american[1]}-${american[2]}`;
}

/** Returns the height: DAU, else DAV, which version 1 has for centimetres. */
function heightOf(elements: Elements, version: number): string | null {
  return imperialOrMetric(presentValue(elements['DAU']), version) ?? metric(presentValue(elements['DAV']));
}

/**
 * Parses inches or centimetres with the unit; version 1 has feet and inches in three digits (511 is 5 ft 11 in), and
 * some issuers write them apart.
 */
function imperialOrMetric(raw: string | null, version: number): string | null {
  const apart = /^([3-8]) ?(?:['-]|FT)[ -]?(\d{1,2})(?!\d)/i.exec(raw ?? '');
  if (apart && Number(apart[2]) < 12) return `${Number(apart[1]) * 12 + Number(apart[2])} in`;
  const parts = /^(\d{2,3})\s*([A-Z]*)/i.exec(raw ?? '');
  if (!parts) return null;
  const number = Number(parts[1]);
  const unit = (parts[2] ?? '').toLowerCase();
  if (unit === 'cm') return metric(raw);
  if (unit === '' && version <= 1 && number >= 300 && number % 100 < 12) {
    return `${Math.floor(number / 100) * 12 + (number % 100)} in`;
  }
  return number > 0 ? `${number} ${number > 96 ? 'cm' : 'in'}` : null;
}

function metric(raw: string | null): string | null {
  const number = Number(/^(\d{2,3})\s*(?:cm|$)/i.exec(raw ?? '')?.[1] ?? 0);
  return number > 0 ? `${number} cm` : null;
}
