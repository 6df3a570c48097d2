import type { Quad } from '@countersign/engines/facts';
import { homographyBetween, project } from '@countersign/engines/homography';
import sharp from 'sharp';
import { drawClutter } from './clutter.ts';
import { illuminate, type Lighting } from './lighting.ts';
import { fromPixels, type Pixels, pixelsOf, remap, toPixels } from './pixels.ts';
import { makeRandom, type Random } from './random.ts';
import { svgLayer } from './svg-layer.ts';

/** Levels of photographs: usual ones from good to poor, and ones that must be repeated. */
export type PhotographLevel = 'easy' | 'mid' | 'hard' | 'blurred' | 'glare' | 'dark' | 'small';

/** Conditions of camera, hand and lamp. */
export interface PhotographConditions extends Lighting {
  /** Maximum turn either way, in degrees. */
  readonly rotation: number;
  /** Maximum shift of a corner, as a share of the document's width. */
  readonly perspective: number;
  /** Standard deviation of the blur in pixels of the photograph; 0 for none. */
  readonly blur: number;
  /** JPEG quality, 1 to 100. */
  readonly quality: number;
  /** Share of the picture's width that the document takes. */
  readonly fill: number;
  /** Number of objects around the document; 0 leaves a plain dark background. */
  readonly clutter: number;
  /** Width of the photograph in pixels; the height is three quarters of it. */
  readonly width: number;
}

const easy: PhotographConditions = {
  rotation: 2,
  perspective: 0.015,
  blur: 0.5,
  noise: 4,
  unevenLight: 0.1,
  shadow: 0,
  glare: 0,
  exposure: 1,
  quality: 90,
  fill: 0.86,
  clutter: 0,
  width: 1800,
};

const mid: PhotographConditions = {
  ...easy,
  rotation: 5,
  perspective: 0.035,
  blur: 0.9,
  noise: 8,
  unevenLight: 0.2,
  shadow: 0.12,
  glare: 0.12,
  quality: 80,
  fill: 0.82,
  clutter: 4,
};

const hard: PhotographConditions = {
  ...mid,
  rotation: 8,
  perspective: 0.06,
  blur: 1.4,
  noise: 14,
  unevenLight: 0.35,
  shadow: 0.25,
  glare: 0.25,
  quality: 65,
  fill: 0.78,
  clutter: 8,
  width: 1700,
};

export const PHOTOGRAPH_LEVELS: Readonly<Record<PhotographLevel, PhotographConditions>> = {
  easy,
  mid,
  hard,
  blurred: { ...mid, blur: 6 },
  glare: { ...mid, glare: 1.6 },
  dark: { ...mid, exposure: 0.22, noise: 12 },
  small: { ...mid, width: 520 },
};

export interface PhotographOptions extends Partial<PhotographConditions> {
  readonly seed: number;
  /** Level of the conditions that are not given separately; 'mid' by default. */
  readonly level?: PhotographLevel;
  /** Radius of the document's round corners as a share of its width; 0 by default. */
  readonly corner?: number;
  /** Round holes that show the table; `x` and `radius` as shares of the document's width, `y` of its height. */
  readonly holes?: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** Returns the corners of the document in the photograph: turned about the middle, then each one moved. */
function cornersInPhotograph(document: Pixels, width: number, conditions: PhotographConditions, random: Random): Quad {
  const height = Math.round(width * 0.75);
  const scale = Math.min((width * conditions.fill) / document.width, (height * conditions.fill) / document.height);
  const angle = (random.between(-conditions.rotation, conditions.rotation) * Math.PI) / 180;
  const reach = conditions.perspective * document.width * scale;
  const corner = (across: number, down: number) => {
    const x = across * document.width * scale * 0.5;
    const y = down * document.height * scale * 0.5;
    return {
      x: width / 2 + x * Math.cos(angle) - y * Math.sin(angle) + random.between(-reach, reach),
      y: height / 2 + x * Math.sin(angle) + y * Math.cos(angle) + random.between(-reach, reach),
    };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** True if a place is on a document with round corners. */
function isOnDocument(x: number, y: number, document: Pixels, radius: number): boolean {
  if (x < 0 || y < 0 || x > document.width - 1 || y > document.height - 1) return false;
  const fromSide = radius - Math.min(x, document.width - 1 - x);
  const fromTop = radius - Math.min(y, document.height - 1 - y);
  return fromSide <= 0 || fromTop <= 0 || fromSide * fromSide + fromTop * fromTop <= radius * radius;
}

/** Shrinks a picture far larger than its displayed size: a lens does not skip pixels. */
async function shrunkTo(image: Buffer, seenWidth: number): Promise<Buffer> {
  const { width } = await sharp(image).metadata();
  if (seenWidth > width * 0.45) return image;
  return sharp(image)
    .resize({ width: Math.ceil(seenWidth * 1.2) })
    .png()
    .toBuffer();
}

/**
 * Simulates a phone photograph of a flat document, JPEG: perspective, turn, table, blur, light, shadow, glare, noise
 * and compression. The same seed and options give the same bytes. Real photographs are harder (fingers, folds, wear).
 */
export async function photograph(image: Buffer, options: PhotographOptions): Promise<Buffer> {
  const conditions = { ...PHOTOGRAPH_LEVELS[options.level ?? 'mid'], ...options };
  const random = makeRandom(options.seed, 'photograph');
  const { width } = conditions;
  const height = Math.round(width * 0.75);
  const plain = `<rect width="${width}" height="${height}" fill="#3f3a36"/>`;
  const ground = conditions.clutter > 0 ? drawClutter(width, height, conditions.clutter, random) : plain;
  const table = await pixelsOf(sharp(svgLayer(width, height, ground)));
  const document = await toPixels(await shrunkTo(image, width * conditions.fill));
  const [right, bottom] = [document.width - 1, document.height - 1];
  const radius = (options.corner ?? 0) * document.width;
  const holes = (options.holes ?? []).map((hole) => ({
    x: hole.x * document.width,
    y: hole.y * document.height,
    radius: hole.radius * document.width,
  }));
  const onDocument: Quad = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ];
  const map = homographyBetween(cornersInPhotograph(document, width, conditions, random), onDocument);
  const laid = remap(document, table, (x, y) => {
    const from = project(map, x, y);
    const isPunched = holes.some((hole) => Math.hypot(from.x - hole.x, from.y - hole.y) < hole.radius);
    return !isPunched && isOnDocument(from.x, from.y, document, radius) ? [from.x, from.y] : null;
  });
  const seen = conditions.blur < 0.3 ? laid : await pixelsOf(fromPixels(laid).blur(conditions.blur));
  return fromPixels(illuminate(seen, conditions, random))
    .jpeg({ quality: conditions.quality })
    .toBuffer();
}
