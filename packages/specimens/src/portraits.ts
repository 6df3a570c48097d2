import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { svgLayer } from './svg-layer.ts';

/** Position of the face in a portrait file (600 x 750 pixels, eyes level at y 330, chin near y 520). */
export interface PortraitGeometry {
  readonly file: string;
  /** Middle between the two ends of the jaw line, pixels from the left. */
  readonly headX: number;
  /** Tip of the nose, pixels from the left. */
  readonly noseX: number;
  /** Turn of the head in the picture, degrees, positive to the person's own left. */
  readonly yaw: number;
  /** Width in pixels of the left part that shows another person; it is painted over. */
  readonly neighbourUntil: number;
}

export const PORTRAIT_WIDTH = 600;
export const PORTRAIT_HEIGHT = 750;

/** Portraits of six different people; see portraits/README.md for origin and licence. */
export const PORTRAITS: readonly PortraitGeometry[] = [
  { file: 'portrait-1.jpg', headX: 317, noseX: 284, yaw: -13, neighbourUntil: 0 },
  { file: 'portrait-2.jpg', headX: 277, noseX: 320, yaw: 18, neighbourUntil: 0 },
  { file: 'portrait-3.jpg', headX: 318, noseX: 278, yaw: -22, neighbourUntil: 195 },
  { file: 'portrait-4.jpg', headX: 313, noseX: 281, yaw: -17, neighbourUntil: 0 },
  { file: 'portrait-5.jpg', headX: 306, noseX: 295, yaw: -5, neighbourUntil: 215 },
  { file: 'portrait-6.jpg', headX: 280, noseX: 319, yaw: 16, neighbourUntil: 0 },
];

/** Returns the geometry of a portrait; the index is taken modulo their number. */
export function portraitGeometry(portraitIndex: number): PortraitGeometry {
  const count = PORTRAITS.length;
  const portrait = PORTRAITS[((portraitIndex % count) + count) % count];
  if (portrait === undefined) throw new RangeError(`portrait index must be a whole number: ${portraitIndex}`);
  return portrait;
}

/** Loads the portrait with its surroundings, neighbours painted over, PNG 600 x 750. */
export async function loadPortrait(portraitIndex: number): Promise<Buffer> {
  const portrait = portraitGeometry(portraitIndex);
  const bytes = await readFile(join(import.meta.dirname, 'portraits', portrait.file));
  const left = portrait.neighbourUntil;
  if (left === 0) return sharp(bytes).png().toBuffer();
  const curtain = svgLayer(
    PORTRAIT_WIDTH,
    PORTRAIT_HEIGHT,
    `<defs><linearGradient id="g"><stop offset="0.8" stop-color="#b9b3a6"/><stop offset="1" stop-color="#b9b3a6" stop-opacity="0"/>` +
      `</linearGradient></defs><rect width="${left}" height="${PORTRAIT_HEIGHT}" fill="url(#g)"/>`,
  );
  return sharp(bytes)
    .composite([{ input: curtain }])
    .png()
    .toBuffer();
}

/** Returns the portrait as on a document: head and shoulders on a plain light background, PNG of the given size. */
export async function documentPortrait(portraitIndex: number, width: number, height: number): Promise<Buffer> {
  const { headX } = portraitGeometry(portraitIndex);
  const mask = svgLayer(
    PORTRAIT_WIDTH,
    PORTRAIT_HEIGHT,
    `<defs><filter id="f"><feGaussianBlur stdDeviation="14"/></filter></defs><g filter="url(#f)" fill="#fff">` +
      `<ellipse cx="${headX}" cy="345" rx="205" ry="265"/><ellipse cx="${headX}" cy="790" rx="330" ry="250"/></g>`,
  );
  const cut = await sharp(await loadPortrait(portraitIndex))
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const left = Math.round(Math.min(Math.max(headX - 240, 0), PORTRAIT_WIDTH - 480));
  const shown = sharp(cut).flatten({ background: '#dfe5ea' }).extract({ left, top: 75, width: 480, height: 600 });
  return shown.toBuffer().then((buffer) => sharp(buffer).resize(width, height, { fit: 'cover' }).png().toBuffer());
}
