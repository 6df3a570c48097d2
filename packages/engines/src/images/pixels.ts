/** Decoded copies of normalized pictures. The decode process wrote these bytes, so they are trusted here. */
import sharp, { type Sharp } from 'sharp';

/**
 * Pixels of four interleaved 8-bit channels (red, green, blue, alpha), row by row from the top left without padding.
 */
export interface RgbaPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels of one 8-bit channel of luma, row by row from the top left without padding. */
export interface GrayPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a normalized JPEG to RGBA.
 *
 * @throws Error if the bytes are not a readable picture
 */
export function readPixels(jpeg: Uint8Array): Promise<RgbaPixels> {
  return rawPixels(sharp(jpeg).toColourspace('srgb').ensureAlpha(), 4);
}

/** Returns the luma of a normalized JPEG, scaled down to at most `maxLongSide` pixels if given. */
export function readGray(jpeg: Uint8Array, maxLongSide?: number): Promise<GrayPixels> {
  return rawPixels(fitted(sharp(jpeg), maxLongSide).toColourspace('b-w'), 1);
}

/** Returns the luma of decoded pixels, scaled down to at most `maxLongSide` pixels if given. */
export function toGray(pixels: RgbaPixels, maxLongSide?: number): Promise<GrayPixels> {
  return rawPixels(fitted(imageOf(pixels).removeAlpha(), maxLongSide).toColourspace('b-w'), 1);
}

/** Returns the luma of decoded pixels at full size (ITU-R BT.601), without a sharp pipeline. */
export function lumaOf({ data, width, height }: RgbaPixels): GrayPixels {
  const luma = new Uint8Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = (77 * data[4 * at]! + 150 * data[4 * at + 1]! + 29 * data[4 * at + 2]! + 128) >> 8;
  }
  return { data: luma, width, height };
}

/** Scales the picture down to a long side of at most `maxLongSide` pixels. */
export function shrinkPixels(pixels: RgbaPixels, maxLongSide: number): Promise<RgbaPixels> {
  if (Math.max(pixels.width, pixels.height) <= maxLongSide) return Promise.resolve(pixels);
  return rawPixels(fitted(imageOf(pixels), maxLongSide), 4);
}

/** Encodes decoded pixels as JPEG; `quality` from 1 to 100. */
export async function writeJpeg(pixels: RgbaPixels, quality = 90): Promise<Uint8Array> {
  return imageOf(pixels).removeAlpha().jpeg({ quality }).toBuffer();
}

/** Creates a sharp pipeline from decoded pixels. */
export function imageOf(pixels: RgbaPixels): Sharp {
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } });
}

/** Creates a sharp pipeline from one-channel pixels. */
export function grayImageOf(pixels: GrayPixels): Sharp {
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 1 } });
}

/** Runs a pipeline and asserts the number of channels, which sharp derives from the operations used. */
export async function rawPixels(
  image: Sharp,
  channels: 1 | 4,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== channels) throw new Error(`Expected ${channels} channels, got ${info.channels}`);
  return { data, width: info.width, height: info.height };
}

function fitted(image: Sharp, maxLongSide: number | undefined): Sharp {
  if (maxLongSide === undefined) return image;
  return image.resize(maxLongSide, maxLongSide, { fit: 'inside', withoutEnlargement: true });
}
