/** The machine readable zone of a side, wherever in the picture it stands. */
import type { Quad } from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { readMrz } from '../mrz/read-mrz.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { layBy } from './lay-side.ts';
import type { FoundZone, Upright } from './read-print.ts';

/** Outlines tried for a zone that has to be there. */
const MOST_OUTLINES = 4;

/** Where else a zone that has to be there is looked for. */
export interface Elsewhere {
  /** The photograph. */
  readonly pixels: RgbaPixels;
  /** Outlines in it, null for all of it. */
  readonly outlines: readonly (Quad | null)[];
}

/** What is left to try when the side was laid flat by one of the outlines, null for the whole picture. */
export function elsewhereThan(tried: Quad | null, pixels: RgbaPixels, outlines: readonly Quad[]): Elsewhere {
  const others = [...outlines.slice(0, MOST_OUTLINES), null].filter((outline) => outline !== tried);
  return { pixels, outlines: others };
}

/** The zone of the side; where it is none or a wrong one, as when an outline cut it off, by what else there is to try. */
export async function findZone(
  parts: ExtractorParts,
  { pixels, regions }: Upright,
  elsewhere: Elsewhere | null,
): Promise<FoundZone | null> {
  const asOf = parts.today?.();
  let best: FoundZone | null = await readMrz(parts.textReader, pixels, { asOf, regions });
  for (const outline of elsewhere?.outlines ?? []) {
    if (best?.facts.valid || elsewhere === null) return best;
    const { upright } = await layBy(parts, elsewhere.pixels, outline);
    const other = await readMrz(parts.textReader, upright.pixels, { asOf, regions: upright.regions });
    if (other && other.facts.confidence > (best?.facts.confidence ?? 0)) best = { facts: other.facts, boxes: null };
  }
  return best;
}
