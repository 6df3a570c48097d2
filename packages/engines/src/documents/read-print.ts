/** The print of a side that lies flat and upright: its machine readable zone and its lines of text. */
import type { Quad, TextLine } from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import { type MrzReading, readMrz } from '../mrz/read-mrz.ts';
import { type RgbPixels, type RotatedBox, type Turn, turnPixels } from '../text/pixels.ts';
import { boundingBox, type TextRegion } from '../text/recognize-text.ts';
import type { ExtractorParts } from './extractor-parts.ts';

/** Larger pictures read no better and cost memory. */
export const READING_LONG_SIDE = 1300;

/** A side laid flat the right way up, and where text stands on it. */
export interface Upright {
  readonly pixels: RgbPixels;
  readonly turned: Turn;
  readonly regions: readonly TextRegion[];
}

export function toRgb({ width, height, data }: RgbaPixels): RgbPixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from]!;
    rgb[to + 1] = data[from + 1]!;
    rgb[to + 2] = data[from + 2]!;
  }
  return { data: rgb, width, height };
}

/** A zone; `boxes` is null when it was not read from the upright picture but from another one. */
export interface FoundZone extends Pick<MrzReading, 'facts'> {
  readonly boxes: readonly RotatedBox[] | null;
}

/** Outlines tried for a zone that has to be there. */
const MOST_ZONE_OUTLINES = 4;

/** The zone of the side; when an outline cut it off, by the other outlines and in the whole picture. */
export async function findZone(
  parts: ExtractorParts,
  upright: Upright,
  whole: RgbaPixels | null,
  outlines: readonly Quad[],
): Promise<FoundZone | null> {
  const asOf = parts.today?.();
  let best: FoundZone | null = await readMrz(parts.textReader, upright.pixels, { asOf, regions: upright.regions });
  if (whole === null) return best;
  for (const outline of [...outlines.slice(0, MOST_ZONE_OUTLINES), null]) {
    if (best?.facts.valid) return best;
    const flat = await parts.shrinkPixels(outline ? await parts.rectify(whole, outline) : whole, READING_LONG_SIDE);
    const other = await readMrz(parts.textReader, turnPixels(toRgb(flat), upright.turned), { asOf });
    if (other && other.facts.confidence > (best?.facts.confidence ?? 0)) best = { facts: other.facts, boxes: null };
  }
  return best;
}

/** Whether the middle of a place with text lies in a row. */
function isIn({ box }: TextRegion, { origin, across, down }: RotatedBox): boolean {
  const x = box.origin.x + (box.across.x + box.down.x) / 2 - origin.x;
  const y = box.origin.y + (box.across.y + box.down.y) / 2 - origin.y;
  const area = across.x * down.y - across.y * down.x;
  const along = (x * down.y - y * down.x) / area;
  const below = (y * across.x - x * across.y) / area;
  return along > 0 && along < 1 && below > 0 && below < 1;
}

/** The lines of the side. Those of a zone that both its readers read are not read a third time, they come last. */
export async function readText(
  { textReader }: ExtractorParts,
  { pixels, regions }: Upright,
  zone: FoundZone | null,
): Promise<readonly TextLine[]> {
  const rows = zone?.boxes ?? [];
  if (!zone?.facts.valid || !zone.facts.isReadTwice || rows.length === 0) return textReader.read(pixels, regions);
  const others = regions.filter((region) => !rows.some((row) => isIn(region, row)));
  const { lines, confidence } = zone.facts;
  const zoneLines = rows.map((row, index) => ({ text: lines[index] ?? '', confidence, box: boundingBox(row, pixels) }));
  return [...(await textReader.read(pixels, others)), ...zoneLines];
}
