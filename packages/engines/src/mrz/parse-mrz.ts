/**
 * Parser of a machine-readable zone's lines to facts (ICAO Doc 9303 parts 3 to 7). Nothing is corrected here:
 * mismatches are reported in `wrongCheckDigits`, and an invalid date is omitted.
 */
import type { MrzFacts } from '../facts.ts';
import { checkDigit } from './check-digit.ts';
import { birthDate, expiryDate } from './dates.ts';
import { layoutOf } from './layout-of.ts';
import type { CheckDigitRule, MrzFieldName, MrzLayout, Span } from './layouts.ts';
import { frenchIdentityCard, isWellFormed } from './national-layouts.ts';

export interface ParseMrzOptions {
  /** Day of the reading, YYYY-MM-DD: determines the century of dates (see dates.ts). */
  readonly asOf?: string;
}

export type MrzElements = Readonly<Partial<Record<MrzFieldName, string>>>;

export interface NumberElement {
  /** Number without filler, with both parts of a long one. */
  readonly value: string;
  /** Text that the check digit is computed over. */
  readonly checked: string;
  readonly digit: string;
  /** Place of the check digit, which a long number moves into the optional data. */
  readonly digitPlace: { readonly line: number; readonly column: number };
}

export function sliceSpan(lines: readonly string[], span: Span): string {
  return (lines[span.line] ?? '').slice(span.start, span.end);
}

/** Converts to upper case and removes spaces inserted by a person or a reader. */
export function normalizeLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replaceAll(/\s/g, '').toUpperCase()).filter((line) => line !== '');
}

/** Returns the raw text of every field, with fillers. */
export function sliceFields(lines: readonly string[], layout: MrzLayout): MrzElements {
  return Object.fromEntries(layout.fields.map((field) => [field.name, sliceSpan(lines, field)]));
}

function trimFiller(text: string): string {
  return text.replaceAll(/^<+|<+$/g, '');
}

/**
 * Returns the document number with its check digit, including the rest of a long number in the optional data (Doc 9303
 * part 5, 4.2.2).
 */
export function numberElement(lines: readonly string[], layout: MrzLayout): NumberElement {
  const rule = layout.checkDigits.find((candidate) => candidate.name === 'document-number');
  const place = { line: rule?.line ?? 0, column: rule?.column ?? 0 };
  const field = layout.fields.find((candidate) => candidate.name === 'documentNumber');
  const number = field ? sliceSpan(lines, field) : '';
  const digit = (lines[place.line] ?? '').charAt(place.column);
  const continued = layout.fields.find((candidate) => candidate.name === layout.longNumberField);
  const tail = continued ? sliceSpan(lines, continued).split('<', 1)[0] : '';
  if (digit !== '<' || number.endsWith('<') || !continued || !tail) {
    return { value: trimFiller(number), checked: number, digit, digitPlace: place };
  }
  const value = number + tail.slice(0, -1);
  const ownDigit = tail.slice(-1);
  // Belgium has printed cards by the rule and cards that count the filler between the two parts as a position.
  const isBelgian = sliceSpan(lines, { line: 0, start: 2, end: 5 }) === 'BEL' && checkDigit(value) !== ownDigit;
  return {
    value,
    checked: isBelgian ? `${number}<${tail.slice(0, -1)}` : value,
    digit: ownDigit,
    digitPlace: { line: continued.line, column: continued.start + tail.length - 1 },
  };
}

function isRight(lines: readonly string[], layout: MrzLayout, rule: CheckDigitRule): boolean {
  if (rule.name === 'document-number') {
    const number = numberElement(lines, layout);
    return number.digit === checkDigit(number.checked);
  }
  const text = rule.over.map((span) => sliceSpan(lines, span)).join('');
  const digit = (lines[rule.line] ?? '').charAt(rule.column);
  if (rule.fillerWhenEmpty && digit === '<' && /^<*$/.test(text)) return true;
  return digit === checkDigit(text);
}

/** Returns the names of the check digits that do not fit, in the order of the layout. */
export function wrongCheckDigits(lines: readonly string[], layout: MrzLayout): readonly string[] {
  return layout.checkDigits.filter((rule) => !isRight(lines, layout, rule)).map((rule) => rule.name);
}

/**
 * Returns surname and given names with single spaces; both as far as they are printed. A field that begins with two
 * fillers has no surname (Doc 9303 part 3, 4.6).
 */
export function splitNames(elements: MrzElements): { readonly surname: string; readonly givenNames: string } {
  const spaced = (text: string): string => trimFiller(text).replaceAll(/<+/g, ' ');
  if (elements.names === undefined) {
    return { surname: spaced(elements.surname ?? ''), givenNames: spaced(elements.givenNames ?? '') };
  }
  const [surname = '', ...given] = elements.names.replace(/<+$/, '').split('<<');
  return { surname: spaced(surname), givenNames: spaced(given.join('<')) };
}

function sexOf(element: string | undefined): string | undefined {
  if (element === 'M' || element === 'F') return element;
  return element === '<' || element === 'X' ? 'X' : undefined;
}

function attributesOf(
  lines: readonly string[],
  layout: MrzLayout,
  elements: MrzElements,
  asOf: string | null,
): MrzFacts['attributes'] {
  const { surname, givenNames } = splitNames(elements);
  const number = numberElement(lines, layout).value.replaceAll('<', '');
  const expiration = expiryDate(elements.expirationDate ?? '', asOf);
  const birthdate = birthDate(elements.birthdate ?? '', asOf, expiration);
  const found: Record<string, string | null | undefined> = {
    'name-first': givenNames,
    'name-last': surname,
    birthdate,
    'expiration-date': expiration,
    'document-number': number,
    'identification-number': number,
    nationality: trimFiller(elements.nationality ?? (layout === frenchIdentityCard ? 'FRA' : '')),
    sex: sexOf(elements.sex),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/**
 * Returns the facts of a zone; null if no layout has this number and length of lines, or there are characters other
 * than A to Z, 0 to 9 and the filler. `confidence` is 1 with every check digit right and decreases with each wrong one.
 */
export function parseMrz(lines: readonly string[], options: ParseMrzOptions = {}): MrzFacts | null {
  const normalized = normalizeLines(lines);
  const layout = layoutOf(normalized);
  if (!layout || normalized.some((line) => /[^A-Z0-9<]/.test(line))) return null;
  const elements = sliceFields(normalized, layout);
  const wrong = wrongCheckDigits(normalized, layout);
  return {
    format: layout.format,
    lines: normalized,
    valid: wrong.length === 0 && isWellFormed(normalized, layout),
    wrongCheckDigits: wrong,
    repairs: [],
    documentCode: trimFiller(elements.documentCode ?? ''),
    issuingState: trimFiller(elements.issuingState ?? ''),
    nationality: trimFiller(elements.nationality ?? ''),
    attributes: attributesOf(normalized, layout, elements, options.asOf ?? null),
    confidence: 1 - wrong.length / Math.max(layout.checkDigits.length, 1),
  };
}
