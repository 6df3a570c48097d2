import type { Box } from '../facts.ts';
import { intersection, type RgbCrop } from './rgb-picture.ts';

/** Mean (0 to 255) to which a darker face is brightened: the networks were trained with well-lit faces. */
const WELL_LIT = 90;
const HIGHEST_GAIN = 4;

/** Multiplies the crop's values so that the area is well lit; returns the crop itself if it already is. */
export function brightenCrop(crop: RgbCrop, area: Box): RgbCrop {
  const mean = meanOf(crop, area);
  if (mean >= WELL_LIT) return crop;
  const gain = Math.min(HIGHEST_GAIN, WELL_LIT / Math.max(1, mean));
  return { ...crop, rgb: crop.rgb.map((value) => Math.min(255, Math.round(value * gain))) };
}

function meanOf(crop: RgbCrop, area: Box): number {
  const inside = intersection(area, crop);
  if (inside === null) return WELL_LIT;
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(inside.y); y < inside.y + inside.height && y < crop.height; y += 1) {
    const end = (y * crop.width + Math.min(crop.width, Math.ceil(inside.x + inside.width))) * 3;
    for (let at = (y * crop.width + Math.floor(inside.x)) * 3; at < end; at += 1) {
      sum += crop.rgb[at] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? WELL_LIT : sum / count;
}
