import type { CodeFacts } from '../facts.ts';
import { type RgbaPixels, toGray } from '../images/pixels.ts';
import { decodeCodes } from './zxing.ts';

/** Long side of the searched copy; larger copies read no more of the symbols on cards and take twice the time. */
const LONG_SIDE = 1400;

/** Reads QR, Data Matrix, Aztec and Code 128 symbols of a picture, with their places in it. */
export async function readCodes(pixels: RgbaPixels): Promise<readonly CodeFacts[]> {
  const copy = await toGray(pixels, LONG_SIDE);
  const scale = pixels.width / copy.width;
  const enlarged = (length: number): number => Math.round(length * scale);
  return (await decodeCodes(copy)).map(({ box, ...code }) => ({
    ...code,
    box: { x: enlarged(box.x), y: enlarged(box.y), width: enlarged(box.width), height: enlarged(box.height) },
  }));
}
