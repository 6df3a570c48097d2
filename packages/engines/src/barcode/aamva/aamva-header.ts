import { jurisdictionOfIssuer } from './issuers.ts';

/** Header of a barcode text and the offsets of its subfiles (annex D.12.2 and D.12.3). */
export interface AamvaHeader {
  /**
   * Issuer identification number, six digits. Five digits, unchanged, if the barcode has only five and they match no
   * known issuer.
   */
  readonly issuerId: string;
  /** AAMVA version, 0 (before the DL/ID-2000 standard) to 10 and above. */
  readonly version: number;
  readonly kind: 'dl' | 'id' | null;
  /** Text after the header and the designators. */
  readonly body: string;
  /** True if the designators declare more characters than the text has. */
  readonly isCutShort: boolean;
}

/** File type word, which issuers and programs that print control characters write in several ways. */
const START = /(?:ANSI|AAMVA)[ \t]?(\d{7,12})/i;

/**
 * First digit of every issuer's number (ISO/IEC 7812). Stripes separate it from the number, and some version 1 cards
 * omit it.
 */
const INDUSTRY_DIGIT = '6';

/** Longest run of characters that a reader has been observed to put before the file type. */
const MAX_PREAMBLE = 32;

const DESIGNATOR = /^([A-Z]{2})(\d{4})(\d{4})/;

/** Parses the header; null if the text does not begin like an AAMVA record. */
export function readHeader(text: string): AamvaHeader | null {
  const start = START.exec(text.slice(0, MAX_PREAMBLE + 21));
  const numbers = start === null || start.index > MAX_PREAMBLE ? null : numbersOf(start[1] ?? '');
  if (start === null || numbers === null) return null;
  let body = text.slice(start.index + start[0].length);
  let kind: AamvaHeader['kind'] = null;
  let promised = 0;
  for (let entry = DESIGNATOR.exec(body); entry !== null; entry = DESIGNATOR.exec(body)) {
    kind ??= kindOf(entry[1] ?? '');
    promised = Math.max(promised, Number(entry[2]) + Number(entry[3]));
    body = body.slice(entry[0].length);
  }
  return {
    ...numbers,
    kind: kind ?? kindOf(body.trimStart().slice(0, 2)),
    body: afterBrokenDesignator(body),
    isCutShort: promised > text.length,
  };
}

/**
 * Splits the digits of the header: issuer, version, then version of the jurisdiction and number of subfiles, two digits
 * each. An odd count means an issuer of five digits, unless the first six are a known one.
 */
function numbersOf(digits: string): Pick<AamvaHeader, 'issuerId' | 'version'> | null {
  const isShort = digits.length % 2 === 1 && jurisdictionOfIssuer(digits.slice(0, 6)) === null;
  const length = isShort ? 5 : 6;
  const version = digits.slice(length, length + 2);
  if (version.length < 2) return null;
  const whole = INDUSTRY_DIGIT + digits.slice(0, 5);
  const issuerId = isShort && jurisdictionOfIssuer(whole) !== null ? whole : digits.slice(0, length);
  return { issuerId, version: Number(version) };
}

/** Skips a designator with letters in place of numbers, which would hide the first element after it. */
function afterBrokenDesignator(body: string): string {
  const broken = /^(?:DL|ID|EN)(?!D[A-D][A-Z])[a-z0-9]{1,16}(?=(?:DL|ID|EN)D[A-D][A-Z])/.exec(body);
  return broken ? body.slice(broken[0].length) : body;
}

/**
 * Returns the kind of a subfile: licences (EN: enhanced) and identification cards; other subfiles have no common
 * meaning.
 */
function kindOf(subfile: string): 'dl' | 'id' | null {
  if (subfile === 'DL' || subfile === 'EN') return 'dl';
  return subfile === 'ID' ? 'id' : null;
}
