/**
 * Signals of a hidden face: glasses, sunglasses, coverings, closed eyes. Each is computed from light and colour at
 * known places of the upright face (luma relative to the skin's, independent of light and complexion). Weak signals:
 * their borders were set on objects drawn over photographs (accuracy suite `face`), and real ones vary far more.
 */
import type { FaceAppearance, Point } from '../facts.ts';
import { alignFace } from './align-face.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Side of the upright face; the eyes are at (64, 63) and (134, 63), the middle of the mouth at (99, 139). */
const SIDE = 200;
const LEFT_EYE_X = 64;
const RIGHT_EYE_X = 134;

/** Columns and rows of the upright face, each end exclusive. */
type Area = readonly [left: number, right: number, top: number, bottom: number];

const LIDS_AND_EYES: readonly Area[] = [
  [45, 82, 54, 74],
  [115, 152, 54, 74],
];
const UNDER_EYES: readonly Area[] = [
  [54, 74, 76, 100],
  [124, 144, 76, 100],
];
const BRIDGE: Area = [90, 107, 45, 85];
const MOUTH: Area = [86, 111, 125, 156];
const NOSE: Area = [88, 110, 95, 105];
const CHEEKS: readonly Area[] = [
  [55, 72, 95, 110],
  [125, 142, 95, 110],
];
/** Skin that cloth over nose and mouth leaves uncovered. */
const UPPER_FACE: readonly Area[] = [
  [90, 107, 50, 62],
  [52, 75, 78, 88],
  [122, 145, 78, 88],
];
const CHIN: Area = [82, 115, 158, 172];
const LOWER_CHEEKS: readonly Area[] = [
  [52, 70, 128, 142],
  [127, 145, 128, 142],
];

/**
 * Measures the signals.
 *
 * @param picture picture of the landmarks, brightened if the face was dark
 * @param landmarks 68 points
 */
export function faceAppearance(picture: RgbPicture, landmarks: readonly Point[]): FaceAppearance {
  const { rgb } = alignFace(picture, landmarks, { alignment: 'dlib-chip', width: SIDE, height: SIDE });
  const luma = lumaOf(rgb);
  const [left, right] = CHEEKS.map((area) => meanOf(luma, area));
  const skin = Math.max(1, meanOf(luma, NOSE) / 2 + ((left ?? 0) + (right ?? 0)) / 4);
  const frame = strongestLine(luma, BRIDGE, 5) + Math.min(...UNDER_EYES.map((area) => strongestLine(luma, area, 5)));
  return {
    eyesOpen: round(1 - ramp(lidsInPlaceOfIrises(luma, skin), -0.3, 0.5)),
    glasses: round(ramp(frame / skin, 0.1, 0.5)),
    sunglasses: round(1 - ramp(brightestTenth(luma) / skin, 0.45, 0.75)),
    covering: round(coveringOf(rgb, luma, skin)),
  };
}

/**
 * Measures coverings: the mouth is missing, or the lower face has another colour than the upper one and shows no lips.
 */
function coveringOf(rgb: Uint8Array, luma: Float32Array, skin: number): number {
  const lips = redderThanAround(rgb);
  const mouthLine = strongestLine(luma, MOUTH, 7) / skin;
  const upper = meanColour(UPPER_FACE.map((area) => colourOf(rgb, area)));
  const chin = colourDistance(upper, colourOf(rgb, CHIN));
  const cheeks = Math.max(...LOWER_CHEEKS.map((area) => colourDistance(upper, colourOf(rgb, area))));
  const mouthless = Math.min(1 - ramp(lips, 0, 0.1), 1 - ramp(mouthLine, 0.05, 0.25));
  const clothlike = ramp(Math.min(chin, cheeks), 0.03, 0.15) * (1 - ramp(lips, 0.08, 0.2));
  return Math.max(mouthless, clothlike);
}

/**
 * Measures closed eyes: high if no dark iris is found or the dark part is as thin as lashes; about -0.1 for open eyes,
 * 0.4 for closed ones.
 */
function lidsInPlaceOfIrises(luma: Float32Array, skin: number): number {
  const darkest = (darkestSpot(luma, LEFT_EYE_X) + darkestSpot(luma, RIGHT_EYE_X)) / 2;
  let rows = 0;
  for (let shift = -6; shift <= 6; shift += 3) {
    rows = Math.max(rows, darkRows(luma, LEFT_EYE_X + shift) + darkRows(luma, RIGHT_EYE_X + shift));
  }
  return darkest / skin - rows / 60;
}

/** Returns the luma of the darkest place about the size of a pupil. */
function darkestSpot(luma: Float32Array, x: number): number {
  let darkest = 255;
  for (let shift = -8; shift <= 8; shift += 2) {
    for (let y = 54; y < 72; y += 1) {
      darkest = Math.min(darkest, meanOf(luma, [x + shift - 5, x + shift + 6, y, y + 6]));
    }
  }
  return darkest;
}

/** Counts the rows of a narrow column that are nearer to its darkest than to its light ones. */
function darkRows(luma: Float32Array, x: number): number {
  const rows = Array.from({ length: 28 }, (_, row) => meanOf(luma, [x - 4, x + 5, 50 + row, 51 + row]));
  const light = rows.toSorted((a, b) => b - a)[4] ?? 255;
  const border = (light + Math.min(...rows)) / 2;
  return rows.filter((value) => value < border).length;
}

/** Returns the ninth decile of luma over lids and eyes: behind dark lenses nothing is light. */
function brightestTenth(luma: Float32Array): number {
  const values: number[] = [];
  for (const [left, right, top, bottom] of LIDS_AND_EYES) {
    for (let y = top; y < bottom; y += 1) values.push(...luma.subarray(y * SIDE + left, y * SIDE + right));
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? 255;
}

/** Returns the strongest row of an area: its mean difference along the row from the rows `apart` above and below. */
function strongestLine(luma: Float32Array, [left, right, top, bottom]: Area, apart: number): number {
  let strongest = 0;
  for (let y = top; y < bottom; y += 1) {
    const at = meanOf(luma, [left, right, y, y + 1]);
    const above = meanOf(luma, [left, right, y - apart, y - apart + 1]);
    const below = meanOf(luma, [left, right, y + apart, y + apart + 1]);
    strongest = Math.max(strongest, Math.abs(at - (above + below) / 2));
  }
  return strongest;
}

/** Returns the difference in redness between the reddest rows of the mouth and chin and upper lip. */
function redderThanAround(rgb: Uint8Array): number {
  const redness = (area: Area): number => {
    const [red, green] = colourOf(rgb, area);
    return red - green;
  };
  let reddest = -1;
  for (let y = 125; y < 158; y += 1) reddest = Math.max(reddest, redness([84, 113, y, y + 4]));
  return reddest - (redness([82, 115, 162, 172]) + redness([82, 115, 112, 120])) / 2;
}

function lumaOf(rgb: Uint8Array): Float32Array {
  const luma = new Float32Array(SIDE * SIDE);
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = 0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0);
  }
  return luma;
}

function meanOf(luma: Float32Array, [left, right, top, bottom]: Area): number {
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += luma[y * SIDE + x] ?? 0;
  }
  return sum / ((right - left) * (bottom - top));
}

/** Shares of red and green in the light of an area. */
type Colour = readonly [red: number, green: number];

function colourOf(rgb: Uint8Array, [left, right, top, bottom]: Area): Colour {
  let [red, green, all] = [0, 0, 1];
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * SIDE + left) * 3; at < (y * SIDE + right) * 3; at += 3) {
      red += rgb[at] ?? 0;
      green += rgb[at + 1] ?? 0;
      all += (rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0);
    }
  }
  return [red / all, green / all];
}

function meanColour(colours: readonly Colour[]): Colour {
  const sum = colours.reduce<Colour>((total, [red, green]) => [total[0] + red, total[1] + green], [0, 0]);
  return [sum[0] / colours.length, sum[1] / colours.length];
}

const colourDistance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Maps to 0 up to the first value, 1 from the second, linear in between. */
const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

const round = (value: number): number => Math.round(value * 1000) / 1000;
