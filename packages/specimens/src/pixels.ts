import sharp, { type Sharp } from 'sharp';

/** RGB picture in memory, three bytes per pixel, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Decodes to RGB, with transparency on white. */
export function toPixels(image: Buffer): Promise<Pixels> {
  return pixelsOf(sharp(image));
}

/** Runs a pipeline into memory, without an encoder. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new RangeError(`expected 3 channels, got ${info.channels}`);
  return { width: info.width, height: info.height, data };
}

/** Creates a sharp pipeline from pixels in memory. */
export function fromPixels(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
}

/** Returns the source position of a pixel of the result; null leaves that pixel unchanged. */
export type SourceOf = (x: number, y: number) => readonly [x: number, y: number] | null;

function sampleInto(source: Pixels, x: number, y: number, target: Uint8Array, at: number): void {
  const left = Math.min(Math.max(x, 0), source.width - 1.001);
  const top = Math.min(Math.max(y, 0), source.height - 1.001);
  const column = Math.floor(left);
  const row = Math.floor(top);
  const across = left - column;
  const down = top - row;
  const first = (row * source.width + column) * 3;
  const second = first + source.width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (source.data[first + channel] ?? 0) * (1 - across) + (source.data[first + 3 + channel] ?? 0) * across;
    const lower =
      (source.data[second + channel] ?? 0) * (1 - across) + (source.data[second + 3 + channel] ?? 0) * across;
    target[at + channel] = Math.round(upper * (1 - down) + lower * down);
  }
}

/** Draws `source` onto a copy of `target` pixel by pixel with bilinear sampling. */
export function remap(source: Pixels, target: Pixels, sourceOf: SourceOf): Pixels {
  const data = Uint8Array.from(target.data);
  for (let y = 0; y < target.height; y += 1) {
    for (let x = 0; x < target.width; x += 1) {
      const from = sourceOf(x, y);
      if (from !== null) sampleInto(source, from[0], from[1], data, (y * target.width + x) * 3);
    }
  }
  return { width: target.width, height: target.height, data };
}
