/** Elements of a zone: the raw text of each field, and the document number, which may continue elsewhere. */
import { checkDigit } from './check-digit.ts';
import type { MrzElements, MrzLayout, Span } from './layouts.ts';

export interface NumberElement {
  /** Number without filler, with both parts of a long one. */
  readonly value: string;
  /** True if the number continues in the optional data. */
  readonly isLong: boolean;
  /** Text that the check digit is computed over. */
  readonly checked: string;
  readonly digit: string;
  /** Place of the check digit; for a long number it is in the optional data. */
  readonly digitPlace: { readonly line: number; readonly column: number };
}

export function sliceSpan(lines: readonly string[], span: Span): string {
  return (lines[span.line] ?? '').slice(span.start, span.end);
}

/** Returns the raw text of every field, with fillers. */
export function sliceFields(lines: readonly string[], layout: MrzLayout): MrzElements {
  return Object.fromEntries(layout.fields.map((field) => [field.name, sliceSpan(lines, field)]));
}

/** Removes fillers before and after a text. */
export function trimFiller(text: string): string {
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
    return { value: trimFiller(number), isLong: false, checked: number, digit, digitPlace: place };
  }
  const value = number + tail.slice(0, -1);
  const ownDigit = tail.slice(-1);
  // States interpret the rule in two ways: some, such as Portugal and Belgium, count the filler between the two parts
  // as a position.
  return {
    value,
    isLong: true,
    checked: checkDigit(value) === ownDigit ? value : `${number}<${tail.slice(0, -1)}`,
    digit: ownDigit,
    digitPlace: { line: continued.line, column: continued.start + tail.length - 1 },
  };
}

/**
 * Returns surname and given names with single spaces, in their printed length. A field that begins with two fillers has
 * no surname (Doc 9303 part 3, 4.6).
 */
export function splitNames(elements: MrzElements): { readonly surname: string; readonly givenNames: string } {
  const spaced = (text: string): string => trimFiller(text).replaceAll(/<+/g, ' ');
  if (elements.names === undefined) {
    return { surname: spaced(elements.surname ?? ''), givenNames: spaced(elements.givenNames ?? '') };
  }
  const [surname = '', ...given] = elements.names.replace(/<+$/, '').split('<<');
  return { surname: spaced(surname), givenNames: spaced(given.join('<')) };
}
