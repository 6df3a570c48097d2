import type { FaceFinder, TracedFace } from '../faces/face-finder.ts';
import type { LocatedFace } from '../faces/located-face.ts';
import type { RgbPicture } from '../faces/rgb-picture.ts';
import type { Box, SheetLayout } from '../facts.ts';
import { cellCorner, cutOut } from './sheet.ts';

/**
 * Number of cells passed to the detector at once, which is most of the work; a face of 45 pixels is large enough for
 * it.
 */
const BLOCK = { columns: 4, rows: 3 } as const;

/** Finds the largest face of every cell, in pixels of the cell; null if there is none. */
export async function traceFrames(
  finder: FaceFinder,
  sheet: RgbPicture,
  layout: SheetLayout,
  count: number,
): Promise<(TracedFace | null)[]> {
  const located = await locateInBlocks(finder, sheet, layout);
  const faces: (TracedFace | null)[] = [];
  for (let index = 0; index < count; index += 1) {
    const [left, top] = cellCorner(layout, index);
    const cell = cutOut(sheet, left, top, layout.cellWidth, layout.cellHeight);
    const found = largestIn(located, left, top, layout);
    faces.push(found === null ? null : await finder.trace(cell, found));
  }
  return faces;
}

async function locateInBlocks(finder: FaceFinder, sheet: RgbPicture, layout: SheetLayout): Promise<LocatedFace[]> {
  const [width, height] = [BLOCK.columns * layout.cellWidth, BLOCK.rows * layout.cellHeight];
  const found: LocatedFace[] = [];
  for (let top = 0; top < sheet.height; top += height) {
    for (let left = 0; left < sheet.width; left += width) {
      const block = cutOut(sheet, left, top, Math.min(width, sheet.width - left), Math.min(height, sheet.height - top));
      for (const { box, score } of await finder.locate(block)) {
        found.push({ score, box: { ...box, x: box.x + left, y: box.y + top } });
      }
    }
  }
  return found;
}

/** Returns the largest face whose middle is in the cell, in pixels of the cell. */
function largestIn(
  located: readonly LocatedFace[],
  left: number,
  top: number,
  layout: SheetLayout,
): LocatedFace | null {
  const inside = located.filter(({ box }) => {
    const [x, y] = [box.x + box.width / 2 - left, box.y + box.height / 2 - top];
    return x >= 0 && y >= 0 && x < layout.cellWidth && y < layout.cellHeight;
  });
  const [largest] = inside.toSorted((a, b) => area(b.box) - area(a.box));
  return largest === undefined
    ? null
    : { ...largest, box: { ...largest.box, x: largest.box.x - left, y: largest.box.y - top } };
}

const area = ({ width, height }: Box): number => width * height;
