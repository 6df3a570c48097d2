/**
 * Personal numbers that states write into the optional data of their cards (Doc 9303 part 5, 4.2.2), by state. The
 * number of the card is another one there. A pattern is the public form of the number; a group in it is the number.
 * Sources: the specimens in the Council of the European Union's register PRADO; the forms of the numbers in the
 * libraries python-stdnum and stdnum-js; the cards of Mauritania in the examples of Arg0s1080/mrz.
 */

const PATTERNS: Readonly<Record<string, RegExp>> = {
  ALB: /^[A-Z]\d{8}[A-Z]$/,
  ARE: /^784\d{12}$/,
  AZE: /^[A-Z0-9]{7}$/,
  BEL: /^\d{11}$/,
  BGR: /^\d{10}$/,
  BIH: /^\d{13}$/,
  CHL: /^\d{7,8}<?[0-9K]$/,
  CZE: /^\d{6}<?\d{3,4}$/,
  DOM: /^\d{11}$/,
  ECU: /^\d{10}$/,
  EGY: /^\d{14}$/,
  ESP: /^(?:\d{8}|[XYZ]\d{7})[A-Z]$/,
  EST: /^\d{11}$/,
  FIN: /^\d{6}[<A-FU-Y]\d{3}[0-9A-Y]$/,
  GEO: /^\d{11}$/,
  HRV: /^\d{11}$/,
  IRN: /^\d{10}$/,
  IRQ: /^\d{12}$/,
  ISL: /^\d{6}<?\d{4}$/,
  ISR: /^\d{9}$/,
  JOR: /^\d{10}$/,
  KAZ: /^\d{12}$/,
  KGZ: /^\d{14}$/,
  KWT: /^\d{12}$/,
  LTU: /^\d{11}$/,
  LUX: /^\d{13}$/,
  LVA: /^\d{6}<?\d{5}$/,
  MDA: /^\d{13}$/,
  MKD: /^\d{13}$/,
  MLT: /^\d{7}[A-Z]$/,
  MNE: /^\d{13}$/,
  MRT: /^\d{10}$/,
  MYS: /^\d{12}$/,
  // Nine digits, and a check digit of the whole element behind fillers.
  NLD: /^(\d{9})(?:<+\d)?$/,
  NOR: /^\d{11}$/,
  PAK: /^\d{5}<?\d{7}<?\d$/,
  POL: /^\d{11}$/,
  QAT: /^\d{11}$/,
  RKS: /^\d{10}$/,
  SAU: /^[12]\d{9}$/,
  SRB: /^\d{13}$/,
  SVK: /^\d{6}<?\d{3,4}$/,
  SVN: /^\d{13}$/,
  SWE: /^(?:19|20)?\d{6}<?\d{4}$/,
  THA: /^\d{13}$/,
  TUR: /^\d{11}$/,
  TWN: /^[A-Z][A-D1289]\d{8}$/,
  UGA: /^C[MF][0-9A-Z]{12}$/,
  UKR: /^(?:19|20)\d{6}<?\d{5}$/,
  URY: /^\d{8}$/,
  UZB: /^\d{14}$/,
  VNM: /^(\d{12})(?:<+\d)?$/,
  ZAF: /^\d{13}$/,
};

/**
 * States whose cards have other values in the optional data: a version of the card, or the number of an application.
 */
const OTHER_USES: ReadonlySet<string> = new Set(['D', 'USA']);

/**
 * Returns the personal number in an element of the optional data, with a hyphen for a filler inside it; null if the
 * element has no such number or the state's cards are not known to have one.
 */
export function personalNumber(state: string, element: string): string | null {
  const match = PATTERNS[state]?.exec(element.replaceAll(/^<+|<+$/g, ''));
  return match ? (match[1] ?? match[0]).replaceAll('<', '-') : null;
}

/** True if text in the optional data of the state's cards is known not to be the number of the person. */
export function hasOtherOptionalData(state: string): boolean {
  return OTHER_USES.has(state);
}
