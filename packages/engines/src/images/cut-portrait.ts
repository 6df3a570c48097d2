import sharp from 'sharp';
import type { Box, CutPicture } from '../facts.ts';

/** Margins around the face's box, as shares of it: hair and chin, ears, the beginning of the shoulders. */
const AROUND = { left: 0.45, right: 0.45, top: 0.45, bottom: 0.55 } as const;

/** Cuts out head and shoulders around a face, clipped to the picture. */
export async function cutPortrait(jpeg: Uint8Array, face: Box): Promise<CutPicture> {
  const { width, height } = await sharp(jpeg).metadata();
  const left = Math.max(0, Math.round(face.x - AROUND.left * face.width));
  const top = Math.max(0, Math.round(face.y - AROUND.top * face.height));
  const right = Math.min(width, Math.round(face.x + (1 + AROUND.right) * face.width));
  const bottom = Math.min(height, Math.round(face.y + (1 + AROUND.bottom) * face.height));
  const area = { left, top, width: right - left, height: bottom - top };
  const cut = await sharp(jpeg).extract(area).jpeg({ quality: 90 }).toBuffer();
  return { jpeg: cut, width: area.width, height: area.height };
}
