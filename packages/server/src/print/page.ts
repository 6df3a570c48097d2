/** The sheet: its dimensions and colours, the position of the next part, and the start of a new sheet. */

import type { Mark, Tone } from './report.ts';
import { breakLines, drawLines, heightOf, type TextStyle } from './text-lines.ts';

/** Dimensions of A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 48, top: 52, bottom: 64 } as const;
export const contentWidth = sheet.width - 2 * sheet.margin;

export const ink = { text: '#16202c', muted: '#5b6775', line: '#d9dfe6', faint: '#f3f5f8', accent: '#1d4e89' } as const;

const tones: Readonly<Record<Tone, { readonly text: string; readonly fill: string }>> = {
  positive: { text: '#12633a', fill: '#e0f3e8' },
  negative: { text: '#9b1c1c', fill: '#fbe4e4' },
  attention: { text: '#7a4d00', fill: '#fdf0d5' },
  neutral: { text: '#43505e', fill: '#e9edf1' },
};

export const styles = {
  title: { size: 21, weight: 'bold', color: ink.text },
  heading: { size: 13, weight: 'bold', color: ink.text },
  subheading: { size: 9, weight: 'regular', color: ink.muted },
  label: { size: 7.5, weight: 'regular', color: ink.muted },
  value: { size: 9.5, weight: 'regular', color: ink.text },
  code: { size: 6.9, weight: 'regular', color: ink.text },
  cell: { size: 8.5, weight: 'regular', color: ink.text },
  cellMuted: { size: 8, weight: 'regular', color: ink.muted },
  column: { size: 7.5, weight: 'bold', color: ink.muted },
  small: { size: 7.5, weight: 'regular', color: ink.muted },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** A document that is filled from the top. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** Vertical position of the next part. */
  y: number;
}

/** Begins a new sheet if `height` does not fit on this one; returns true if it began one. */
export function makeRoom(on: Sheet, height: number): boolean {
  if (on.y + height <= sheet.height - sheet.bottom) return false;
  on.doc.addPage();
  on.y = sheet.top;
  return true;
}

/** Writes one text at a position; returns its height. */
export function write(
  on: Sheet,
  text: string,
  style: TextStyle,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly lines?: number },
): number {
  const lines = breakLines(on.doc, text, style, place.width, place.lines ?? 12);
  drawLines(on.doc, lines, style, place.x, place.y);
  return heightOf(lines, style);
}

function layMark({ doc }: Sheet, { text, tone }: Mark, size: number) {
  const style: TextStyle = { size, weight: 'bold', color: tones[tone].text };
  const lines = breakLines(doc, text, style, 200, 1);
  return { lines, style, width: (lines[0]?.width ?? 0) + size * 1.5 };
}

export const widthOfMark = (on: Sheet, mark: Mark, size: number): number => layMark(on, mark, size).width;

/** Draws a state as a coloured label; returns its width. */
export function drawMark(on: Sheet, mark: Mark, x: number, y: number, size = 8): number {
  const { lines, style, width } = layMark(on, mark, size);
  on.doc.roundedRect(x, y, width, size * 1.9, size * 0.95).fill(tones[mark.tone].fill);
  drawLines(on.doc, lines, style, x + size * 0.75, y + size * 0.26);
  return width;
}

export function drawRule(on: Sheet, y: number, from: number = sheet.margin, to: number = sheet.width - sheet.margin) {
  on.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(ink.line).stroke();
}
