/**
 * Films of a card in front of a camera, as grey frames: drawn cards on cluttered tables, with one fault per film.
 * The pictures come from the reading engines' generator and are independent of the guide under test.
 */
import {
  DEFAULT_AS_OF,
  drawClutter,
  drawIdentityCardBack,
  drawLicenceFront,
  drawTravelPage,
  makePerson,
  makeRandom,
  makeTravelDocument,
  type Random,
} from '@countersign/specimens';
import sharp from 'sharp';
import type { Box, GreyFrame } from '../../src/camera/grey-frame.ts';

export const framesPerSecond = 20;

/** Fault in the middle of a film. */
export type Fault =
  | 'missing'
  | 'closer'
  | 'further'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'turn'
  | 'dark'
  | 'shake'
  | 'blur'
  | 'glare';

/** Position and light of the card in one frame; sizes in widths of the guide, angles in degrees. */
export interface View {
  readonly isShown: boolean;
  readonly shiftX: number;
  readonly shiftY: number;
  readonly scale: number;
  readonly turn: number;
  readonly light: number;
  /** Radius in pixels of the picture. */
  readonly blur: number;
  readonly hasGlare: boolean;
}

/** A camera picture's size, the guide in it, and a drawn card on a table. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly guide: Box;
  readonly card: GreyFrame;
  readonly table: GreyFrame;
  readonly random: Random;
}

const good: View = {
  isShown: true,
  shiftX: 0,
  shiftY: 0,
  scale: 0.96,
  turn: 0,
  light: 1,
  blur: 0,
  hasGlare: false,
};

const faultyViews: Readonly<Record<Fault, Partial<View>>> = {
  missing: { isShown: false },
  closer: { scale: 0.55 },
  further: { scale: 1.4 },
  left: { shiftX: 0.3, scale: 0.9 },
  right: { shiftX: -0.3, scale: 0.9 },
  up: { shiftY: 0.4, scale: 0.9 },
  down: { shiftY: -0.4, scale: 0.9 },
  turn: { turn: 13 },
  dark: { light: 0.12 },
  shake: {},
  blur: { blur: 4 },
  glare: { hasGlare: true },
};

async function greyOf(picture: Buffer | string, width: number, height: number): Promise<GreyFrame> {
  const source = typeof picture === 'string' ? Buffer.from(picture) : picture;
  const { data, info } = await sharp(source)
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * info.channels]!;
  return { pixels, width, height };
}

function drawCard(seed: number, kind: 'licence' | 'card-back' | 'page'): Promise<Buffer> {
  const person = makePerson(seed, { asOf: DEFAULT_AS_OF });
  if (kind === 'licence') return drawLicenceFront(person, { seed, portraitIndex: seed % 6 }).then(({ png }) => png);
  if (kind === 'page') {
    const passport = makeTravelDocument(person, 'passport', seed);
    return drawTravelPage(passport, { seed, portraitIndex: seed % 6 }).then(({ png }) => png);
  }
  return drawIdentityCardBack(makeTravelDocument(person, 'identity-card', seed), seed);
}

/** Creates the scene of a seed: upright and wide pictures, cards and passport pages. */
export async function makeScene(seed: number): Promise<Scene> {
  const random = makeRandom(seed, 'film');
  const kind = random.pick(['licence', 'card-back', 'page'] as const);
  const ratio = kind === 'page' ? 1.42 : 1.586;
  const [width, height] = random.pick([
    [540, 960],
    [720, 540],
    [960, 540],
  ] as const);
  const guideWidth = Math.round(Math.min(0.9 * width, 0.7 * height * ratio));
  const guideHeight = Math.round(guideWidth / ratio);
  const guide = {
    x: Math.round((width - guideWidth) / 2),
    y: Math.round((height - guideHeight) / 2),
    width: guideWidth,
    height: guideHeight,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1400">${drawClutter(1400, 1400, random.integer(0, 3), random)}</svg>`;
  return {
    width,
    height,
    guide,
    card: await greyOf(await drawCard(seed, kind), 800, Math.round(800 / ratio)),
    table: await greyOf(svg, 1400, 1400),
    random,
  };
}

const cornerRadius = 0.036;
// Brighter than a sensor can record, under any light of the scene.
const glareLight = 400;

/** Returns the brightness of the scene at a point of the picture, before blur and noise. */
function brightnessAt({ guide, card, table }: Scene, view: View, x: number, y: number): number {
  const ratio = guide.width / guide.height;
  const angle = (-view.turn * Math.PI) / 180;
  const dx = (x - guide.x - guide.width * (0.5 + view.shiftX)) / (guide.width * view.scale);
  const dy = (y - guide.y - guide.height * (0.5 + view.shiftY)) / (guide.width * view.scale);
  const u = dx * Math.cos(angle) - dy * Math.sin(angle);
  const v = dx * Math.sin(angle) + dy * Math.cos(angle);
  const [outX, outY] = [Math.abs(u) - 0.5 + cornerRadius, Math.abs(v) - 0.5 / ratio + cornerRadius];
  const isOn =
    view.isShown &&
    Math.max(outX, outY) < cornerRadius &&
    Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) < cornerRadius;
  if (isOn && view.hasGlare && Math.hypot((u - 0.12) / 1.3, v + 0.05) < 0.09) return glareLight;
  const from = isOn ? card : table;
  const [sx, sy] = isOn
    ? [(u + 0.5) * card.width, (v * ratio + 0.5) * card.height]
    : [x % table.width, y % table.height];
  return from.pixels[
    Math.min(from.height - 1, Math.floor(sy)) * from.width + Math.min(from.width - 1, Math.floor(sx))
  ]!;
}

/** Returns the whole picture of a view; each pixel has the noise of a small sensor. */
export function pictureOf(scene: Scene, view: View): GreyFrame {
  const { width, height, random } = scene;
  const pixels = new Uint8Array(width * height);
  const noise = Array.from({ length: 4096 }, () => random.normal() * 4);
  const shift = random.integer(0, 4095);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      // Light of a lamp: brighter at the top left.
      const lamp = 1.08 - (0.2 * x) / width - (0.14 * y) / height;
      const value = brightnessAt(scene, view, x, y) * 0.85 * lamp * view.light;
      pixels[at] = Math.max(0, Math.min(255, value >= 215 ? 255 : value + noise[(at * 31 + shift) & 4095]!));
    }
  }
  return { pixels, width, height };
}

/** Returns a part of a picture resized, each pixel the mean of its area, as browsers downscale. */
export async function partOf(picture: GreyFrame, part: Box, width: number, blur = 0): Promise<GreyFrame> {
  const height = Math.round((part.height * width) / part.width);
  let image = sharp(Buffer.from(picture.pixels), {
    raw: { width: picture.width, height: picture.height, channels: 1 },
  });
  image = image.extract({
    left: Math.round(part.x),
    top: Math.round(part.y),
    width: Math.round(part.width),
    height: Math.round(part.height),
  });
  if (blur > 0) image = image.blur(blur);
  const { data, info } = await image
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * info.channels]!;
  return { pixels, width, height };
}

/** Timeline: an empty table, then the fault, then the movement to a good card, which is still from then on. */
export const faultFrom = 30;
export const mendedFrom = 75;
export const goodFrom = 82;
export const filmEnd = goodFrom + 80;

/** Returns the view of one frame of the film with this fault. A hand-held card is never completely still. */
export function viewAt(fault: Fault, frame: number, random: Random): View {
  if (frame < faultFrom) return { ...good, isShown: false };
  const tremble = () => random.between(-0.0006, 0.0006);
  const wrong = { ...good, ...faultyViews[fault] };
  const part = Math.min(1, Math.max(0, (frame - mendedFrom) / (goodFrom - mendedFrom)));
  const between = (a: number, b: number) => a + (b - a) * part;
  const isShaken = fault === 'shake' && frame < goodFrom;
  return {
    isShown: wrong.isShown || part > 0,
    shiftX: between(wrong.shiftX, good.shiftX) + tremble() + (isShaken ? 0.03 * Math.sin(frame * 2.1) : 0),
    shiftY: between(wrong.shiftY, good.shiftY) + tremble() + (isShaken ? 0.04 * Math.sin(frame * 2.9) : 0),
    scale: between(wrong.scale, good.scale),
    turn: between(wrong.turn, good.turn),
    light: between(wrong.light, good.light),
    blur: between(wrong.blur, good.blur),
    hasGlare: wrong.hasGlare && part < 1,
  };
}
