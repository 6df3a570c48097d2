/**
 * Detection of a picture's rotation from its text. The shape of the regions determines the axis; PP-OCR's direction
 * network determines which end is up.
 */
import { detectText, type TextRegion } from './detect-text.ts';
import { cropBox, type RgbPixels, sideLength, type Turn, turnPixels } from './pixels.ts';
import { LINE_NORMALIZATION, type OcrSessions, runNetwork, toPlanes } from './sessions.ts';

const SAMPLE_WIDTH = 192;
const SAMPLE_HEIGHT = 48;
const SAMPLES = 9;

function isWide(region: TextRegion): boolean {
  return sideLength(region.box.across) > 1.5 * sideLength(region.box.down);
}

function isTall(region: TextRegion): boolean {
  return sideLength(region.box.down) > 1.5 * sideLength(region.box.across);
}

/** Returns the probability that a line is upside down. */
async function upsideDown(sessions: OcrSessions, pixels: RgbPixels, region: TextRegion): Promise<number> {
  const { box } = region;
  const aspect = sideLength(box.across) / Math.max(sideLength(box.down), 1);
  const width = Math.min(Math.max(Math.round(SAMPLE_HEIGHT * aspect), 8), SAMPLE_WIDTH);
  // A long line is sampled at its beginning: 44 characters squeezed into the window would be illegible.
  const share = Math.min(SAMPLE_WIDTH / (SAMPLE_HEIGHT * aspect), 1);
  const start = { ...box, across: { x: box.across.x * share, y: box.across.y * share } };
  const planes = toPlanes(cropBox(pixels, start, width, SAMPLE_HEIGHT), SAMPLE_WIDTH, LINE_NORMALIZATION);
  const output = await runNetwork(sessions.direction, planes, [1, 3, SAMPLE_HEIGHT, SAMPLE_WIDTH]);
  return output.data[1] ?? 0;
}

async function isUpsideDown(
  sessions: OcrSessions,
  pixels: RgbPixels,
  regions: readonly TextRegion[],
): Promise<boolean> {
  const widest = regions
    .filter(isWide)
    .sort((a, b) => sideLength(b.box.across) - sideLength(a.box.across))
    .slice(0, SAMPLES);
  let votes = 0;
  for (const region of widest) votes += (await upsideDown(sessions, pixels, region)) - 0.5;
  return votes > 0;
}

/**
 * Returns the degrees clockwise to turn the picture; 0 if it has no text. `known` are its text regions, if already
 * detected.
 */
export async function findTurn(sessions: OcrSessions, pixels: RgbPixels, known?: readonly TextRegion[]): Promise<Turn> {
  const regions = known ?? (await detectText(sessions.detection, pixels));
  const wide = regions.filter(isWide).length;
  const tall = regions.filter(isTall).length;
  if (tall <= wide) return (await isUpsideDown(sessions, pixels, regions)) ? 180 : 0;
  const turned = turnPixels(pixels, 90);
  const again = await detectText(sessions.detection, turned);
  return (await isUpsideDown(sessions, turned, again)) ? 270 : 90;
}
