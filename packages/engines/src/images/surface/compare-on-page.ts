/** What is compared once the text is known: lines with their neighbours. */
import type { SurfaceFacts, TextLine } from '../../facts.ts';
import type { RgbPixels } from '../../text/pixels.ts';
import type { GrayPixels } from '../pixels.ts';
import { compareLines } from './compare-lines.ts';

/** Luma at full size (ITU-R BT.601). */
function lumaOfRgb({ data, width, height }: RgbPixels): GrayPixels {
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < luma.length; at += 1)
    luma[at] = (77 * data[3 * at]! + 150 * data[3 * at + 1]! + 29 * data[3 * at + 2]! + 128) >> 8;
  return { data: luma, width, height };
}

/** The surface of a side with what its lines tell, about 10 ms; null where nothing of it was measured. */
export function compareOnPage(
  page: RgbPixels,
  surface: SurfaceFacts | null,
  text: readonly TextLine[],
): SurfaceFacts | null {
  return surface && { ...surface, lines: compareLines(lumaOfRgb(page), text) };
}
