import { formatAamvaDate } from './aamva-date.ts';
import { AAMVA_ELEMENTS } from './elements.ts';

export interface AamvaComposition {
  readonly kind: 'dl' | 'id';
  /** Six-digit issuer identification number. */
  readonly issuerId: string;
  /** Two-letter abbreviation of the issuing state or province; the default of DAJ. */
  readonly jurisdiction: string;
  /** AAMVA version 1 to 10; 10 if absent. */
  readonly version?: number;
  readonly country: 'US' | 'CA';
  /** Text by element id; dates as YYYY-MM-DD or already in the order of the country. */
  readonly elements: Readonly<Record<string, string>>;
}

/** Mandatory elements in the order of the standard's example (annex D, tables D.3), version 4 and above. */
const MANDATORY = 'DAQ DCS DDE DAC DDF DAD DDG DCA DCB DCD DBD DBB DBA DBC DAU DAY DAG DAI DAJ DAK DCF DCG'.split(' ');

/**
 * Mandatory elements of version 1 (DL/ID-2000, annex A): the whole name in one element, separate elements for class and
 * restrictions.
 */
const MANDATORY_1 = 'DAA DAG DAI DAJ DAK DAQ DAR DAS DAT DBA DBB DBC DBD DAU DAW DAY DAZ'.split(' ');

/** Mandatory elements of versions 2 and 3 (2003 and 2005): all given names in DCT. */
const MANDATORY_2 = 'DCA DCB DCD DBA DCS DCT DBD DBB DBC DAY DAU DAG DAI DAJ DAK DAQ DCF DCG DCH'.split(' ');

function mandatoryOf(version: number): readonly string[] {
  if (version === 1) return MANDATORY_1;
  return version <= 3 ? MANDATORY_2 : MANDATORY;
}

/** Vehicle class, restrictions and endorsements, which only licences have. */
const LICENCE_ONLY = new Set(['DCA', 'DCB', 'DCD', 'DCH', 'DAR', 'DAS', 'DAT']);

const TRUNCATIONS = new Set(['DDE', 'DDF', 'DDG']);
const POSTAL_CODE_LENGTH = 11;
/** Header lengths; version 1 has no jurisdiction version. */
const HEADER_LENGTH = { one: 19, later: 21 };
const DESIGNATOR_LENGTH = 10;

/**
 * Writes a record with one DL or ID subfile (AAMVA DL/ID Card Design Standard, annex D). Missing mandatory elements are
 * NONE or the code for unknown. Elements of the jurisdictions (Z…) are in a separate subfile.
 *
 * @throws RangeError for a version other than 1 to 10, an issuer that is not six digits, or an element with a separator
 */
export function composeAamva(input: AamvaComposition): string {
  const version = input.version ?? 10;
  if (!Number.isInteger(version) || version < 1 || version > 10)
    throw new RangeError(`Version ${version} is not 1 to 10`);
  if (!/^\d{6}$/.test(input.issuerId)) throw new RangeError('The issuer is not six digits');
  const own = Object.keys(input.elements).filter((id) => id.startsWith('Z'));
  const subfiles = [{ type: input.kind.toUpperCase(), ids: standardIds(input, version) }];
  const ownType = own[0]?.slice(0, 2);
  if (ownType !== undefined) subfiles.push({ type: ownType, ids: own.filter((id) => id.startsWith(ownType)) });
  const texts = subfiles.map(
    ({ type, ids }) => `${type}${ids.map((id) => id + elementText(id, input, version)).join('\n')}\r`,
  );
  const header = version === 1 ? HEADER_LENGTH.one : HEADER_LENGTH.later;
  let offset = header + DESIGNATOR_LENGTH * texts.length;
  const designators = texts.map((text) => {
    const designator = text.slice(0, 2) + padded(offset, 4) + padded(text.length, 4);
    offset += text.length;
    return designator;
  });
  const start = `@\n\u001e\rANSI ${input.issuerId}${padded(version, 2)}${version === 1 ? '' : '01'}${padded(texts.length, 2)}`;
  return start + designators.join('') + texts.join('');
}

function standardIds(input: AamvaComposition, version: number): readonly string[] {
  const required = mandatoryOf(version);
  const mandatory = required.filter((id) => input.kind === 'dl' || !LICENCE_ONLY.has(id));
  const given = Object.keys(input.elements).filter((id) => !id.startsWith('Z'));
  for (const id of given) if (!Object.hasOwn(AAMVA_ELEMENTS, id)) throw new RangeError(`${id} is no element`);
  return [...mandatory, ...given.filter((id) => !required.includes(id))];
}

function elementText(id: string, input: AamvaComposition, version: number): string {
  const text = input.elements[id] ?? fallback(id, input);
  if (hasControlCharacter(text)) throw new RangeError(`${id} holds a separator`);
  if (AAMVA_ELEMENTS[id]?.kind === 'date') return formatAamvaDate(text, version === 1 ? 'CA' : input.country);
  return id === 'DAK' ? postalCode(text, input.country) : text;
}

function fallback(id: string, input: AamvaComposition): string {
  if (TRUNCATIONS.has(id)) return 'U';
  if (id === 'DBC') return '9';
  if (id === 'DAY') return 'UNK';
  if (id === 'DAJ') return input.jurisdiction;
  if (id === 'DCG') return input.country === 'CA' ? 'CAN' : 'USA';
  return 'NONE';
}

/** Pads to eleven characters: a ZIP code to nine digits with zeroes, then with blanks. */
function postalCode(text: string, country: 'US' | 'CA'): string {
  const compact = country === 'US' ? text.replaceAll(/[\s-]/g, '') : text;
  const digits = /^\d{5}$/.test(compact) ? `${compact}0000` : compact;
  return digits.padEnd(POSTAL_CODE_LENGTH);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ');
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
