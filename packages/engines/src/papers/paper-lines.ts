/** Text lines of a paper, folded for comparison. */
import type { Box, TextLine } from '../facts.ts';

/** A line with its folded text: capitals without accents, one space between words. */
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

/** Pixels that two boxes share in height, as a share of the lower one. */
export function sharedHeight(a: Box, b: Box): number {
  const overlap = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y);
  return overlap / Math.max(1, Math.min(a.height, b.height));
}

/** Letters and digits only: what a reader of print gets right whatever it makes of spaces and dots. */
export const bare = (text: string): string => foldPaperText(text).replaceAll(/[^A-Z0-9]/g, '');
