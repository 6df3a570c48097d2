/** Printed value with its label, for drawing and for forging. */
import type { Box } from '@countersign/engines/facts';
import { type TextStyle, textPath, textWidth } from './fonts.ts';

export interface PrintedField {
  /** Attribute of the printed value; 'name-given' for all given names; null for parts without an attribute. */
  readonly attribute: string | null;
  readonly label: { readonly text: string; readonly x: number; readonly y: number };
  readonly value: string;
  /** Left end of the value and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly style: TextStyle;
}

/** Draws SVG content of fields with their labels in one small style. */
export function drawFields(fields: readonly PrintedField[], label: Pick<TextStyle, 'font' | 'size' | 'fill'>): string {
  return fields
    .map(
      (field) =>
        textPath(field.label.text, field.label.x, field.label.y, label) +
        textPath(field.value, field.x, field.y, field.style),
    )
    .join('');
}

/** Returns the box of a printed value. */
export function fieldBox(field: PrintedField): Box {
  const { size } = field.style;
  const width = Math.ceil(textWidth(field.value, field.style));
  return {
    x: Math.floor(field.x) - 4,
    y: Math.round(field.y - 0.86 * size),
    width: width + 8,
    height: Math.round(1.1 * size),
  };
}
