/** Discrete cosine transform of a picture's blocks, as in JPEG, for its low frequencies only. */

/** Raster of three interleaved 8-bit channels (red, green, blue), row by row from the top left. */
export interface RgbRaster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Row and column of each coefficient used: higher ones are rounded to zero in most blocks. */
export const COEFFICIENTS = [
  [0, 1],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 0],
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [0, 4],
  [1, 3],
  [2, 2],
  [3, 1],
  [4, 0],
  [0, 5],
  [1, 4],
  [2, 3],
  [3, 2],
  [4, 1],
  [5, 0],
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
] as const;

export const BLOCK = 8;
const FREQUENCIES = 6;
/** Maximum share of a block's pixels that may be clipped at black or white: clipped values were not rounded. */
const MOST_CLIPPED = 3;

const cosine = (sixteenths: number): number => Math.cos((sixteenths * Math.PI) / 16) / 2;
const [C1, C2, C3, C4, C5, C6, C7] = [1, 2, 3, 4, 5, 6, 7].map(cosine) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export interface BlockCoefficients {
  readonly columns: number;
  readonly rows: number;
  /** Values of all blocks for each entry of COEFFICIENTS, row by row; NaN for blocks clipped at black or white. */
  readonly values: readonly Float32Array[];
}

const isClipped = (red: number, green: number, blue: number): boolean =>
  red > 253 || green > 253 || blue > 253 || red < 2 || green < 2 || blue < 2;

/** Writes the luma (ITU-R BT.601) of one block into `luma`; false if too much of it is clipped. */
function lumaOfBlock({ data, width }: RgbRaster, left: number, top: number, luma: Float64Array): boolean {
  let clipped = 0;
  for (let y = 0; y < BLOCK; y += 1) {
    let at = ((top + y) * width + left) * 3;
    for (let x = 0; x < BLOCK; x += 1) {
      const red = data[at]!;
      const green = data[at + 1]!;
      const blue = data[at + 2]!;
      if (isClipped(red, green, blue)) clipped += 1;
      luma[y * BLOCK + x] = 0.299 * red + 0.587 * green + 0.114 * blue;
      at += 3;
    }
  }
  return clipped <= MOST_CLIPPED;
}

/**
 * Computes the six lowest frequencies of each of `count` rows of eight, by sums and differences of mirrored places.
 * Each frequency is written as a row of `patterns`, so that a second call with the output transforms the columns.
 */
function transformRows(rows: Float64Array, count: number, patterns: Float64Array): void {
  for (let row = 0; row < count; row += 1) {
    const at = row * BLOCK;
    const sum0 = rows[at]! + rows[at + 7]!;
    const sum1 = rows[at + 1]! + rows[at + 6]!;
    const sum2 = rows[at + 2]! + rows[at + 5]!;
    const sum3 = rows[at + 3]! + rows[at + 4]!;
    const difference0 = rows[at]! - rows[at + 7]!;
    const difference1 = rows[at + 1]! - rows[at + 6]!;
    const difference2 = rows[at + 2]! - rows[at + 5]!;
    const difference3 = rows[at + 3]! - rows[at + 4]!;
    patterns[row] = C4 * (sum0 + sum1 + sum2 + sum3);
    patterns[BLOCK + row] = C1 * difference0 + C3 * difference1 + C5 * difference2 + C7 * difference3;
    patterns[2 * BLOCK + row] = C2 * (sum0 - sum3) + C6 * (sum1 - sum2);
    patterns[3 * BLOCK + row] = C3 * difference0 - C7 * difference1 - C1 * difference2 - C5 * difference3;
    patterns[4 * BLOCK + row] = C4 * (sum0 - sum1 - sum2 + sum3);
    patterns[5 * BLOCK + row] = C5 * difference0 - C1 * difference1 + C7 * difference2 + C3 * difference3;
  }
}

/** Index of each coefficient among the patterns of a block. */
const PLACES = Uint8Array.from(COEFFICIENTS, ([down, across]) => down * BLOCK + across);

/**
 * Returns the coefficients of the whole blocks of a picture whose grid begins at `origin`, each in 0 to 7.
 *
 * @param step distance of the blocks taken, across and down
 */
export function blockCoefficients(
  picture: RgbRaster,
  origin: { readonly x: number; readonly y: number },
  step = 1,
): BlockCoefficients {
  const pitch = BLOCK * step;
  const columns = Math.max(0, Math.floor((picture.width - origin.x - BLOCK) / pitch) + 1);
  const rows = Math.max(0, Math.floor((picture.height - origin.y - BLOCK) / pitch) + 1);
  const values = COEFFICIENTS.map(() => new Float32Array(columns * rows));
  const luma = new Float64Array(BLOCK ** 2);
  const across = new Float64Array(BLOCK * FREQUENCIES);
  const both = new Float64Array(BLOCK * FREQUENCIES);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isWhole = lumaOfBlock(picture, origin.x + column * pitch, origin.y + row * pitch, luma);
      if (isWhole) {
        transformRows(luma, BLOCK, across);
        transformRows(across, FREQUENCIES, both);
      }
      const cell = row * columns + column;
      for (let index = 0; index < PLACES.length; index += 1)
        values[index]![cell] = isWhole ? both[PLACES[index]!]! : Number.NaN;
    }
  }
  return { columns, rows, values };
}
