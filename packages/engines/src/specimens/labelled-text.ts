import type { Palette } from './background.ts';
import { type FontName, textPath } from './fonts.ts';

/** A value with its small label above it. */
export interface LabelledText {
  readonly label: string;
  readonly value: string;
  readonly x: number;
  /** Baseline of the value. */
  readonly y: number;
  readonly maxWidth?: number;
}

/** SVG content of labelled values, as passports and identity cards print them. */
export function drawLabelled(
  items: readonly LabelledText[],
  palette: Palette,
  fonts: { readonly label: FontName; readonly value: FontName; readonly labelSize: number; readonly valueSize: number },
): string {
  return items
    .map(
      ({ label, value, x, y, maxWidth }) =>
        textPath(label, x, y - fonts.valueSize - 3, {
          font: fonts.label,
          size: fonts.labelSize,
          fill: palette.label,
          maxWidth,
        }) + textPath(value, x, y, { font: fonts.value, size: fonts.valueSize, fill: palette.ink, maxWidth }),
    )
    .join('');
}
