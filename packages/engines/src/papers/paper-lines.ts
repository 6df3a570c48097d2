/** Text lines of a paper, folded for comparison. */
import type { Box } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';

/** Line with its folded text: capitals without accents, one space between words. */
export interface PaperLine extends TextLine {
  readonly folded: string;
}

export function foldPaperText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toUpperCase();
  return plain.replaceAll(/[’`´]/g, "'").replaceAll(/\s+/g, ' ').trim();
}

export const paperLines = (lines: readonly TextLine[]): PaperLine[] =>
  lines.map((line) => ({ ...line, folded: foldPaperText(line.text) }));

export const bottomOf = (box: Box): number => box.y + box.height;
export const rightOf = (box: Box): number => box.x + box.width;

/** Returns the vertical overlap of two boxes, as a share of the smaller height. */
export function sharedHeight(a: Box, b: Box): number {
  const overlap = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y);
  return overlap / Math.max(1, Math.min(a.height, b.height));
}

/** Returns only letters and digits, which a reader of print recognizes even if spaces and dots are wrong. */
export const bare = (text: string): string => foldPaperText(text).replaceAll(/[^A-Z0-9]/g, '');
