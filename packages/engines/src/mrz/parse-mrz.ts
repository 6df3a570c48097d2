/**
 * Parser of a machine-readable zone's lines to facts (ICAO Doc 9303 parts 3 to 7). Nothing is corrected here:
 * mismatches are reported in `wrongCheckDigits`, and an invalid date is omitted.
 */
import type { MrzFacts } from '../facts.ts';
import { attributesOf } from './attributes-of.ts';
import { checkDigit } from './check-digit.ts';
import { numberElement, sliceFields, sliceSpan, trimFiller } from './elements.ts';
import { layoutOf } from './layout-of.ts';
import type { CheckDigitRule, MrzLayout } from './layouts.ts';
import { impossibleDates, unstatedValues } from './unstated-values.ts';

export interface ParseMrzOptions {
  /** Day of the reading, YYYY-MM-DD: determines the century of dates (see dates.ts). */
  readonly asOf?: string;
}

/** Converts to upper case and removes spaces inserted by a person or a reader. */
export function normalizeLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replaceAll(/\s/g, '').toUpperCase()).filter((line) => line !== '');
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
    valid: wrong.length === 0 && (layout.meaning?.isWellFormed?.(normalized) ?? true),
    wrongCheckDigits: wrong,
    repairs: [],
    documentCode: trimFiller(elements.documentCode ?? ''),
    issuingState: layout.meaning?.issuingState ?? trimFiller(elements.issuingState ?? ''),
    nationality: trimFiller(elements.nationality ?? ''),
    unstated: unstatedValues(layout, elements),
    impossible: impossibleDates(elements),
    attributes: attributesOf(normalized, layout, elements, options.asOf ?? null),
    confidence: 1 - wrong.length / Math.max(layout.checkDigits.length, 1),
  };
}
