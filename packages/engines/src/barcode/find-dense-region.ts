import type { Box } from '../facts.ts';
import type { GrayPixels } from '../images/pixels.ts';

/** Cells along the long side of the picture: a symbol on a card is then some 60 cells wide and 12 high. */
const CELLS = 100;

/** Density threshold of a cell: this share of the way from an ordinary cell's edges to those of the densest cells. */
const DENSE_SHARE = 0.4;

/** Rank of the cell that represents the densest ones; single cells may be noise. */
const DENSEST_RANK = 0.97;

const ORDINARY_RANK = 0.3;

/** Quiet zone with some reserve on each side, in cells. */
const MARGIN = 3;

/**
 * Returns the box of the largest area dense with edges; null if there is none. A stacked symbol is far denser than
 * print or portraits, so decoding its box is several times faster than decoding the picture.
 */
export function findDenseRegion(gray: GrayPixels): Box | null {
  const size = Math.max(4, Math.ceil(Math.max(gray.width, gray.height) / CELLS));
  const columns = Math.ceil(gray.width / size);
  const rows = Math.ceil(gray.height / size);
  const energy = cellEnergies(gray, size, columns, rows);
  const sorted = energy.toSorted();
  const rank = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  // Noise adds edges to every cell, so the level of an ordinary cell is subtracted.
  const limit = rank(ORDINARY_RANK) + (rank(DENSEST_RANK) - rank(ORDINARY_RANK)) * DENSE_SHARE;
  if (limit <= 0) return null;
  const group = heaviestGroup(energy, columns, rows, limit);
  const across = group.map((cell) => cell % columns);
  const down = group.map((cell) => Math.floor(cell / columns));
  const left = Math.max(Math.min(...across) - MARGIN, 0) * size;
  const top = Math.max(Math.min(...down) - MARGIN, 0) * size;
  const right = Math.min((Math.max(...across) + 1 + MARGIN) * size, gray.width);
  const bottom = Math.min((Math.max(...down) + 1 + MARGIN) * size, gray.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function cellEnergies({ data, width, height }: GrayPixels, size: number, columns: number, rows: number): Float64Array {
  const energy = new Float64Array(columns * rows);
  for (let y = 0; y < height - 1; y += 1) {
    const row = Math.floor(y / size) * columns;
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const change = Math.abs((data[at + 1] ?? 0) - here) + Math.abs((data[at + width] ?? 0) - here);
      const cell = row + Math.floor(x / size);
      energy[cell] = (energy[cell] ?? 0) + change;
    }
  }
  return energy;
}

/** Returns the connected cells over the limit with the greatest sum. */
function heaviestGroup(energy: Float64Array, columns: number, rows: number, limit: number): readonly number[] {
  const isSeen = new Uint8Array(energy.length);
  let best: readonly number[] = [];
  let bestSum = 0;
  for (let start = 0; start < energy.length; start += 1) {
    if (isSeen[start] === 1 || (energy[start] ?? 0) < limit) continue;
    const group = connected(start, energy, columns, rows, limit, isSeen);
    const sum = group.reduce((all, cell) => all + (energy[cell] ?? 0), 0);
    if (sum > bestSum) {
      best = group;
      bestSum = sum;
    }
  }
  return best;
}

function connected(
  start: number,
  energy: Float64Array,
  columns: number,
  rows: number,
  limit: number,
  isSeen: Uint8Array,
): readonly number[] {
  const group = [start];
  isSeen[start] = 1;
  for (let next = 0; next < group.length; next += 1) {
    const cell = group[next] ?? 0;
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const other = (y + dy) * columns + x + dx;
        const inside = x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows;
        if (!inside || isSeen[other] === 1 || (energy[other] ?? 0) < limit) continue;
        isSeen[other] = 1;
        group.push(other);
      }
    }
  }
  return group;
}
