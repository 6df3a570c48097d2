/** One table of identifiers: what each source calls a scheme, how a value is written, and whether it can be one. Pure. */
import type { Identifier } from './entity.ts';

interface Scheme {
  readonly name: string;
  /** What sources call it, in small letters. */
  readonly called: RegExp;
  /** How the value is compared; null for what cannot be one. */
  readonly key: (plain: string) => string | null;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Seven digits, the last of which checks the others (IMO Resolution A.1117(30)). */
function imoKey(plain: string): string | null {
  const digits = digitsOf(plain);
  if (digits.length !== 7) return null;
  const sum = [...digits.slice(0, 6)].reduce((total, digit, place) => total + Number(digit) * (7 - place), 0);
  return sum % 10 === Number(digits[6]) ? digits : null;
}

/** ISO 17442: twenty characters whose letters, as numbers, leave 1 by 97 (ISO 7064). */
function leiKey(plain: string): string | null {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(plain)) return null;
  const digits = [...plain].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1 ? plain : null;
}

/** ISO 9362: the head office has eight characters, or eleven that end with XXX. */
const bicKey = (plain: string): string | null =>
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? plain.replace(/^(.{8})XXX$/, '$1') : null;

const mmsiKey = (plain: string): string | null => (/^\d{9}$/.test(plain) ? plain : null);

const asWritten = (plain: string): string => plain;

const schemes: readonly Scheme[] = [
  { name: 'imo', called: /\bimo\b|imo-number|vessel registration identification/, key: imoKey },
  { name: 'lei', called: /\blei\b|lei-code|legal entity identifier/, key: leiKey },
  { name: 'bic', called: /\bbic\b|swift/, key: bicKey },
  { name: 'mmsi', called: /\bmmsi\b/, key: mmsiKey },
  { name: 'passport', called: /passport/, key: asWritten },
];

const schemeCalled = (name: string): Scheme | undefined =>
  schemes.find(({ called }) => called.test(name.toLowerCase()));

/** The name of the scheme here; what is not in the table keeps the name of its source. */
export const schemeName = (name: string): string => schemeCalled(name)?.name ?? name;

/** What is written where there is nothing to write. */
const fillers = /^(?:n\/?a|none|nil|null|unknown|not known|not available|x+|0+|-+|\.+)$/i;

export const isFiller = (value: string): boolean => fillers.test(value.trim());

/** By which two identifiers of a scheme are the same; null for a filler, and for what the scheme does not allow. */
export function identifierKey({ scheme, value }: Pick<Identifier, 'scheme' | 'value'>): string | null {
  const plain = value.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (isFiller(value) || isFiller(plain) || plain === '') return null;
  const known = schemeCalled(scheme);
  const key = (known?.key ?? asWritten)(known?.name === 'imo' ? plain.replace(/^IMO/, '') : plain);
  return key === null ? null : `${known?.name ?? scheme} ${key}`;
}
