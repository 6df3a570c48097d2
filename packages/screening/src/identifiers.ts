/**
 * Table of identifiers: the names of each scheme in the sources, the format of its values, and their validity. Pure.
 */

export interface Identifier {
  /** Scheme of the identifier: `passport`, `tax-number`, `lei`, `imo` …, or the source's own name for it. */
  readonly scheme: string;
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the issuer. */
  readonly country: string | null;
}

interface Scheme {
  readonly name: string;
  /** Names in sources, in small letters. */
  readonly called: RegExp;
  /** Returns the value in comparable form; null for an invalid one. */
  readonly key: (plain: string) => string | null;
  /** True if one body issues the numbers for all countries. */
  readonly isWorldwide?: true;
  /** True for a kind whose name differs by country; it is shown under the name in the source. */
  readonly isFamily?: true;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Returns the number; seven digits, the last a check digit: for a ship by the weights 7 to 2 (IMO Resolution
 * A.1117(30)), for a company or registered owner by 8, 6, 4, 2, 9, 7 modulo 11, as for all of those in OFAC's list.
 */
function imoKey(plain: string): string | null {
  const digits = digitsOf(plain.replace(/^IMO/, ''));
  if (digits.length !== 7) return null;
  const sumBy = (weights: readonly number[]): number =>
    weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const last = Number(digits[6]);
  const isShip = sumBy([7, 6, 5, 4, 3, 2]) % 10 === last;
  return isShip || (11 - (sumBy([8, 6, 4, 2, 9, 7]) % 11)) % 10 === last ? digits : null;
}

/** Returns the LEI; ISO 17442: twenty characters whose letters, as numbers, leave 1 modulo 97 (ISO 7064). */
function leiKey(plain: string): string | null {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(plain)) return null;
  const digits = [...plain].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1 ? plain : null;
}

/** Returns the BIC; ISO 9362: the head office has eight characters, or eleven that end with XXX. */
const bicKey = (plain: string): string | null =>
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? plain.replace(/^(.{8})XXX$/, '$1') : null;

const mmsiKey = (plain: string): string | null => (/^\d{9}$/.test(plain) ? plain : null);

const asWritten = (plain: string): string => plain;

const schemes: readonly Scheme[] = [
  { name: 'imo', called: /\bimo\b|vessel.registration.identification/, key: imoKey, isWorldwide: true },
  { name: 'lei', called: /\blei\b|lei-code|legal entity identifier/, key: leiKey, isWorldwide: true },
  { name: 'bic', called: /\bbic\b|swift/, key: bicKey, isWorldwide: true },
  { name: 'mmsi', called: /\bmmsi\b/, key: mmsiKey, isWorldwide: true },
  { name: 'passport', called: /passport/, key: asWritten },
  {
    name: 'national-id',
    called:
      /national.?id|national.*\bid\b|identity|identification.?(?:number|card)|personal.?(?:id|code|number)|c[eé]dula|\bcurp\b|\bdni\b|\bssn\b|social.?security/,
    key: asWritten,
    isFamily: true,
  },
  {
    name: 'tax-number',
    called: /\btax|\bvat\b|\bnit\b|\brfc\b|\bruc\b|\binn\b|\btin\b|fiscal/,
    key: asWritten,
    isFamily: true,
  },
  { name: 'driving-licence', called: /driv/, key: asWritten, isFamily: true },
  {
    name: 'registration-number',
    called: /registration|company.?number|commercial.?regist|business.?regist|\bogrn\b/,
    key: asWritten,
    isFamily: true,
  },
];

const schemeCalled = (name: string): Scheme | undefined =>
  schemes.find(({ called }) => called.test(name.toLowerCase()));

/**
 * Returns the name of the scheme. The source's name is kept if the scheme is not in the table, or if its name differs
 * by country.
 */
export function schemeName(name: string): string {
  const scheme = schemeCalled(name);
  return scheme === undefined || scheme.isFamily ? name : scheme.name;
}

/** Placeholders for a missing value. */
const fillers = /^(?:n\/?a|none|nil|null|unknown|not known|not available|x+|0+|-+|\.+)$/i;

export const isFiller = (value: string): boolean => fillers.test(value.trim());

/** Scheme of an identifier whose kind is not stated; it matches any scheme. */
export const unknownScheme = 'other';

/** Minimum length of an identifier of unknown scheme; shorter ones are ambiguous. */
const leastOfUnknown = 5;

/**
 * Returns an identifier in comparable form: its possible values under its scheme. Empty for a placeholder or an invalid
 * value.
 */
export function comparable({ scheme, value }: Pick<Identifier, 'scheme' | 'value'>): {
  readonly scheme: string;
  readonly isWorldwide: boolean;
  readonly values: readonly string[];
} {
  const plain = value.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSaid = plain !== '' && !isFiller(value) && !isFiller(plain);
  const known = schemeCalled(scheme);
  const isUnknown = scheme === unknownScheme;
  const keys = isUnknown ? [asWritten, ...schemes.map(({ key }) => key)] : [known?.key ?? asWritten];
  const values = isSaid && (!isUnknown || plain.length >= leastOfUnknown) ? keys.map((key) => key(plain)) : [];
  return {
    scheme: known?.name ?? scheme,
    isWorldwide: known?.isWorldwide === true,
    values: [...new Set(values)].filter((each) => each !== null),
  };
}

/**
 * Returns true for the same identifier. Each country numbers its documents separately, so two identifiers with known
 * countries are the same only if the countries are equal.
 */
export function isSameIdentifier(one: Identifier, other: Identifier): boolean {
  const [left, right] = [comparable(one), comparable(other)];
  const isUnknown = left.scheme === unknownScheme || right.scheme === unknownScheme;
  if (left.scheme !== right.scheme && !isUnknown) return false;
  if (!left.values.some((value) => right.values.includes(value))) return false;
  const isWorldwide = left.isWorldwide || right.isWorldwide;
  return isWorldwide || one.country === null || other.country === null || one.country === other.country;
}
