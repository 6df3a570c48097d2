/** Power of each frequency and direction of pattern in a picture, averaged over all of it. */
import { type Mat, type OpenCv, withMats } from '../opencv.ts';
import type { GrayPixels } from '../pixels.ts';

/** Side of a tile and of the spectrum. */
export const SPECTRUM_SIZE = 256;

/**
 * Mean over the tiles of the natural logarithms of the power, so that one tile's content has little weight against a
 * pattern in all of them. Rows and columns are frequencies from 0; those above half are negative.
 */
export type PowerSpectrum = Float32Array;

/** Share omitted on each side: the edge of the document is not a pattern. */
const MARGIN = 0.03;

/** Hann window. Without it, the edges of a tile would look like a pattern. */
const WINDOW = Float32Array.from(
  { length: SPECTRUM_SIZE },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / SPECTRUM_SIZE),
);

/** Returns the starts of tiles that cover a length evenly, with as little overlap as possible. */
function tileStarts(length: number): readonly number[] {
  const margin = Math.round(length * MARGIN);
  const room = length - 2 * margin - SPECTRUM_SIZE;
  const count = Math.ceil(room / SPECTRUM_SIZE) + 1;
  if (room <= 0) return [Math.max(0, Math.floor((length - SPECTRUM_SIZE) / 2))];
  return Array.from({ length: count }, (_, index) => margin + Math.floor((index * room) / (count - 1)));
}

function fillTile(tile: Float32Array, { data, width }: GrayPixels, left: number, top: number): void {
  let sum = 0;
  for (let y = 0; y < SPECTRUM_SIZE; y += 1) {
    const row = (top + y) * width + left;
    for (let x = 0; x < SPECTRUM_SIZE; x += 1) sum += data[row + x] ?? 0;
  }
  const mean = sum / SPECTRUM_SIZE ** 2;
  for (let y = 0; y < SPECTRUM_SIZE; y += 1) {
    const row = (top + y) * width + left;
    const weight = WINDOW[y] ?? 0;
    for (let x = 0; x < SPECTRUM_SIZE; x += 1) {
      tile[y * SPECTRUM_SIZE + x] = ((data[row + x] ?? 0) - mean) * weight * (WINDOW[x] ?? 0);
    }
  }
}

/** Adds the logarithms of one tile; the other half of a real picture's spectrum mirrors the first. */
function addLogPower(total: Float32Array, transformed: Mat): void {
  const values = transformed.data32F;
  const half = SPECTRUM_SIZE * (SPECTRUM_SIZE / 2 + 1);
  for (let at = 0; at < half; at += 1) {
    const [real, imaginary] = [values[2 * at] ?? 0, values[2 * at + 1] ?? 0];
    total[at] = (total[at] ?? 0) + Math.log(real * real + imaginary * imaginary + 1);
  }
}

function mirror(total: Float32Array): void {
  for (let row = SPECTRUM_SIZE / 2 + 1; row < SPECTRUM_SIZE; row += 1) {
    for (let column = 0; column < SPECTRUM_SIZE; column += 1) {
      const from = (SPECTRUM_SIZE - row) * SPECTRUM_SIZE + ((SPECTRUM_SIZE - column) % SPECTRUM_SIZE);
      total[row * SPECTRUM_SIZE + column] = total[from] ?? 0;
    }
  }
}

/** Computes the spectrum; null for a picture smaller than one tile. */
export function powerSpectrum(cv: OpenCv, gray: GrayPixels): PowerSpectrum | null {
  if (Math.min(gray.width, gray.height) < SPECTRUM_SIZE) return null;
  const total = new Float32Array(SPECTRUM_SIZE ** 2);
  const [lefts, tops] = [tileStarts(gray.width), tileStarts(gray.height)];
  withMats((keep) => {
    const tile = keep(new cv.Mat(SPECTRUM_SIZE, SPECTRUM_SIZE, cv.CV_32FC1));
    const transformed = keep(new cv.Mat());
    for (const top of tops) {
      for (const left of lefts) {
        fillTile(tile.data32F, gray, left, top);
        cv.dft(tile, transformed, cv.DFT_COMPLEX_OUTPUT);
        addLogPower(total, transformed);
      }
    }
  });
  mirror(total);
  const tiles = lefts.length * tops.length;
  return total.map((value) => value / tiles);
}
