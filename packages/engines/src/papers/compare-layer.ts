/** Whether a PDF's text says what its page shows: text beside the drawing is what a forger forgets, or hides behind. */
import { findApproximately } from '../documents/approximate-match.ts';
import type { LayerComparison, LayerConflict, TextLine } from '../facts.ts';
import { bare, rightOf, sharedHeight } from './paper-lines.ts';

/** Shorter lines are marks and bullets. */
const LEAST_CHARACTERS = 4;

/** Faults of reading that are no difference, as a share of the line. */
const FAULTS = 0.25;

/** A difference of this many characters or fewer may be a fault of reading in a short line. */
const FEW = 1;

function printedAt(line: TextLine, print: readonly TextLine[]): readonly TextLine[] {
  return print
    .filter(({ box }) => sharedHeight(box, line.box) > 0.5)
    .filter(({ box }) => Math.min(rightOf(box), rightOf(line.box)) - Math.max(box.x, line.box.x) > 0)
    .sort((a, b) => a.box.x - b.box.x);
}

/** Null where they agree. */
function conflictOf(line: TextLine, print: readonly TextLine[], page: number): LayerConflict | null {
  const stated = bare(line.text);
  const there = printedAt(line, print);
  const drawn = there.map(({ text }) => text).join(' ');
  const limit = Math.max(FEW, Math.floor(stated.length * FAULTS));
  const match = findApproximately(bare(drawn), stated, limit);
  return match === null ? { page, layer: line.text, print: drawn } : null;
}

/** A comparison before its values are looked at. */
export type ComparedLines = Omit<LayerComparison, 'differing'>;

/** Lines of one page; both in pixels of the same picture. */
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

/** Of several pages; null when none was compared. */
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
