/** Search for the machine-readable zone of a side, anywhere in the picture. */
import type { Quad } from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { readMrz } from '../mrz/read-mrz.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { layBy } from './lay-side.ts';
import type { FoundZone, Upright } from './read-print.ts';

/** Limit of outlines tried for an expected zone. */
const MOST_OUTLINES = 4;

/** Other places to search for an expected zone. */
export interface Elsewhere {
  /** Original photograph. */
  readonly pixels: RgbaPixels;
  /** Outlines in it; null for the whole picture. */
  readonly outlines: readonly (Quad | null)[];
}

/** Returns the remaining outlines of a side that was rectified by one of them; null for the whole picture. */
export function elsewhereThan(tried: Quad | null, pixels: RgbaPixels, outlines: readonly Quad[]): Elsewhere {
  const others = [...outlines.slice(0, MOST_OUTLINES), null].filter((outline) => outline !== tried);
  return { pixels, outlines: others };
}

/**
 * Finds the zone of the side. If it is missing or invalid, for example because an outline cut it off, tries the other
 * places.
 */
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
