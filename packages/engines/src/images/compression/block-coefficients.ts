/** The discrete cosine transform of the blocks of a picture, as JPEG takes it, for its coarser patterns only. */

/** Three interleaved 8-bit channels (red, green, blue), row by row from the top left. */
export interface RgbRaster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Row and column of each coefficient that is looked at: finer ones are rounded to nothing in most blocks. */
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
/** Share of the pixels of a block that may be cut off at black or white: what was cut off was never rounded. */
const MOST_CLIPPED = 3;

/** Cosines of the patterns down a block, each over its eight places, scaled as JPEG does. */
const COSINES = Float64Array.from({ length: FREQUENCIES * BLOCK }, (_, index) => {
  const [frequency, place] = [Math.floor(index / BLOCK), index % BLOCK];
  const scale = frequency === 0 ? Math.SQRT1_2 : 1;
  return (scale / 2) * Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * BLOCK));
});

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
  /** For each entry of COEFFICIENTS the values of all blocks, row by row; NaN for blocks that are cut off at black or white. */
  readonly values: readonly Float32Array[];
}

const isClipped = (red: number, green: number, blue: number): boolean =>
  red > 253 || green > 253 || blue > 253 || red < 2 || green < 2 || blue < 2;

/** Luma (ITU-R BT.601) of one block into `luma`; false when too much of it is cut off. */
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

/** Rows first, into `partial`: the six coarsest patterns along x of every row, by sums and differences of mirrored places. */
function transformRows(luma: Float64Array, partial: Float64Array): void {
  for (let y = 0; y < BLOCK; y += 1) {
    const at = y * BLOCK;
    const [sum0, difference0] = [luma[at]! + luma[at + 7]!, luma[at]! - luma[at + 7]!];
    const [sum1, difference1] = [luma[at + 1]! + luma[at + 6]!, luma[at + 1]! - luma[at + 6]!];
    const [sum2, difference2] = [luma[at + 2]! + luma[at + 5]!, luma[at + 2]! - luma[at + 5]!];
    const [sum3, difference3] = [luma[at + 3]! + luma[at + 4]!, luma[at + 3]! - luma[at + 4]!];
    partial[y] = C4 * (sum0 + sum1 + sum2 + sum3);
    partial[BLOCK + y] = C1 * difference0 + C3 * difference1 + C5 * difference2 + C7 * difference3;
    partial[2 * BLOCK + y] = C2 * (sum0 - sum3) + C6 * (sum1 - sum2);
    partial[3 * BLOCK + y] = C3 * difference0 - C7 * difference1 - C1 * difference2 - C5 * difference3;
    partial[4 * BLOCK + y] = C4 * (sum0 - sum1 - sum2 + sum3);
    partial[5 * BLOCK + y] = C5 * difference0 - C1 * difference1 + C7 * difference2 + C3 * difference3;
  }
}

/**
 * Coefficients of the whole blocks of a picture whose grid begins at `origin`, each in 0 to 7.
 *
 * @param step every how many blocks one is taken, across and down
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
  const partial = new Float64Array(BLOCK * FREQUENCIES);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isWhole = lumaOfBlock(picture, origin.x + column * pitch, origin.y + row * pitch, luma);
      if (isWhole) transformRows(luma, partial);
      for (let index = 0; index < COEFFICIENTS.length; index += 1) {
        const [down, across] = COEFFICIENTS[index]!;
        let sum = 0;
        for (let y = 0; y < BLOCK; y += 1) sum += partial[across * BLOCK + y]! * COSINES[down * BLOCK + y]!;
        values[index]![row * columns + column] = isWhole ? sum : Number.NaN;
      }
    }
  }
  return { columns, rows, values };
}
