/** Search for values on the line of, right of or below their labels. */
import { findApproximately } from '../documents/approximate-match.ts';
import type { Box } from '../facts.ts';
import { type LabelledField, PAPER_LABELS, type PaperLabel } from './models/paper-labels.ts';
import { bottomOf, type PaperLine, rightOf, sharedHeight } from './paper-lines.ts';
import { type PaperDateOrder, readPaperValue } from './read-paper-value.ts';

export interface PaperCandidate<Field extends string> {
  readonly field: Field;
  readonly value: string;
  readonly confidence: number;
  readonly box: Box;
}

/** Letters of a label per lost or substituted letter tolerated. */
const LETTERS_A_FAULT = 6;

/** Trust in a value by its position, as a share of the line's confidence. */
const TRUST = { behind: 1, beside: 0.97, below: 0.9 } as const;

interface LabelPlace {
  readonly label: PaperLabel;
  readonly line: PaperLine;
  /** Text of the line after the label. */
  readonly rest: string;
}

/** Returns the label at the start of a line; the longest one, since `DATE` is a part of others. */
function labelOf(line: PaperLine): LabelPlace | null {
  let best: { readonly label: PaperLabel; readonly end: number; readonly length: number } | null = null;
  for (const label of PAPER_LABELS) {
    for (const word of label.words) {
      const match = findApproximately(line.folded, word, Math.floor(word.length / LETTERS_A_FAULT));
      if (match !== null && match.start <= 2 && word.length > (best?.length ?? 0)) {
        best = { label, end: match.end, length: word.length };
      }
    }
  }
  if (best === null) return null;
  const rest = line.folded.slice(best.end);
  // Letters after the label make it another word: `ACCOUNT NOTES`, or a sentence about the label.
  if (/^[A-Z]/.test(rest)) return null;
  return { label: best.label, line, rest: line.text.slice(-rest.length || line.text.length).replace(/^[\s:.#-]+/, '') };
}

function nearest(lines: readonly PaperLine[], distance: (line: PaperLine) => number): PaperLine | null {
  return [...lines].sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function besideOf({ line }: LabelPlace, lines: readonly PaperLine[]): PaperLine | null {
  const right = rightOf(line.box);
  const candidates = lines.filter(
    ({ box }) => box.x > right - line.box.height / 2 && sharedHeight(box, line.box) > 0.5,
  );
  return nearest(candidates, ({ box }) => box.x);
}

function belowOf({ line }: LabelPlace, lines: readonly PaperLine[]): PaperLine | null {
  const { box } = line;
  const candidates = lines.filter(
    (other) =>
      other.box.y >= bottomOf(box) - box.height / 3 &&
      other.box.y - bottomOf(box) < 2 * box.height &&
      Math.abs(other.box.x - box.x) < 3 * box.height,
  );
  return nearest(candidates, (other) => other.box.y);
}

function candidatesOf(
  place: LabelPlace,
  lines: readonly PaperLine[],
  order: PaperDateOrder,
): PaperCandidate<LabelledField>[] {
  const { label, line, rest } = place;
  const places: readonly (readonly [keyof typeof TRUST, PaperLine | null, string])[] = [
    ['behind', line, rest],
    ['beside', besideOf(place, lines), ''],
    ['below', belowOf(place, lines), ''],
  ];
  for (const [where, at, text] of places) {
    if (at === null) continue;
    const value = readPaperValue(where === 'behind' ? text : at.text, label.kind, order);
    if (value === null) continue;
    return [{ field: label.field, value, confidence: at.confidence * TRUST[where], box: at.box }];
  }
  return [];
}

/** Finds at most one value per label; several labels of a field give several. */
export function findLabelled(
  lines: readonly PaperLine[],
  order: PaperDateOrder,
): readonly PaperCandidate<LabelledField>[] {
  return lines.flatMap((line) => {
    const place = labelOf(line);
    return place === null ? [] : candidatesOf(place, lines, order);
  });
}
