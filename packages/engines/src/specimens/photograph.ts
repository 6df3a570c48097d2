import sharp from 'sharp';
import type { Quad } from '../facts.ts';
import { drawClutter } from './clutter.ts';
import { homographyBetween, project } from './homography.ts';
import { fromPixels, type Pixels, remap, toPixels } from './pixels.ts';
import { makeRandom, type Random } from './random.ts';
import { svgLayer } from './svg-layer.ts';

export type PhotographLevel = 'easy' | 'mid' | 'hard';

/** What the camera, the hand and the lamp do. */
export interface PhotographConditions {
  /** Largest turn either way, degrees. */
  readonly rotation: number;
  /** Largest shift of a corner, share of the document's width. */
  readonly perspective: number;
  /** Standard deviation of the blur in pixels of the photograph; 0 for none. */
  readonly blur: number;
  /** Standard deviation of the noise, 0 to 255. */
  readonly noise: number;
  /** How much darker the dark side is, 0 to 1. */
  readonly unevenLight: number;
  /** JPEG quality, 1 to 100. */
  readonly quality: number;
  /** Share of the picture's width that the document takes. */
  readonly fill: number;
  readonly clutter: boolean;
}

export const PHOTOGRAPH_LEVELS: Readonly<Record<PhotographLevel, PhotographConditions>> = {
  easy: {
    rotation: 2,
    perspective: 0.015,
    blur: 0.5,
    noise: 4,
    unevenLight: 0.1,
    quality: 90,
    fill: 0.86,
    clutter: false,
  },
  mid: {
    rotation: 5,
    perspective: 0.035,
    blur: 0.9,
    noise: 8,
    unevenLight: 0.25,
    quality: 80,
    fill: 0.82,
    clutter: true,
  },
  hard: {
    rotation: 8,
    perspective: 0.06,
    blur: 1.4,
    noise: 14,
    unevenLight: 0.45,
    quality: 65,
    fill: 0.78,
    clutter: true,
  },
};

export interface PhotographOptions extends Partial<PhotographConditions> {
  readonly seed: number;
  /** Conditions that are not given one by one; 'mid' by default. */
  readonly level?: PhotographLevel;
  /** Width of the photograph in pixels, 1800 by default; the height is three quarters of it. */
  readonly width?: number;
}

/** Corners of the document in the photograph: turned about the middle, then each corner moved. */
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

/** Brightness of each pixel falls from one side to the other, and the sensor adds noise. */
function illuminate(picture: Pixels, conditions: PhotographConditions, random: Random): Pixels {
  const direction = random.between(0, 2 * Math.PI);
  const [across, down] = [Math.cos(direction), Math.sin(direction)];
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const place = (across * (x / picture.width - 0.5) + down * (y / picture.height - 0.5) + 0.7) / 1.4;
      const light = 1 - conditions.unevenLight * place;
      const at = (y * picture.width + x) * 3;
      const grain = conditions.noise === 0 ? 0 : random.normal() * conditions.noise;
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = Math.min(255, Math.max(0, Math.round((picture.data[at + channel] ?? 0) * light + grain)));
      }
    }
  }
  return { ...picture, data };
}

/**
 * A made-up phone photograph of a flat document, JPEG: perspective, turn, table, blur, uneven light, noise and
 * compression. The same seed and options give the same bytes. Real photographs are harder (glare, fingers, folds).
 */
export async function photograph(image: Buffer, options: PhotographOptions): Promise<Buffer> {
  const conditions = { ...PHOTOGRAPH_LEVELS[options.level ?? 'mid'], ...options };
  const random = makeRandom(options.seed, 'photograph');
  const width = options.width ?? 1800;
  const height = Math.round(width * 0.75);
  const plain = `<rect width="${width}" height="${height}" fill="#3f3a36"/>`;
  const ground = conditions.clutter ? drawClutter(width, height, random) : plain;
  const table = await toPixels(
    await sharp(svgLayer(width, height, ground))
      .png()
      .toBuffer(),
  );
  const document = await toPixels(image);
  const [right, bottom] = [document.width - 1, document.height - 1];
  const onDocument: Quad = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ];
  const map = homographyBetween(cornersInPhotograph(document, width, conditions, random), onDocument);
  const laid = remap(document, table, (x, y) => {
    const from = project(map, x, y);
    return from.x < 0 || from.y < 0 || from.x > right || from.y > bottom ? null : [from.x, from.y];
  });
  const seen =
    conditions.blur < 0.3 ? laid : await toPixels(await fromPixels(laid).blur(conditions.blur).png().toBuffer());
  return fromPixels(illuminate(seen, conditions, random))
    .jpeg({ quality: conditions.quality })
    .toBuffer();
}
