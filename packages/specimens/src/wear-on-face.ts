/**
 * Drawing of worn objects and conditions over the photograph of a face: glasses, sunglasses, a mask, a scarf, a hand,
 * closed eyes, light. Drawn objects are simpler than real ones. They show what an engine can detect, but not its
 * detection rate on real ones.
 */

import type { Point } from '@countersign/engines/facts';
import sharp from 'sharp';
import { type Pixels, toPixels } from './pixels.ts';
import type { Random } from './random.ts';
import { svgLayer } from './svg-layer.ts';

export const WEAR = ['glasses', 'sunglasses', 'mask', 'scarf', 'hand', 'closed eyes'] as const;
export type Wear = (typeof WEAR)[number];

/** Face to draw on: 68 landmarks in pixels of the picture, with derived values for drawing. */
interface Face {
  readonly at: (index: number) => Point;
  readonly eyes: readonly [Point, Point];
  /** Distance between the middles of the eyes, in pixels. */
  readonly unit: number;
  /** Lean of the line of the eyes, in degrees. */
  readonly lean: number;
  readonly skin: (x: number, y: number) => string;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function faceOf(landmarks: readonly Point[], pixels: Pixels): Face {
  const [left, right] = [middleOf(landmarks.slice(36, 42)), middleOf(landmarks.slice(42, 48))];
  const at = (index: number): Point => {
    const point = landmarks[index];
    if (point === undefined) throw new RangeError('a face has 68 landmarks');
    return point;
  };
  const skin = (x: number, y: number): string => {
    const [column, row] = [Math.round(x), Math.round(y)].map((value) => Math.max(0, value)) as [number, number];
    const from = (Math.min(row, pixels.height - 1) * pixels.width + Math.min(column, pixels.width - 1)) * 3;
    return `rgb(${pixels.data[from]},${pixels.data[from + 1]},${pixels.data[from + 2]})`;
  };
  const unit = Math.hypot(right.x - left.x, right.y - left.y);
  const lean = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
  return { at, eyes: [left, right], unit, lean, skin };
}

const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const FRAMES = ['#101010', '#3a2416', '#5b1a1a', '#23324a', '#7a6a4a', '#8a8d91'] as const;

function spectacles(face: Face, random: Random, dark: boolean): string {
  const { unit, lean, eyes, at } = face;
  const [width, height] = [random.between(0.66, 0.84) * unit, random.between(0.42, 0.6) * unit];
  const frame = random.pick(FRAMES);
  const stroke = random.between(0.025, 0.075) * unit;
  const round = random.between(0.15, 0.5) * height;
  const tint = dark ? random.pick(['#0b0b0d', '#1b140e', '#0e1a14', '#15151f']) : '#e8f0f4';
  const opacity = dark ? random.between(0.82, 0.98) : random.between(0.02, 0.1);
  const lens = ({ x, y }: Point) =>
    `<g transform="rotate(${lean} ${x} ${y})"><rect x="${x - width / 2}" y="${y - height * 0.45}" width="${width}" height="${height}" rx="${round}"` +
    ` fill="${tint}" fill-opacity="${opacity}" stroke="${frame}" stroke-width="${stroke}"/>` +
    (random.chance(0.4)
      ? `<path d="M${x - width * 0.3} ${y + height * 0.2}l${width * 0.2} ${-height * 0.45}" stroke="#fff" stroke-opacity="${random.between(0.1, 0.5)}" stroke-width="${unit * 0.05}"/>`
      : '') +
    '</g>';
  const [a, b] = eyes;
  const gap = width / 2 / unit;
  const bridge = path([between(a, b, gap), between(a, b, 1 - gap)]);
  const temples = [path([between(a, b, -gap), at(0)]), path([between(a, b, 1 + gap), at(16)])];
  const lines = [bridge, ...temples].map(
    (d) => `<path d="${d}" stroke="${frame}" stroke-width="${stroke}" fill="none"/>`,
  );
  return lens(a) + lens(b) + lines.join('');
}

const CLOTHS = ['#e9edf0', '#9cc3dd', '#1b1c20', '#6b7f59', '#b04a5a', '#3a4f86', '#d8c9a8'] as const;

/** Draws cloth over nose and mouth, or, for a scarf, from below the nose to the chin. */
function cloth(face: Face, random: Random, scarf: boolean): string {
  const { at, unit } = face;
  const colour = random.pick(CLOTHS);
  const jaw = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map(at);
  const below = scarf ? jaw.map(({ x, y }) => ({ x, y: y + unit * 0.5 })) : jaw;
  const top = scarf ? [at(2), at(33), at(14)] : [at(1), between(at(27), at(30), random.between(0.35, 0.7)), at(15)];
  const folds = [48, 51, 57].map((index) => {
    const { x, y } = at(index);
    return `<path d="M${x - unit * 0.6} ${y}q${unit * 0.6} ${unit * 0.08} ${unit * 1.2} 0" stroke="#000" stroke-opacity="0.14" stroke-width="${unit * 0.02}" fill="none"/>`;
  });
  const dots = random.chance(0.25)
    ? Array.from({ length: 40 }, () => {
        const { x, y } = at(random.integer(2, 14));
        const place = between({ x, y }, at(51), random.between(0, 0.9));
        return `<circle cx="${place.x}" cy="${place.y}" r="${unit * 0.05}" fill="${random.pick(CLOTHS)}"/>`;
      }).join('')
    : '';
  return `<path d="${path([...top, ...below])}Z" fill="${colour}" stroke="${colour}" stroke-width="${unit * 0.06}" stroke-linejoin="round"/>${folds.join('')}${dots}`;
}

/** Draws a hand of the face's own colour over the mouth: a palm and four fingers. */
function hand(face: Face, random: Random): string {
  const { at, unit, skin } = face;
  const mouth = middleOf([at(48), at(54), at(33), at(57)]);
  const cheek = between(at(2), at(31), 0.5);
  const colour = skin(cheek.x, cheek.y);
  const turn = random.between(-25, 25);
  const fingers = [0, 1, 2, 3].map((index) => {
    const x = mouth.x - unit * 0.6 + index * unit * 0.32;
    return `<rect x="${x}" y="${mouth.y - unit * random.between(0.55, 0.75)}" width="${unit * 0.28}" height="${unit * 1.1}" rx="${unit * 0.14}" fill="${colour}" stroke="#000" stroke-opacity="0.25" stroke-width="${unit * 0.015}"/>`;
  });
  return `<g transform="rotate(${turn} ${mouth.x} ${mouth.y})"><rect x="${mouth.x - unit * 0.65}" y="${mouth.y - unit * 0.05}" width="${unit * 1.3}" height="${unit * 1.2}" rx="${unit * 0.3}" fill="${colour}"/>${fingers.join('')}</g>`;
}

/** Draws lids of the colour around the eyes, with a line of lashes at the lower lid. */
function lids(face: Face, random: Random): string {
  const { unit, at, skin } = face;
  const sides = [
    { eye: [36, 37, 38, 39, 40, 41], brow: 19 },
    { eye: [42, 43, 44, 45, 46, 47], brow: 24 },
  ];
  const drawn = sides.map(({ eye, brow }) => {
    const points = eye.map(at);
    const centre = middleOf(points);
    const lid = between(centre, at(brow), 0.5);
    const wide = points.map((point) => between(centre, point, 1.35));
    const open = wide.map(({ x, y }) => ({ x, y: y + (y < centre.y ? -0.02 : 0.03) * unit }));
    const lower = [points[0], points[5], points[4], points[3]].map((point) => point ?? centre);
    const lash = random.between(0.02, 0.05) * unit;
    return (
      `<path d="${path(open)}Z" fill="${skin(lid.x, lid.y)}" stroke="${skin(lid.x, lid.y)}" stroke-width="${unit * 0.08}" stroke-linejoin="round"/>` +
      `<path d="${path(lower)}" stroke="#1a1210" stroke-opacity="0.85" stroke-width="${lash}" fill="none" stroke-linecap="round"/>`
    );
  });
  return `<g filter="url(#soft)">${drawn.join('')}</g>`;
}

/**
 * Draws one thing over a face; returns a JPEG.
 *
 * @param landmarks 68 points in pixels of the picture
 */
export async function wearOnFace(
  picture: Buffer,
  landmarks: readonly Point[],
  wear: Wear,
  random: Random,
): Promise<Buffer> {
  const pixels = await toPixels(picture);
  const face = faceOf(landmarks, pixels);
  const drawn: Readonly<Record<Wear, () => string>> = {
    glasses: () => spectacles(face, random, false),
    sunglasses: () => spectacles(face, random, true),
    mask: () => cloth(face, random, false),
    scarf: () => cloth(face, random, true),
    hand: () => hand(face, random),
    'closed eyes': () => lids(face, random),
  };
  const soft = `<defs><filter id="soft"><feGaussianBlur stdDeviation="${face.unit * 0.008}"/></filter></defs>`;
  const layer = svgLayer(pixels.width, pixels.height, soft + drawn[wear]());
  return sharp(picture)
    .composite([{ input: layer }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
