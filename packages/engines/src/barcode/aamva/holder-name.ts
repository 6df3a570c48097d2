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
 * All suffixes of the standard (annex D, DCU) and titles. They are used if a separate position distinguishes them from
 * initials.
 */
const FOURTH_SUFFIX = /^(?:JR|SR|I{1,3}|I[VX]|VI{0,3}|1ST|2ND|3RD|[4-9]TH|ESQ|MD|DDS|PHD)\.?$/i;

/**
 * Separators of names: a comma in barcodes, `$` in stripes, `@` in the data dictionary (ANSI D-20). British Columbia
 * writes a comma before the `$`.
 */
const SEPARATOR = /,\s*[@$]|[,@$]/;

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
 * DCT; version 1 has the whole name in DAA, as LAST,FIRST,MIDDLE,SUFFIX or in spoken order. A comma divides names in
 * every element.
 */
export function holderName(elements: Elements): HolderName {
  const whole = splitFullName(presentValue(elements['DAA']));
  const given = givenNames(elements);
  const middle = given.middle ?? (given.first === null || given.first === whole.first ? whole.middle : null);
  const last = withoutSuffix(nameParts(elements['DCS']).length > 0 ? elements['DCS'] : elements['DAB']);
  return {
    first: given.first ?? whole.first,
    middle: middle !== null && NO_MIDDLE_NAME.test(middle) ? null : middle,
    last: presentValue(last.names.join(' ')) ?? whole.last,
    suffix: suffixOf(elements) ?? given.suffix ?? last.suffix ?? whole.suffix,
  };
}

function suffixOf(elements: Elements): string | null {
  const written = [elements['DCU'], elements['DAE']].map((value) => presentValue(nameParts(value).join(' ')));
  return written.find((suffix) => suffix !== null) ?? null;
}

/** Returns the names of an element in their order, without words that mean "has none". */
function nameParts(value: string | undefined): readonly string[] {
  return (value ?? '').split(SEPARATOR).flatMap((part) => presentValue(part) ?? []);
}

/** Removes a suffix after a comma. */
function withoutSuffix(value: string | undefined): {
  readonly names: readonly string[];
  readonly suffix: string | null;
} {
  const names = nameParts(value);
  const suffix = names.at(-1) ?? '';
  return names.length > 1 && SUFFIX.test(suffix) ? { names: names.slice(0, -1), suffix } : { names, suffix: null };
}

/**
 * Returns the given names of the elements for first and middle names, or of DCT. If a separate element contains the
 * middle names, all other names are first names.
 */
function givenNames(elements: Elements): Omit<HolderName, 'last'> {
  const own = withoutSuffix(elements['DAC']);
  const all = own.names.length > 0 ? own : withoutSuffix(elements['DCT']);
  const middles = withoutSuffix(elements['DAD']);
  const middle = presentValue(middles.names.join(' '));
  const suffix = middles.suffix ?? all.suffix;
  const names = presentValue(all.names.join(' '));
  if (middle !== null) return { first: names === null ? null : beforeMiddle(names, middle), middle, suffix };
  if (own.names.length === 1) return { first: names, middle: null, suffix };
  return { ...splitGivenNames(all.names), suffix };
}

/** Removes middle names that are repeated after the first name. */
function beforeMiddle(names: string, middle: string): string {
  return names.endsWith(` ${middle}`) ? names.slice(0, -middle.length).trim() : names;
}

/** Splits names at their commas, or a single text at its first blank. */
function splitGivenNames(names: readonly string[]): { readonly first: string | null; readonly middle: string | null } {
  const [first = '', ...rest] = names.length > 1 ? names : (names[0] ?? '').split(' ');
  return { first: presentValue(first), middle: presentValue(rest.join(' ')) };
}

function splitFullName(name: string | null): HolderName {
  if (name === null) return { first: null, middle: null, last: null, suffix: null };
  const parts = name.split(SEPARATOR).map((part) => part.trim());
  if (parts.length === 1) return inSpokenOrder(name.split(' '));
  const [last = '', second = '', ...rest] = parts;
  if (!SUFFIX.test(second)) return inFileOrder(parts);
  if (rest.every((part) => part === '')) return inSpokenOrder([...last.split(' '), second]);
  return { ...inFileOrder([last, ...rest]), suffix: second };
}

/** Splits LAST,FIRST MIDDLE or LAST,FIRST,MIDDLE,SUFFIX; a suffix may also end the last or the given names. */
function inFileOrder(parts: readonly string[]): HolderName {
  const [last = '', given = '', ...rest] = parts;
  const suffixAt = rest.findIndex((part, index) => (index > 0 ? FOURTH_SUFFIX : SUFFIX).test(part));
  const others = rest.filter((part, index) => index !== suffixAt && presentValue(part) !== null);
  const family = endingWithSuffix(last);
  const firsts = given === '' ? others.splice(0, 1) : [given];
  const ending = endingWithSuffix(others.pop() ?? firsts.pop() ?? '');
  const names = [...firsts, ...others, ending.name];
  return {
    ...(rest.length === 0 || names.length > 1
      ? splitGivenNames(names)
      : { first: presentValue(names[0]), middle: null }),
    last: presentValue(family.name),
    suffix: suffixAt < 0 ? (ending.suffix ?? family.suffix) : presentValue(rest[suffixAt]),
  };
}

function endingWithSuffix(text: string): { readonly name: string; readonly suffix: string | null } {
  const words = text.split(' ');
  const suffix = words.at(-1) ?? '';
  if (words.length < 2 || !SUFFIX.test(suffix)) return { name: text, suffix: null };
  return { name: words.slice(0, -1).join(' '), suffix };
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
