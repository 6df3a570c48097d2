/** Location of text rows long and narrow enough for a machine-readable zone, composed of the detected regions. */
import type { TextRegion } from '../text/detect-text.ts';
import { type RotatedBox, sideLength } from '../text/pixels.ts';

/**
 * Minimum ratio of length to height: a line of 30 characters is 76 mm long and about 4 mm high with its surroundings
 * (Doc 9303 part 3, 4.1).
 */
const LEAST_ASPECT = 8;
const LARGEST_GAP = 8;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns a box in the axes of another one: along its text and across it. */
function frameIn(box: RotatedBox, axes: RotatedBox): Frame {
  const width = sideLength(axes.across);
  const height = sideLength(axes.down);
  const along = (x: number, y: number): number => (x * axes.across.x + y * axes.across.y) / width;
  const below = (x: number, y: number): number => (x * axes.down.x + y * axes.down.y) / height;
  const middleX = box.origin.x + (box.across.x + box.down.x) / 2;
  const middleY = box.origin.y + (box.across.y + box.down.y) / 2;
  const halfWidth = sideLength(box.across) / 2;
  const halfHeight = sideLength(box.down) / 2;
  return {
    left: along(middleX, middleY) - halfWidth,
    right: along(middleX, middleY) + halfWidth,
    top: below(middleX, middleY) - halfHeight,
    bottom: below(middleX, middleY) + halfHeight,
  };
}

/** Returns the box in the axes of `axes` that spans `left` to `right` along the text, with its height unchanged. */
export function stretchBox(axes: RotatedBox, left: number, right: number): RotatedBox {
  const width = sideLength(axes.across);
  const unit = { x: axes.across.x / width, y: axes.across.y / width };
  const own = axes.origin.x * unit.x + axes.origin.y * unit.y;
  return {
    origin: { x: axes.origin.x + unit.x * (left - own), y: axes.origin.y + unit.y * (left - own) },
    across: { x: unit.x * (right - left), y: unit.y * (right - left) },
    down: axes.down,
  };
}

/** Returns the start and end of a box along its own text direction. */
export function extentOf(box: RotatedBox): { readonly left: number; readonly right: number } {
  const { left, right } = frameIn(box, box);
  return { left, right };
}

function joins(row: Frame, part: Frame): boolean {
  const height = row.bottom - row.top;
  const partHeight = part.bottom - part.top;
  const offset = Math.abs((part.top + part.bottom) / 2 - (row.top + row.bottom) / 2);
  const gap = Math.max(part.left - row.right, row.left - part.right);
  return offset < height / 3 && partHeight > height / 2 && partHeight < height * 1.6 && gap < height * LARGEST_GAP;
}

function collectRow(
  seed: RotatedBox,
  others: readonly RotatedBox[],
): { readonly box: RotatedBox; readonly used: Set<RotatedBox> } {
  const used = new Set<RotatedBox>([seed]);
  let frame = frameIn(seed, seed);
  for (let grew = true; grew; ) {
    grew = false;
    for (const other of others) {
      const part = frameIn(other, seed);
      if (used.has(other) || !joins(frame, part)) continue;
      used.add(other);
      frame = { ...frame, left: Math.min(frame.left, part.left), right: Math.max(frame.right, part.right) };
      grew = true;
    }
  }
  return { box: stretchBox(seed, frame.left, frame.right), used };
}

/** Merges rows with shorter ones inside them: pieces of one line whose heights differ too much to join at once. */
function absorb(rows: readonly RotatedBox[]): readonly RotatedBox[] {
  const kept: RotatedBox[] = [];
  for (const row of [...rows].sort((a, b) => sideLength(b.across) - sideLength(a.across))) {
    const at = kept.findIndex((longer) => {
      const [own, part] = [frameIn(longer, longer), frameIn(row, longer)];
      return Math.abs(own.top + own.bottom - part.top - part.bottom) < own.bottom - own.top;
    });
    const longer = kept[at];
    if (longer === undefined) {
      kept.push(row);
      continue;
    }
    const [own, part] = [frameIn(longer, longer), frameIn(row, longer)];
    kept[at] = stretchBox(longer, Math.min(own.left, part.left), Math.max(own.right, part.right));
  }
  return kept;
}

/** Returns the rows shaped like a line of a zone, from the lowest to the highest. */
export function locateMrzRows(regions: readonly TextRegion[]): readonly RotatedBox[] {
  const boxes = regions.map((region) => region.box).sort((a, b) => sideLength(b.across) - sideLength(a.across));
  const taken = new Set<RotatedBox>();
  const rows: RotatedBox[] = [];
  for (const seed of boxes) {
    if (taken.has(seed) || sideLength(seed.across) < 2 * sideLength(seed.down)) continue;
    const { box, used } = collectRow(
      seed,
      boxes.filter((other) => !taken.has(other)),
    );
    for (const part of used) taken.add(part);
    rows.push(box);
  }
  return absorb(rows)
    .filter((box) => sideLength(box.across) >= LEAST_ASPECT * sideLength(box.down))
    .sort((a, b) => b.origin.y + b.across.y / 2 - (a.origin.y + a.across.y / 2));
}
