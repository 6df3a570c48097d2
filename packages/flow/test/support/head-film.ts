/**
 * Films of a head in front of a camera, as grey frames: portraits cut out, turned and moved in drawn rooms. The
 * depth model of the specimens turns the heads; the measure under test assumes a dome of another shape.
 */
import { drawClutter, drawTurnedHead, makeRandom, PORTRAITS, type Random } from '@countersign/specimens';
import sharp from 'sharp';
import type { Box, GreyFrame } from '../../src/camera/grey-frame.ts';

export type Side = 'left' | 'right';

/** Acts of a head that was requested to turn to one side; only the first is the turn. */
export const acts = [
  'turn',
  'still',
  'sway',
  'nod',
  'tilt',
  'phone',
  'zoom',
  'talk',
  'light',
  'wrong-side',
  'flat-turned',
  'flat-bent',
] as const;
export type Act = (typeof acts)[number];

/** Position of the head, the camera and the light in one frame; angles in degrees, lengths in widths of the guide. */
interface Moment {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly shiftX: number;
  readonly shiftY: number;
  readonly growth: number;
  readonly phoneX: number;
  readonly phoneY: number;
  readonly gain: number;
  /** Light of a lamp at the side of the head, -1 to 1. */
  readonly lamp: number;
  readonly mouth: number;
  readonly lids: number;
  readonly paperTurn: number;
  readonly bend: number;
}

/** One film: person, room and act. */
export interface HeadScene {
  readonly guide: Box;
  readonly act: Act;
  readonly side: Side;
  /** Time in milliseconds at which the act starts. */
  readonly actFrom: number;
  frameAt(atMs: number): Promise<GreyFrame>;
}

export const width = 320;
export const height = 420;
const guide: Box = { x: 35, y: 43, width: 250, height: 334 };
const portraitWidth = 600;
const portraitHeight = 750;
const eyesY = 330;
const headY = 345;
const headHeight = 470;
const lampWidth = 0.8;
const radians = Math.PI / 180;

const rest: Moment = {
  yaw: 0,
  pitch: 0,
  roll: 0,
  shiftX: 0,
  shiftY: 0,
  growth: 1,
  phoneX: 0,
  phoneY: 0,
  gain: 1,
  lamp: 0,
  mouth: 0,
  lids: 0,
  paperTurn: 0,
  bend: 0,
};

async function greyOf(picture: Buffer, isMirrored: boolean): Promise<GreyFrame> {
  const image = sharp(picture).greyscale();
  const { data, info } = await (isMirrored ? image.flop() : image).raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(info.width * info.height);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * info.channels]!;
  return { pixels, width: info.width, height: info.height };
}

const drawn = new Map<string, Promise<GreyFrame>>();

/** Returns the portrait or its mirror image, turned by `yaw` degrees rounded to a degree; cached. */
function headAt(portrait: number, isMirrored: boolean, yaw: number): Promise<GreyFrame> {
  const turned = Math.round(isMirrored ? -yaw : yaw);
  const key = `${portrait} ${isMirrored} ${turned}`;
  const head = drawn.get(key) ?? drawTurnedHead(portrait, turned).then((picture) => greyOf(picture, isMirrored));
  drawn.set(key, head);
  return head;
}

/** Interpolates a grey value between pixels; the border is repeated outside the picture. */
function read({ pixels, width: columns, height: rows }: GreyFrame, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), columns - 1.001);
  const top = Math.min(Math.max(y, 0), rows - 1.001);
  const at = Math.floor(top) * columns + Math.floor(left);
  const [across, down] = [left % 1, top % 1];
  const upper = pixels[at]! * (1 - across) + pixels[at + 1]! * across;
  const lower = pixels[at + columns]! * (1 - across) + pixels[at + columns + 1]! * across;
  return upper * (1 - down) + lower * down;
}

/** Returns 1 inside an ellipse and 0 outside, with a soft edge. */
function inside(x: number, y: number, radiusX: number, radiusY: number): number {
  const away = Math.hypot(x / radiusX, y / radiusY);
  return Math.min(1, Math.max(0, (1.06 - away) / 0.12));
}

/** Parts of a film that stay constant. */
interface Cast {
  readonly headX: number;
  readonly noseX: number;
  readonly room: GreyFrame;
  readonly isPaper: boolean;
  readonly share: number;
  readonly offX: number;
  readonly offY: number;
}

/** Returns the share of a pixel that the person or the paper covers, at a point of the portrait. */
function coverAt({ headX, isPaper }: Cast, u: number, v: number): number {
  if (isPaper) return u > 0 && v > 60 && u < portraitWidth && v < portraitHeight - 1 ? 1 : 0;
  return Math.max(inside(u - headX, v - headY, 165, 235), inside(u - headX, v - 790, 300, 250));
}

/** Inverts a nod, an open mouth and closed lids: maps a point of the face to its row in the portrait. */
function faceSource({ headX, noseX }: Cast, moment: Moment, u: number, v: number): number {
  let from = v;
  const across = (u - headX) / 175;
  for (let step = 0; step < 4 && moment.pitch !== 0; step += 1) {
    const down = (from - headY) / 245;
    const dome = 150 * Math.max(0, 1 - across * across - down * down);
    from = v - dome * Math.sin(moment.pitch * radians);
  }
  const chin = Math.exp(-(((u - noseX) / 70) ** 2)) * Math.min(1, Math.max(0, (from - 445) / 30));
  const end = Math.min(1, Math.max(0, (570 - from) / 60));
  const lids = Math.exp(-(((from - eyesY) / 14) ** 2)) * inside(u - headX, 0, 120, 1);
  return from - 20 * moment.mouth * chin * end + 26 * moment.lids * lids;
}

/** Maps a point of the picture to its source in the portrait and in the room. */
function sourceOf(cast: Cast, moment: Moment, x: number, y: number): readonly [u: number, v: number] {
  const scale = (cast.share * guide.height * moment.growth) / headHeight;
  const dx = x - guide.x - guide.width * (0.5 + cast.offX + moment.shiftX);
  const dy = y - guide.y - guide.height * (0.5 + cast.offY) - guide.width * moment.shiftY;
  // A head tilts at the neck.
  const neck = 0.4 * guide.height;
  const [sine, cosine] = [Math.sin(moment.roll * radians), Math.cos(moment.roll * radians)];
  const across = (dx * cosine + (dy - neck) * sine) / scale;
  const down = (-dx * sine + (dy - neck) * cosine + neck) / scale;
  if (!cast.isPaper) return [cast.headX + across, headY + down];
  const eye = 2.5 * portraitWidth;
  const turned = moment.paperTurn * radians;
  const flat = across / (Math.cos(turned) - (across / eye) * Math.sin(turned));
  const near = (eye + flat * Math.sin(turned)) / eye;
  const bent = flat + moment.bend * 60 * (1 - Math.min(1, (flat / 260) ** 2));
  return [cast.headX + bent, headY + down * near];
}

function draw(cast: Cast, head: GreyFrame, moment: Moment, random: Random): GreyFrame {
  const pixels = new Uint8Array(width * height);
  const noise = Array.from({ length: 4096 }, () => random.normal() * 3);
  const begin = random.integer(0, 4095);
  const [moveX, moveY] = [moment.phoneX * guide.width, moment.phoneY * guide.width];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = sourceOf(cast, moment, x - moveX, y - moveY);
      const cover = coverAt(cast, u, v);
      const front = cover === 0 ? 0 : read(head, u / 2, (cast.isPaper ? v : faceSource(cast, moment, u, v)) / 2);
      const back = cover === 1 ? 0 : read(cast.room, x - moveX + 60, y - moveY + 60);
      const light = moment.gain * (1 + lampWidth * moment.lamp * (x / width - 0.5));
      const value = (front * cover + back * (1 - cover)) * light + noise[(y * width + x * 31 + begin) & 4095]!;
      pixels[y * width + x] = Math.max(0, Math.min(255, value));
    }
  }
  return { pixels, width, height };
}

const either = (random: Random, low: number, high: number) => random.between(low, high) * (random.chance(0.5) ? 1 : -1);

/** Returns the parameters that the act changes, at full extent. */
function fullAct(act: Act, side: Side, random: Random): Partial<Moment> {
  const sign = side === 'left' ? 1 : -1;
  const wide = random.between(20, 30);
  switch (act) {
    case 'turn':
      return {
        yaw: sign * wide,
        pitch: random.between(-4, 4),
        roll: random.between(-4, 4),
        shiftX: random.between(-0.03, 0.03),
      };
    case 'sway':
      return { shiftX: sign * random.between(0.06, 0.16) };
    case 'nod':
      return { pitch: either(random, 10, 20) };
    case 'tilt':
      return { roll: either(random, 8, 18) };
    case 'phone':
      return { phoneX: sign * random.between(0.05, 0.15), phoneY: random.between(-0.05, 0.05) };
    case 'zoom':
      return { growth: random.chance(0.5) ? random.between(1.1, 1.25) : random.between(0.78, 0.9) };
    case 'talk':
      return { mouth: 1, lids: 1 };
    case 'light':
      return { gain: random.between(0.6, 1.2), lamp: either(random, 0.4, 1) };
    case 'wrong-side':
      return { yaw: -sign * wide };
    case 'flat-turned':
      return { paperTurn: either(random, 15, 35) };
    case 'flat-bent':
      return { bend: sign * random.between(0.3, 0.7), shiftX: either(random, 0, 0.05) };
    default:
      return {};
  }
}

/** Milliseconds in which the head looks straight ahead before it is requested to turn. */
const straightMs = 2_600;
const eased = (share: number) => (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, share)))) / 2;

/** Returns the extent of the act at a time: begun, held still for five seconds, half reversed and held again. */
function sizeAt(act: Act, sinceMs: number): number {
  if (sinceMs < 0) return 0;
  if (act === 'talk') return sinceMs > 4_000 && sinceMs < 9_000 ? 0.7 : Math.abs(Math.sin(sinceMs / 310));
  const begun = eased(sinceMs / 900);
  return act === 'turn' ? begun : begun - 0.5 * eased((sinceMs - 6_000) / 900);
}

function momentAt(full: Partial<Moment>, size: number, atMs: number, random: Random): Moment {
  const drift = 0.004 * Math.sin(atMs / 900) + random.between(-0.0008, 0.0008);
  const moment = { ...rest, shiftX: drift, shiftY: drift / 2, yaw: 1.2 * Math.sin(atMs / 1_300) };
  const mix = (key: keyof Moment) => moment[key] + size * ((full[key] ?? rest[key]) - rest[key]);
  return {
    yaw: mix('yaw'),
    pitch: mix('pitch'),
    roll: mix('roll'),
    shiftX: mix('shiftX'),
    shiftY: mix('shiftY'),
    growth: mix('growth'),
    phoneX: mix('phoneX'),
    phoneY: mix('phoneY'),
    gain: mix('gain'),
    lamp: mix('lamp'),
    mouth: mix('mouth'),
    lids: mix('lids'),
    paperTurn: mix('paperTurn'),
    bend: mix('bend'),
  };
}

/** Creates the film of a seed: one of six people, mirrored or not, near or far, in a room. */
export async function makeHeadScene(seed: number, act: Act): Promise<HeadScene> {
  const random = makeRandom(seed, `head film ${act}`);
  const side = random.pick(['left', 'right'] as const);
  const portrait = random.integer(0, PORTRAITS.length - 1);
  const { headX, noseX, yaw } = PORTRAITS[portrait]!;
  // A portrait is turned only in the direction of its pose, because it tears in the other.
  const towards = (side === 'left') === (act !== 'wrong-side') ? 1 : -1;
  const isMirrored = towards * yaw < 0;
  const place = (x: number) => (isMirrored ? portraitWidth - 1 - x : x);
  const clutter = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="600">${drawClutter(500, 600, random.integer(0, 3), random)}</svg>`;
  const cast: Cast = {
    headX: place(headX),
    noseX: place(noseX),
    room: await greyOf(Buffer.from(clutter), false),
    isPaper: act === 'flat-turned' || act === 'flat-bent',
    share: random.between(0.8, 1.02),
    offX: random.between(-0.05, 0.05),
    offY: random.between(-0.04, 0.04),
  };
  const full = fullAct(act, side, random);
  return {
    guide,
    act,
    side,
    actFrom: straightMs,
    async frameAt(atMs) {
      const moment = momentAt(full, sizeAt(act, atMs - straightMs), atMs, random);
      return draw(cast, await headAt(portrait, isMirrored, moment.yaw), moment, random);
    },
  };
}
