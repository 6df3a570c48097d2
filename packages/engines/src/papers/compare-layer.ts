/** Comparison of a PDF's text layer with the print of its page: forgers forget the text layer, or hide text in it. */
import { findApproximately } from '../documents/approximate-match.ts';
import type { LayerComparison, LayerConflict } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { bare, rightOf, sharedHeight } from './paper-lines.ts';

/** Minimum characters of a line; shorter ones are marks and bullets. */
const LEAST_CHARACTERS = 4;

/** Share of a line's characters tolerated as reading errors. */
const FAULTS = 0.25;

/** Number of different characters tolerated as a reading error in a short line. */
const FEW = 1;

function printedAt(line: TextLine, print: readonly TextLine[]): readonly TextLine[] {
  return print
    .filter(({ box }) => sharedHeight(box, line.box) > 0.5)
    .filter(({ box }) => Math.min(rightOf(box), rightOf(line.box)) - Math.max(box.x, line.box.x) > 0)
    .sort((a, b) => a.box.x - b.box.x);
}

/** Returns the conflict; null if they agree. */
function conflictOf(line: TextLine, print: readonly TextLine[], page: number): LayerConflict | null {
  const stated = bare(line.text);
  const there = printedAt(line, print);
  const drawn = there.map(({ text }) => text).join(' ');
  const limit = Math.max(FEW, Math.floor(stated.length * FAULTS));
  const match = findApproximately(bare(drawn), stated, limit);
  return match === null ? { page, layer: line.text, print: drawn } : null;
}

/** Comparison of lines, without that of values. */
export type ComparedLines = Omit<LayerComparison, 'differing'>;

/** Compares the lines of one page; both in pixels of the same picture. */
export function compareLayer(layer: readonly TextLine[], print: readonly TextLine[], page: number): ComparedLines {
  const long = layer.filter(({ text }) => bare(text).length >= LEAST_CHARACTERS);
  const conflicts = long.flatMap((line) => conflictOf(line, print, page) ?? []);
  return {
    compared: long.length,
    agreeing: long.length - conflicts.length,
    conflicting: conflicts.filter(({ print: drawn }) => bare(drawn) !== ''),
    unseen: conflicts.filter(({ print: drawn }) => bare(drawn) === ''),
  };
}

/** Adds the comparisons of several pages; null if none was compared. */
export function addComparisons(pages: readonly ComparedLines[]): ComparedLines | null {
  const [first, ...others] = pages.filter(({ compared }) => compared > 0);
  if (first === undefined) return null;
  return others.reduce(
    (sum, page) => ({
      compared: sum.compared + page.compared,
      agreeing: sum.agreeing + page.agreeing,
      conflicting: [...sum.conflicting, ...page.conflicting],
      unseen: [...sum.unseen, ...page.unseen],
    }),
    first,
  );
}
