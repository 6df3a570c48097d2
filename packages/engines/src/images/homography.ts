import type { Point, Quad } from '../facts.ts';

/** Eight coefficients of a plane projective map; the ninth is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/** Solves a small linear system by Gaussian elimination with pivoting; throws if it has no unique solution. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    if (Math.abs(head[column]!) < 1e-12) throw new RangeError('the corners are on one line');
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head[column]!;
      for (let at = column; at <= size; at += 1) rows[row]![at]! -= factor * head[at]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

/** Returns the map of each corner of `from` to the same corner of `to`. */
export function homographyBetween(from: Quad, to: Quad): Homography {
  const rows = from.flatMap((point, index) => {
    const { x, y } = point;
    const target = to[index]!;
    return [
      [x, y, 1, 0, 0, 0, -x * target.x, -y * target.x, target.x],
      [0, 0, 0, x, y, 1, -x * target.y, -y * target.y, target.y],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solve(rows);
  return [a!, b!, c!, d!, e!, f!, g!, h!];
}

/** Maps a point by a homography. */
export function project(map: Homography, x: number, y: number): Point {
  const depth = map[6] * x + map[7] * y + 1;
  return { x: (map[0] * x + map[1] * y + map[2]) / depth, y: (map[3] * x + map[4] * y + map[5]) / depth };
}
