/** Retouching of a photograph: a part of it is redrawn in an editor and has no sensor noise. */
import sharp from 'sharp';
import type { Area } from './licence-layout.ts';
import { type PhotographOptions, photograph } from './photograph.ts';
import { fromPixels, toPixels } from './pixels.ts';
import { svgLayer } from './svg-layer.ts';

/** Returns a black page with one area in a colour that no table has. */
async function markerOf(page: Buffer, { x, y, width, height }: Area): Promise<Buffer> {
  const size = await sharp(page).metadata();
  const marker = `<rect width="100%" height="100%"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ff00ff"/>`;
  return sharp(svgLayer(size.width, size.height, marker))
    .flatten()
    .png()
    .toBuffer();
}

/**
 * Returns the photograph of `genuine` with one area of the page taken from `edited`, saved again as JPEG: light and
 * perspective match, the noise does not. `quality` from 1 to 100.
 */
export async function retouchPhotograph(
  genuine: Buffer,
  edited: Buffer,
  area: Area,
  options: PhotographOptions,
  quality: number,
): Promise<Buffer> {
  const clean = { ...options, noise: 0, quality: 100 };
  const unlit = { ...clean, blur: 0.5, unevenLight: 0, shadow: 0, glare: 0, exposure: 1 };
  const [seen, drawn, marker] = await Promise.all(
    [photograph(genuine, options), photograph(edited, clean), photograph(await markerOf(genuine, area), unlit)].map(
      async (picture) => toPixels(await picture),
    ),
  );
  if (!seen || !drawn || !marker) throw new Error('three photographs make one');
  const data = Uint8Array.from(seen.data);
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [marker.data[at], marker.data[at + 1], marker.data[at + 2]];
    if (red < 128 || blue < 128 || green > 90) continue;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = drawn.data[channel] ?? 0;
  }
  return fromPixels({ ...seen, data })
    .jpeg({ quality })
    .toBuffer();
}
