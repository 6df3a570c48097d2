/**
 * Detection of lines of print whose letters have sharper or softer edges than neighbouring lines: one lens and one
 * printer give all lines of a place the same edges, and a forger who types a value into a picture has to guess them.
 * Ink and paper grain were tried as well and distinguished nothing.
 */
import type { Box, LineFacts } from '../../facts.ts';
import type { TextLine } from '../../picture-facts.ts';
import type { GrayPixels } from '../pixels.ts';

/** Minimum luma difference of ink and paper for a line to be measured. */
const LEAST_CONTRAST = 36;
/** Share of a line's box covered by ink: less is not print, more is print lighter than its background. */
const INK_SHARE = { least: 0.03, most: 0.5 } as const;
const FEWEST_EDGES = 40;
const FEWEST_LINES = 4;
/** Number of lines that a line is compared with. */
const NEIGHBOURS = 6;
/** Minimum standard deviation, of logarithms, of genuine lines of one page. */
const LEAST_SPREAD = 0.1;

interface LineMeasures {
  readonly box: Box;
  /** Logarithm of the maximum rise per pixel at the edges of letters, as a share of the contrast. */
  readonly edges: number;
}

const clamped = (value: number, most: number): number => Math.max(1, Math.min(most - 2, Math.round(value)));

/** Returns the histogram of luma in a box. */
function histogramOf(
  { data, width }: GrayPixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) counts[data[y * width + x]!]! += 1;
  }
  return counts;
}

function quantile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value]!;
    if (seen >= total * share) return value;
  }
  return 255;
}

/**
 * Returns the steepest rise near each place where a row crosses the midpoint between ink and paper, as shares of the
 * contrast.
 */
function climbs(gray: GrayPixels, area: Area, middle: number, contrast: number): number[] {
  const { data, width } = gray;
  const found: number[] = [];
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left + 1; x < area.right - 2; x += 1) {
      const at = y * width + x;
      if (data[at]! < middle === data[at + 1]! < middle) continue;
      const steepest = Math.max(
        Math.abs(data[at]! - data[at - 1]!),
        Math.abs(data[at + 1]! - data[at]!),
        Math.abs(data[at + 2]! - data[at + 1]!),
      );
      found.push(steepest / contrast);
    }
  }
  return found;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function areaOf({ x, y, width, height }: Box, gray: GrayPixels): Area {
  return {
    left: clamped(x, gray.width),
    top: clamped(y, gray.height),
    right: clamped(x + width, gray.width),
    bottom: clamped(y + height, gray.height),
  };
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

function measureLine(gray: GrayPixels, box: Box): LineMeasures | null {
  const area = areaOf(box, gray);
  if (area.right - area.left < 12 || area.bottom - area.top < 8) return null;
  const counts = histogramOf(gray, area.left, area.top, area.right, area.bottom);
  const [darkest, paper] = [quantile(counts, 0.04), quantile(counts, 0.75)];
  const contrast = paper - darkest;
  if (contrast < LEAST_CONTRAST) return null;
  const middle = darkest + contrast / 2;
  const share = counts.subarray(0, Math.floor(middle)).reduce((sum, count) => sum + count, 0);
  const covered = share / ((area.right - area.left) * (area.bottom - area.top));
  if (covered < INK_SHARE.least || covered > INK_SHARE.most) return null;
  const found = climbs(gray, area, middle, contrast);
  if (found.length < FEWEST_EDGES) return null;
  return { box, edges: Math.log(medianOf(found)) };
}

const distance = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, 2 * (a.y + a.height / 2 - b.y - b.height / 2));

/**
 * Returns the deviation of each line from its neighbours, the largest first; null if the page has too few lines to
 * compare.
 *
 * @param gray the upright page with the boxes of `text`
 */
export function compareLines(gray: GrayPixels, text: readonly TextLine[]): readonly LineFacts[] | null {
  const lines = text.flatMap(({ box }) => measureLine(gray, box) ?? []);
  if (lines.length < FEWEST_LINES) return null;
  const residuals = lines.map((line) => {
    const near = lines
      .filter((other) => other !== line)
      .toSorted((a, b) => distance(a.box, line.box) - distance(b.box, line.box))
      .slice(0, NEIGHBOURS);
    return line.edges - medianOf(near.map(({ edges }) => edges));
  });
  const spread = Math.max(LEAST_SPREAD, 1.4826 * medianOf(residuals.map(Math.abs)));
  return lines
    .map(({ box }, index) => ({ box, sharpness: Math.round(((residuals[index] ?? 0) / spread) * 100) / 100 }))
    .toSorted((a, b) => Math.abs(b.sharpness) - Math.abs(a.sharpness));
}
