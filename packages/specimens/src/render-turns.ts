/** Short videos of a head that turns on request, and attacks: stills, prints, loops, cuts, wrong orders. */

import type { FrameMark, SelfiePose, SheetLayout } from '@countersign/engines/facts';
import sharp from 'sharp';
import { flatView } from './flat-view.ts';
import { fromPixels, type Pixels, remap, toPixels } from './pixels.ts';
import { loadPortrait, PORTRAIT_WIDTH, PORTRAITS, portraitGeometry } from './portraits.ts';
import { printOnPaper } from './print-on-paper.ts';
import { makeRandom, type Random } from './random.ts';
import { showOnScreen } from './show-on-screen.ts';
import { turnHead } from './turn-head.ts';
import { type PathFrame, turnPath } from './turn-path.ts';

/** Kinds of videos; `live` is a three-dimensional head, the others are attacks to detect. */
export const TURN_KINDS = [
  'live',
  'still',
  'flat-print',
  'switched-prints',
  'cut-to-another',
  'looped',
  'foreign-order',
  'screen',
] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

export interface TurnSpecimen {
  /** JPEG. */
  readonly sheet: Buffer;
  readonly layout: SheetLayout;
  readonly frames: readonly FrameMark[];
  /** JPEGs of 960 x 1200. */
  readonly photos: Readonly<Record<SelfiePose, Buffer>>;
}

export interface TurnOptions {
  readonly kind: TurnKind;
  readonly portraitIndex: number;
  readonly prompts: readonly SelfiePose[];
  readonly seed: number;
}

export const TURN_LAYOUT: SheetLayout = { columns: 8, cellWidth: 240, cellHeight: 320 };

/** Maximum turn from the photographed pose; beyond it the head tears. */
const FURTHEST_TURN = 34;
/** Scale of the picture for frames; photos use the whole portrait. */
const FRAME_SCALE = 0.5;
const JPEG_QUALITY = 80;

const turned = new Map<string, Promise<Pixels>>();

/** Draws the head at a turn, to the nearest degree; cached. */
function headAt(portraitIndex: number, wantedYaw: number, scale: number): Promise<Pixels> {
  const { yaw: own } = portraitGeometry(portraitIndex);
  const yaw = Math.round(Math.min(own + FURTHEST_TURN, Math.max(own - FURTHEST_TURN, wantedYaw)));
  const key = `${portraitIndex % PORTRAITS.length} ${yaw} ${scale}`;
  const drawn = turned.get(key) ?? drawHead(portraitIndex, yaw - own, scale);
  turned.set(key, drawn);
  return drawn;
}

async function drawHead(portraitIndex: number, turn: number, scale: number): Promise<Pixels> {
  const { headX, noseX } = portraitGeometry(portraitIndex);
  const width = Math.round(PORTRAIT_WIDTH * scale);
  const picture = await toPixels(
    await sharp(await loadPortrait(portraitIndex))
      .resize({ width })
      .png()
      .toBuffer(),
  );
  const head = { centreX: headX * scale, noseX: noseX * scale, eyesY: 330 * scale, eyesToChin: 190 * scale };
  return turnHead(picture, head, turn);
}

/** Returns the scene in front of the camera in one frame. */
function sceneAt({ kind, portraitIndex, prompts }: TurnOptions, frame: PathFrame, scale: number): Promise<Pixels> {
  const straight = () => headAt(portraitIndex, 0, scale);
  const pose = prompts[frame.prompt] ?? 'center';
  const printed: Readonly<Record<SelfiePose, number>> = { center: 0, left: 26, right: -26 };
  switch (kind) {
    case 'still':
      return straight();
    case 'flat-print':
      return straight().then((picture) => flatView(picture, 1.4 * frame.yaw));
    case 'switched-prints':
      return headAt(portraitIndex, printed[pose], scale).then((picture) => flatView(picture, frame.yaw / 8));
    case 'cut-to-another':
      return headAt(portraitIndex + (frame.prompt >= prompts.length / 2 ? 1 : 0), frame.yaw, scale);
    default:
      return headAt(portraitIndex, frame.yaw, scale);
  }
}

/** Returns a different order that is not the mirror image: straight and left are exchanged. */
function otherOrder(prompts: readonly SelfiePose[]): SelfiePose[] {
  const other: Readonly<Record<SelfiePose, SelfiePose>> = { left: 'center', right: 'right', center: 'left' };
  return prompts.map((pose) => other[pose]);
}

/** Simulates a phone held in a hand: drift, tremor, and changing exposure. */
function inHand(scene: Pixels, width: number, height: number, random: Random, drift: readonly number[]): Pixels {
  const [driftX = 0, driftY = 0, gain = 1] = drift;
  const scale = Math.max(width / scene.width, height / scene.height) * 1.04;
  const [x0, y0] = [random.normal() * 0.4 + driftX, random.normal() * 0.4 + driftY];
  const blank: Pixels = { width, height, data: new Uint8Array(width * height * 3) };
  const framed = remap(scene, blank, (x, y) => [
    scene.width / 2 + (x - width / 2 + x0) / scale,
    scene.height / 2 + (y - height / 2 + y0) / scale,
  ]);
  const data = framed.data.map((value) => Math.min(255, Math.max(0, Math.round(value * gain + random.normal() * 2.5))));
  return { width, height, data };
}

/**
 * Adds the carrier's pattern to photos only: frames are too small to show the pixels of a display or dots of a print.
 */
async function asCarried({ kind, seed, portraitIndex }: TurnOptions, scene: Pixels): Promise<Pixels> {
  const random = makeRandom(seed, `carrier ${portraitIndex}`);
  const isPrinted = kind === 'flat-print' || kind === 'switched-prints';
  if (!isPrinted && kind !== 'screen') return scene;
  const picture = await fromPixels(scene).png().toBuffer();
  const carried = isPrinted ? await printOnPaper(picture, random) : await showOnScreen(picture, random);
  return toPixels(await sharp(carried).resize(scene.width, scene.height, { fit: 'cover' }).png().toBuffer());
}

/**
 * Renders a frame of a film: the head turned by `yaw` degrees as seen by a hand-held camera, JPEG 576 x 720; `moment`
 * varies it.
 */
export async function renderTurnedHead(portraitIndex: number, yaw: number, moment: number): Promise<Buffer> {
  const drift = [2 * Math.sin(moment / 7), 2 * Math.cos(moment / 5), 1];
  const random = makeRandom(moment, `moment ${portraitIndex}`);
  const seen = inHand(await headAt(portraitIndex, yaw, 1), 576, 720, random, drift);
  return fromPixels(seen).jpeg({ quality: 92 }).toBuffer();
}

/** Renders only the head, turned by `yaw` degrees, about 34 from the photographed turn at most, PNG 300 x 375. */
export async function drawTurnedHead(portraitIndex: number, yaw: number): Promise<Buffer> {
  return fromPixels(await headAt(portraitIndex, yaw, FRAME_SCALE))
    .png()
    .toBuffer();
}

async function cellsOf(options: TurnOptions, path: readonly PathFrame[], random: Random): Promise<Buffer[]> {
  const { cellWidth, cellHeight } = TURN_LAYOUT;
  const cells: Buffer[] = [];
  for (const [index, frame] of path.entries()) {
    if (options.kind === 'looped' && frame.prompt >= 3) {
      // Repeats the beginning of the film after the third prompt.
      cells.push(cells[index % path.findIndex(({ prompt }) => prompt >= 3)] ?? Buffer.alloc(0));
      continue;
    }
    const scene = await sceneAt(options, frame, FRAME_SCALE);
    const drift = [3 * Math.sin(index / 7), 2 * Math.cos(index / 5), 1 + 0.02 * Math.sin(index / 9)];
    cells.push(
      await fromPixels(inHand(scene, cellWidth, cellHeight, random, drift))
        .png()
        .toBuffer(),
    );
  }
  return cells;
}

async function sheetOf(cells: readonly Buffer[]): Promise<Buffer> {
  const { columns, cellWidth, cellHeight } = TURN_LAYOUT;
  const rows = Math.ceil(cells.length / columns);
  const placed = cells.map((input, index) => ({
    input,
    left: (index % columns) * cellWidth,
    top: Math.floor(index / columns) * cellHeight,
  }));
  return sharp({ create: { width: columns * cellWidth, height: rows * cellHeight, channels: 3, background: '#000' } })
    .composite(placed)
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

async function photoOf(options: TurnOptions, frame: PathFrame, random: Random): Promise<Buffer> {
  const scene = await sceneAt(options, frame, 1);
  const seen = await asCarried(options, scene);
  return fromPixels(inHand(seen, 960, 1200, random, [0, 0, 1]))
    .jpeg({ quality: 92 })
    .toBuffer();
}

/**
 * Renders a video of one of the portraits' people who follows the prompts, or an attack, as a sheet of frames with the
 * photo of the first prompt of each pose. Heads are turned by a depth model (see `turnHead`), without a second
 * photograph of the person or facial movement.
 */
export async function renderTurns(options: TurnOptions): Promise<TurnSpecimen> {
  const random = makeRandom(options.seed, `turns ${options.kind} ${options.portraitIndex}`);
  const shown = options.kind === 'foreign-order' ? otherOrder(options.prompts) : options.prompts;
  const path = turnPath(shown, random);
  const photo = async (pose: SelfiePose) => {
    const frame = path.find(({ prompt, isShot }) => isShot && options.prompts[prompt] === pose);
    if (frame === undefined) throw new RangeError(`the prompts never ask for ${pose}`);
    return photoOf(options, frame, random);
  };
  return {
    sheet: await sheetOf(await cellsOf(options, path, random)),
    layout: TURN_LAYOUT,
    frames: path.map(({ atMs, prompt, isShot }) => ({ atMs, prompt, isShot })),
    photos: { center: await photo('center'), left: await photo('left'), right: await photo('right') },
  };
}
