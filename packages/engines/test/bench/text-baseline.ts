/**
 * Baseline of processor time: PP-OCRv6 small, detector and recognizer, once on a raw picture, at its own size up to
 * 2,000 pixels as its authors run it, and at 960 pixels.
 */
import sharp from 'sharp';
import { detectText } from '../../src/text/detect-text.ts';
import type { RgbPixels } from '../../src/text/pixels.ts';
import { recognizeLines } from '../../src/text/recognize-line.ts';
import type { OcrSessions } from '../../src/text/sessions.ts';

/** Long side of the detector's input, in pixels. */
export const FULL_SIZE = 2000;
export const SMALL_SIZE = 960;

async function decode(picture: Buffer): Promise<RgbPixels> {
  const { data, info } = await sharp(picture).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the processor seconds of this process for finding and reading all text of a picture. */
export async function readRaw(sessions: OcrSessions, picture: Buffer, longSide: number): Promise<number> {
  const before = process.cpuUsage();
  const pixels = await decode(picture);
  const regions = await detectText(sessions.detection, pixels, longSide);
  const boxes = regions.map(({ box }) => box);
  await recognizeLines(sessions.recognizer, pixels, boxes, null);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
