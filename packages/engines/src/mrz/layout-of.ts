/** Determination of the layout of a zone's lines. */
import { type MrzLayout, td1, td2, td3, visaA, visaB } from './layouts.ts';
import { NATIONAL_LAYOUTS } from './national/index.ts';

/** Layouts in the order of trial: those of single states before the international ones of the same lengths. */
const LAYOUTS: readonly MrzLayout[] = [visaA, visaB, ...NATIONAL_LAYOUTS, td1, td2, td3];

/** Returns the layout by the number, the lengths and the marks of the lines; null if no known one fits. */
export function layoutOf(lines: readonly string[]): MrzLayout | null {
  const fits = (layout: MrzLayout): boolean =>
    layout.lineLengths.length === lines.length &&
    layout.lineLengths.every((length, index) => lines[index]?.length === length) &&
    (layout.marks?.(lines) ?? true);
  return LAYOUTS.find(fits) ?? null;
}
