/**
 * Gratings: fine parallel lines over a whole side. Two gratings at right angles with about the same period are the
 * pixels of a display or the dots of a print. They are no drawing: a guilloche or a hatching has only one direction.
 */
import type { GratingPair, Gratings } from '../../facts.ts';
import { type PowerSpectrum, SPECTRUM_SIZE } from './power-spectrum.ts';

const HALF = SPECTRUM_SIZE / 2;
/** Radius of the background around a frequency, without its nearest neighbours, over which a peak spreads. */
const BACKGROUND = 10;
const PEAK = 2;
const PADDED = SPECTRUM_SIZE + 2 * BACKGROUND + 1;
const DECIBEL = 10 / Math.LN10;

/** Limits in cycles per pixel. Below the first is print; above the second almost nothing survives the camera. */
const COARSEST = 0.14;
const FINEST = 0.485;
/** Limit along the edges, where strokes of letters are, and the grid of JPEG blocks with its multiples. */
const COARSEST_ALIGNED = 0.32;
/** Maximum angle to the edges, in degrees. */
const ALIGNED_WITHIN = 5;
/** Minimum prominence; weaker gratings cannot form a relevant pair. */
const LEAST = 2.5;
/**
 * Maximum dB by which the weaker grating of a pair may be below the strongest of all gratings. Print dots are equally
 * dense in both directions, while the rows and columns of a display differ. A single strong hatching has faint echoes
 * in every direction.
 */
const BEHIND = { aligned: 25, oblique: 12 } as const;
/** Stretches tried, since wrong proportions of the rectified side stretch one direction. */
const STRETCHES = [0.82, 0.88, 0.94, 1, 1.06, 1.13, 1.2] as const;

const NONE: GratingPair = { prominence: 0, period: null, angle: null };

/** Returns sums over the rectangle from the corner to each place, of the spectrum centred and periodically extended. */
function summedArea(spectrum: PowerSpectrum): Float64Array {
  const sums = new Float64Array((PADDED + 1) ** 2);
  for (let row = 0; row < PADDED; row += 1) {
    let line = 0;
    const source = ((row - HALF - BACKGROUND + 2 * SPECTRUM_SIZE) % SPECTRUM_SIZE) * SPECTRUM_SIZE;
    for (let column = 0; column < PADDED; column += 1) {
      line += spectrum[source + ((column - HALF - BACKGROUND + 2 * SPECTRUM_SIZE) % SPECTRUM_SIZE)] ?? 0;
      const at = (row + 1) * (PADDED + 1) + column + 1;
      sums[at] = (sums[at - PADDED - 1] ?? 0) + line;
    }
  }
  return sums;
}

/** Returns the prominence in dB of the frequency (u, v), both from -HALF to HALF. */
type Prominence = (u: number, v: number) => number;

function prominenceOf(spectrum: PowerSpectrum): Prominence {
  const sums = summedArea(spectrum);
  const square = (u: number, v: number, radius: number): number => {
    const [left, top] = [u + HALF + BACKGROUND - radius, v + HALF + BACKGROUND - radius];
    const [right, bottom] = [left + 2 * radius + 1, top + 2 * radius + 1];
    const sum = (x: number, y: number) => sums[y * (PADDED + 1) + x] ?? 0;
    return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
  };
  const ring = (2 * BACKGROUND + 1) ** 2 - (2 * PEAK + 1) ** 2;
  const values = new Float32Array(SPECTRUM_SIZE * (HALF + 1));
  for (let v = 0; v <= HALF; v += 1) {
    for (let u = -HALF; u < HALF; u += 1) {
      const around = (square(u, v, BACKGROUND) - square(u, v, PEAK)) / ring;
      const own = spectrum[v * SPECTRUM_SIZE + ((u + SPECTRUM_SIZE) % SPECTRUM_SIZE)] ?? 0;
      values[v * SPECTRUM_SIZE + u + HALF] = (own - around) * DECIBEL;
    }
  }
  return (u, v) => {
    const [x, y] = v < 0 ? [-u, -v] : [u, v];
    return x < -HALF || x >= HALF || y > HALF ? 0 : (values[y * SPECTRUM_SIZE + x + HALF] ?? 0);
  };
}

/** Returns the strongest grating at a right angle to (u, v), of about its period. */
function strongestAcross(prominence: Prominence, u: number, v: number): number {
  let strongest = 0;
  for (const stretch of STRETCHES) {
    const [x, y] = [Math.round(-v * stretch), Math.round(u * stretch)];
    if (Math.hypot(x, y) < COARSEST * SPECTRUM_SIZE) continue;
    for (let down = -PEAK; down <= PEAK; down += 1) {
      for (let right = -PEAK; right <= PEAK; right += 1)
        strongest = Math.max(strongest, prominence(x + right, y + down));
    }
  }
  return strongest;
}

const fromAxis = (angle: number): number => Math.min(angle % 90, 90 - (angle % 90));

/** Returns the most prominent pair along the edges and the most prominent one at an angle to them. */
export function findGratings(spectrum: PowerSpectrum): Gratings {
  const prominence = prominenceOf(spectrum);
  const best = { aligned: NONE, oblique: NONE };
  let strongest = 0;
  for (let v = 0; v <= HALF; v += 1) {
    for (let u = -HALF; u < HALF; u += 1) {
      const own = prominence(u, v);
      const frequency = Math.hypot(u, v) / SPECTRUM_SIZE;
      if (own < LEAST || frequency < COARSEST || frequency > FINEST) continue;
      strongest = Math.max(strongest, own);
      const angle = (Math.atan2(v, u) * 180) / Math.PI;
      const direction = fromAxis(angle) < ALIGNED_WITHIN ? 'aligned' : 'oblique';
      if (own <= best[direction].prominence || (direction === 'aligned' && frequency < COARSEST_ALIGNED)) continue;
      const pair = Math.min(own, strongestAcross(prominence, u, v));
      if (pair > best[direction].prominence) best[direction] = { prominence: pair, period: 1 / frequency, angle };
    }
  }
  const unlessEcho = (direction: 'aligned' | 'oblique') =>
    strongest - best[direction].prominence > BEHIND[direction] ? NONE : best[direction];
  return { aligned: unlessEcho('aligned'), oblique: unlessEcho('oblique') };
}
