import type { AamvaRecord } from '../../facts.ts';
import { attributesOf } from './aamva-attributes.ts';
import { readHeader } from './aamva-header.ts';
import { countryOfJurisdiction, jurisdictionOfIssuer } from './issuers.ts';
import { looksLikeMagneticStripe, parseMagneticStripe } from './magnetic-stripe.ts';
import { splitElements, withoutNoise } from './split-elements.ts';

/**
 * Reason why a text is not a record: it does not begin like one, it ends before the holder is named, or it has no
 * licence or identification card subfile with elements.
 */
export type AamvaError = 'not_aamva' | 'truncated' | 'no_subfile';

export type AamvaResult =
  | { readonly ok: true; readonly record: AamvaRecord }
  | { readonly ok: false; readonly error: AamvaError };

/** Maximum length, longer than the largest PDF417 symbol; limits the work on hostile text. */
const MAX_LENGTH = 4096;

type Elements = Readonly<Record<string, string>>;

/**
 * Decodes the text of a licence's barcode (AAMVA DL/ID Card Design Standard, annex D; DL/ID-2000 for version 1; the
 * magnetic stripe layout of DL/ID-2000 as version 0). Tolerates differences between issuers: control characters,
 * offsets, date order, name elements. Never throws.
 */
export function parseAamva(text: string): AamvaResult {
  const clean = withoutNoise(text.slice(0, MAX_LENGTH));
  if (looksLikeMagneticStripe(clean)) {
    const stripe = parseMagneticStripe(clean);
    return stripe === null ? { ok: false, error: 'truncated' } : recordOf(stripe.elements, stripe.issuerId, 0, 'dl');
  }
  const header = readHeader(clean);
  if (header === null) return { ok: false, error: 'not_aamva' };
  const elements = splitElements(header.body);
  if (!namesHolder(elements)) return { ok: false, error: header.isCutShort ? 'truncated' : missingPart(elements) };
  return recordOf(elements, header.issuerId, header.version, header.kind ?? kindOfElements(elements));
}

function recordOf(elements: Elements, issuerId: string, version: number, kind: 'dl' | 'id'): AamvaResult {
  const jurisdiction = jurisdictionOfIssuer(issuerId) ?? (elements['DAJ'] || null);
  const countryCode = countryOf(elements, jurisdiction);
  const attributes = attributesOf(elements, version, countryCode, jurisdiction);
  return { ok: true, record: { version, issuerId, jurisdiction, countryCode, kind, elements, attributes } };
}

/**
 * True if the record has the holder's number, name and birth date; without them it proves nothing and counts as
 * truncated.
 */
function namesHolder(elements: Elements): boolean {
  const hasName = Boolean(elements['DCS'] || elements['DAA'] || elements['DAB']);
  return hasName && Boolean(elements['DAQ']) && Boolean(elements['DBB']);
}

function missingPart(elements: Elements): AamvaError {
  return Object.keys(elements).some((id) => id.startsWith('D')) ? 'truncated' : 'no_subfile';
}

/** Returns the kind by the vehicle class, which identification cards do not have. */
function kindOfElements(elements: Elements): 'dl' | 'id' {
  return elements['DCA'] !== undefined || elements['DAR'] !== undefined ? 'dl' : 'id';
}

function countryOf(elements: Elements, jurisdiction: string | null): 'US' | 'CA' | null {
  const country = elements['DCG']?.toUpperCase() ?? '';
  if (country.startsWith('CA')) return 'CA';
  if (country.startsWith('US')) return 'US';
  return jurisdiction === null ? null : countryOfJurisdiction(jurisdiction);
}
