/** Reading of the print of a rectified, upright side: its machine-readable zone and its lines of text. */

import type { RgbaPixels } from '../images/pixels.ts';
import type { MrzReading } from '../mrz/read-mrz.ts';
import type { TextLine } from '../picture-facts.ts';
import { type RgbPixels, type RotatedBox, type Turn, uprightBox } from '../text/pixels.ts';
import { boundingBox, type TextRegion } from '../text/recognize-text.ts';
import type { ExtractorParts } from './extractor-parts.ts';

/** Long side for reading; larger pictures read no better and cost memory. */
export const READING_LONG_SIDE = 1300;

/** Rectified, upright side with its text regions. */
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

/** Zone; `boxes` is null if it was read from a picture other than the upright one. */
export interface FoundZone extends Pick<MrzReading, 'facts'> {
  readonly boxes: readonly RotatedBox[] | null;
}

/** True if the middle of a region is in a row. */
function isIn(box: RotatedBox, { origin, across, down }: RotatedBox): boolean {
  const x = box.origin.x + (box.across.x + box.down.x) / 2 - origin.x;
  const y = box.origin.y + (box.across.y + box.down.y) / 2 - origin.y;
  const area = across.x * down.y - across.y * down.x;
  const along = (x * down.y - y * down.x) / area;
  const below = (y * across.x - x * across.y) / area;
  return along > 0 && along < 1 && below > 0 && below < 1;
}

/** Returns the rows of a zone that both its readers agree on, which need no third reading. */
function settledRows(zone: FoundZone | null): readonly RotatedBox[] {
  return zone?.facts.valid && zone.facts.isReadTwice ? (zone.boxes ?? []) : [];
}

function zoneLines({ pixels }: Upright, zone: FoundZone | null): readonly TextLine[] {
  const { lines, confidence } = zone?.facts ?? { lines: [], confidence: 0 };
  return settledRows(zone).map((row, index) => ({
    text: lines[index] ?? '',
    confidence,
    box: boundingBox(row, pixels),
  }));
}

/** Reads the lines of the side; those of a settled zone come last. */
export async function readText(
  { textReader }: Pick<ExtractorParts, 'textReader'>,
  upright: Upright,
  zone: FoundZone | null,
): Promise<readonly TextLine[]> {
  const rows = settledRows(zone);
  const others = upright.regions.filter(({ box }) => !rows.some((row) => isIn(box, row)));
  return [...(await textReader.read(upright.pixels, others)), ...zoneLines(upright, zone)];
}

/** Replaces lines that were read before the zone was found by those of the zone. */
export function withZone(lines: readonly TextLine[], upright: Upright, zone: FoundZone | null): readonly TextLine[] {
  const rows = settledRows(zone);
  const others = lines.filter(({ box }) => !rows.some((row) => isIn(uprightBox(box), row)));
  return [...others, ...zoneLines(upright, zone)];
}
