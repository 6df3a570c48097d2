/** Pictures of a simulated submission: a drawn card, sheet or head that cannot be taken for a real one. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NormalizedImage } from '@countersign/engines/facts';
import sharp from 'sharp';
import { simulatedHashes } from '../../../perception/simulated-facts.ts';
import type { FilePage } from '../../platform/files/index.ts';

export type SpecimenPage = Extract<
  FilePage,
  'front' | 'back' | 'center_photo' | 'left_photo' | 'right_photo' | 'page_1'
>;

interface Specimen {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** SVG elements. */
  readonly drawing: string;
  /** Perceptual hash, 16 hex digits. */
  readonly perceptualHash: string;
}

const card = { width: 640, height: 400 } as const;
const sheet = { width: 480, height: 640 } as const;

const outline =
  '<rect x="16" y="16" width="608" height="368" rx="24" fill="#dfe9f1" stroke="#51697c" stroke-width="4"/>';

const bars = (x: number, y: number, widths: readonly number[]): string =>
  widths
    .map((width, index) => `<rect x="${x}" y="${y + index * 40}" width="${width}" height="14" fill="#8fa3b3"/>`)
    .join('');

/**
 * Draws a head at the position of the simulated face; `turn` moves the nose, in pixels to the person's own left, the
 * picture's right.
 */
const head = (turn: number): string => `
  <path d="M40 640 Q60 500 240 500 Q420 500 440 640 Z" fill="#7d92a3"/>
  <ellipse cx="240" cy="320" rx="96" ry="192" fill="#a9bac7"/>
  <path d="M${240 + turn} 280 l${turn === 0 ? 14 : turn / 3} 70 h-24 Z" fill="#7d92a3"/>`;

const specimens: Readonly<Record<SpecimenPage, Specimen>> = {
  front: {
    ...card,
    title: 'FRONT',
    drawing: `${outline}<rect x="48" y="112" width="168" height="224" fill="#c3d1dc"/>
      <ellipse cx="132" cy="204" rx="44" ry="58" fill="#8fa3b3"/>
      <path d="M60 336 Q72 276 132 276 Q192 276 204 336 Z" fill="#8fa3b3"/>${bars(248, 124, [300, 220, 260, 180, 320])}`,
    perceptualHash: simulatedHashes.front,
  },
  back: {
    ...card,
    title: 'BACK',
    drawing: `${outline}<rect x="16" y="104" width="608" height="56" fill="#b4c2cd"/>${bars(48, 200, [480, 420, 520, 300])}`,
    perceptualHash: simulatedHashes.back,
  },
  center_photo: { ...sheet, title: 'CENTER', drawing: head(0), perceptualHash: simulatedHashes.center },
  left_photo: { ...sheet, title: 'LEFT', drawing: head(60), perceptualHash: simulatedHashes.left },
  right_photo: { ...sheet, title: 'RIGHT', drawing: head(-60), perceptualHash: simulatedHashes.right },
  page_1: {
    ...sheet,
    title: 'PAGE 1',
    drawing: `<rect x="24" y="24" width="432" height="592" fill="#ffffff" stroke="#51697c" stroke-width="2"/>
      ${bars(56, 120, [180, 140, 320, 360, 340, 360, 300, 360, 220, 360, 340, 120])}`,
    perceptualHash: '0'.repeat(16),
  },
};

/** Font from the package: a server without fonts would omit the words. */
const fontfile = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
  'DejaVuSans-Bold.ttf',
);

/** Renders words as PNG; `size` is the em in pixels. */
const words = (text: string, size: number, color: string): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${color}" alpha="75%">${text}</span>`,
      font: `DejaVu Sans Bold ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();

async function draw({ width, height, title, drawing, perceptualHash }: Specimen): Promise<NormalizedImage> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f3f5f7"/>${drawing}</svg>`;
  const mark = await sharp(await words('SPECIMEN / SIMULATED', 30, '#b00020'))
    .rotate(-25, { background: '#00000000' })
    .png()
    .toBuffer();
  const jpeg = await sharp(Buffer.from(ground))
    .composite([
      { input: await words(title, 28, '#22303b'), top: 48, left: 48 },
      { input: mark, gravity: 'center' },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  return {
    ok: true,
    jpeg,
    width,
    height,
    format: 'jpeg',
    sha256: createHash('sha256').update(jpeg).digest('hex'),
    perceptualHash,
    capture: { make: null, model: null, software: null, takenAt: null },
  };
}

const drawn = new Map<SpecimenPage, NormalizedImage>();

/** Draws the picture at first use: JPEG of 640 × 400 pixels for a side of a card, 480 × 640 for a face and a sheet. */
export async function specimenPicture(page: SpecimenPage): Promise<NormalizedImage> {
  const known = drawn.get(page);
  if (known !== undefined) return known;
  const picture = await draw(specimens[page]);
  drawn.set(page, picture);
  return picture;
}
