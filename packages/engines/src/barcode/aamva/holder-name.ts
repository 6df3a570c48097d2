export interface HolderName {
  readonly first: string | null;
  readonly middle: string | null;
  readonly last: string | null;
  readonly suffix: string | null;
}

type Elements = Readonly<Record<string, string>>;

/** Words of the standard for "has none" and "not available" (annex D.12.4), and the usual ones for no middle name. */
const ABSENT = /^(?:none|unavl|unavailable)$/i;
const NO_MIDDLE_NAME = /^(?:none|unavl|unavailable|nmn|nmi)$/i;

/** Suffixes of generations; a single V or I is more often an initial. */
const SUFFIX = /^(?:JR|SR|II|III|IV|1ST|2ND|3RD|4TH)\.?$/i;

/**
 * Returns a value of the holder; null if the element is absent, empty or says that there is none. Some provinces of
 * Canada end names and streets with a comma, which is removed.
 */
export function presentValue(value: string | undefined): string | null {
  const text = (value ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trimStart();
  return text === '' || /^-+$/.test(text) || ABSENT.test(text) ? null : text;
}

/**
 * Returns the parts of the name. Version 4 and above have one element each; versions 2 and 3 have all given names in
 * DCT; version 1 has the whole name in DAA, as LAST,FIRST,MIDDLE,SUFFIX or in spoken order.
 */
export function holderName(elements: Elements): HolderName {
  const whole = splitFullName(presentValue(elements['DAA']));
  const first = presentValue(elements['DAC']);
  const given = first === null ? splitGivenNames(presentValue(elements['DCT'])) : { first, middle: null };
  const middle = presentValue(elements['DAD']) ?? given.middle ?? (first === null ? whole.middle : null);
  return {
    first: given.first ?? whole.first,
    middle: middle !== null && NO_MIDDLE_NAME.test(middle) ? null : middle,
    last: presentValue(elements['DCS']) ?? presentValue(elements['DAB']) ?? whole.last,
    suffix: presentValue(elements['DCU']) ?? presentValue(elements['DAE']) ?? whole.suffix,
  };
}

function splitGivenNames(given: string | null): { readonly first: string | null; readonly middle: string | null } {
  if (given === null) return { first: null, middle: null };
  const [first = '', ...rest] = given.includes(',') ? given.split(',') : given.split(' ');
  return { first: presentValue(first), middle: presentValue(rest.join(' ')) };
}

function splitFullName(name: string | null): HolderName {
  if (name === null) return { first: null, middle: null, last: null, suffix: null };
  const parts = name.split(/,\s*[@$]|[,@$]/).map((part) => part.trim());
  return parts.length > 1 ? inFileOrder(parts) : inSpokenOrder(name.split(' '));
}

/** Splits LAST,FIRST MIDDLE or LAST,FIRST,MIDDLE,SUFFIX. */
function inFileOrder(parts: readonly string[]): HolderName {
  const [last = '', given = '', ...rest] = parts;
  const suffixAt = rest.findIndex((part, index) => index > 0 || SUFFIX.test(part));
  const middle = suffixAt < 0 ? rest : rest.slice(0, suffixAt);
  const names = rest.length === 0 ? splitGivenNames(given) : { first: presentValue(given), middle: null };
  return {
    first: names.first,
    middle: names.middle ?? presentValue(middle.join(' ')),
    last: presentValue(last),
    suffix: suffixAt < 0 ? null : presentValue(rest.slice(suffixAt).join(' ')),
  };
}

/** Splits FIRST MIDDLE LAST SUFFIX. */
function inSpokenOrder(words: readonly string[]): HolderName {
  const hasSuffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '');
  const names = hasSuffix ? words.slice(0, -1) : words;
  if (names.length < 2) return { first: null, middle: null, last: presentValue(names[0]), suffix: null };
  return {
    first: presentValue(names[0]),
    middle: presentValue(names.slice(1, -1).join(' ')),
    last: presentValue(names.at(-1)),
    suffix: hasSuffix ? presentValue(words.at(-1)) : null,
  };
}
