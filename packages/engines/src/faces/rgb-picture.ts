import sharp, { type Sharp } from 'sharp';
import type { Box } from '../facts.ts';

/** Decoded pixels: three bytes each, row by row from the top left. */
export interface RgbPicture {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Crop of a larger picture: `scale` pixels of the copy for one of the original, its corner at `left`, `top`. */
export interface RgbCrop extends RgbPicture {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/**
 * Decodes a JPEG to eight-bit sRGB.
 *
 * @throws Error if the bytes are not a readable JPEG
 */
export async function decodeJpeg(jpeg: Uint8Array): Promise<RgbPicture> {
  return toRgb(sharp(jpeg, { failOn: 'error' }));
}

/**
 * Copies an area at another size. Fills areas outside of the picture with black.
 *
 * @param longSide of the copy in pixels
 */
export async function cropTo(picture: RgbPicture, area: Box, longSide: number): Promise<RgbCrop> {
  const left = Math.floor(area.x);
  const top = Math.floor(area.y);
  const width = Math.max(1, Math.ceil(area.width));
  const height = Math.max(1, Math.ceil(area.height));
  const inside = intersection({ x: left, y: top, width, height }, picture);
  if (inside === null) throw new Error('The area lies outside the picture');
  const source = sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  const cut = source.extract({ left: inside.x, top: inside.y, width: inside.width, height: inside.height }).extend({
    left: inside.x - left,
    top: inside.y - top,
    right: left + width - inside.x - inside.width,
    bottom: top + height - inside.y - inside.height,
    background: { r: 0, g: 0, b: 0 },
  });
  const padded = await toRgb(cut);
  const scale = longSide / Math.max(padded.width, padded.height);
  const resized = await toRgb(
    sharp(padded.rgb, { raw: { width: padded.width, height: padded.height, channels: 3 } }).resize(
      Math.max(1, Math.round(padded.width * scale)),
      Math.max(1, Math.round(padded.height * scale)),
      { fit: 'fill' },
    ),
  );
  return { ...resized, left, top, scale };
}

/** Returns the whole picture as an area of itself. */
export function wholeOf(picture: RgbPicture): Box {
  return { x: 0, y: 0, width: picture.width, height: picture.height };
}

/** Returns the part of an area inside the picture; null if there is none. */
export function intersection(area: Box, picture: { width: number; height: number }): Box | null {
  const left = Math.max(0, area.x);
  const top = Math.max(0, area.y);
  const right = Math.min(picture.width, area.x + area.width);
  const bottom = Math.min(picture.height, area.y + area.height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

async function toRgb(image: Sharp): Promise<RgbPicture> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Expected three channels, got ${info.channels}`);
  return { rgb: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width: info.width, height: info.height };
}
