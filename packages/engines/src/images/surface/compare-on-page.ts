/** Surface measurements that need the text: comparison of lines with their neighbours. */
import type { SurfaceFacts } from '../../facts.ts';
import type { TextLine } from '../../picture-facts.ts';
import type { RgbPixels } from '../../text/pixels.ts';
import type { GrayPixels } from '../pixels.ts';
import { compareLines } from './compare-lines.ts';

/** Returns luma at full size (ITU-R BT.601). */
function lumaOfRgb({ data, width, height }: RgbPixels): GrayPixels {
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = (77 * data[3 * at]! + 150 * data[3 * at + 1]! + 29 * data[3 * at + 2]! + 128) >> 8;
  return { data: luma, width, height };
}

/** Adds the comparison of lines to the surface of a side, in about 10 ms; null if the surface was not measured. */
export function compareOnPage(
  page: RgbPixels,
  surface: SurfaceFacts | null,
  text: readonly TextLine[],
): SurfaceFacts | null {
  return surface && { ...surface, lines: compareLines(lumaOfRgb(page), text) };
}
