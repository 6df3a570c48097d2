/**
 * Templates of the zone's 37 characters as printed in OCR-B, drawn once at a fixed pitch for comparison with a picture.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { standardize } from '../images/standardize.ts';

export const ZONE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/** Pixels from one character to the next, in templates and compared strips. */
export const TEMPLATE_PITCH = 20;
/** Window of one character, narrower than the pitch to exclude neighbours. */
export const WINDOW_WIDTH = 18;
export const WINDOW_HEIGHT = 28;
/** Stride of the coarse template: a quarter of the pixels suffices to find a place. */
export const COARSE_STRIDE = 2;

/** Advance of OCR-B as a share of the em. */
const ADVANCE = 0.723;
/** Half the height of its capitals as a share of the em. */
const HALF_CAPITAL = 0.36;
/** Blurs of the templates in pixels of the strip, for sharp and soft pictures. */
const BLURS = [0.8, 1.5] as const;

export interface GlyphTemplate {
  readonly character: string;
  /** Pixels with zero mean and unit length, the rows of the window in sequence; ink is negative as in the picture. */
  readonly values: Float32Array;
  /** Pixels of every second row and column, to find the place of a character. */
  readonly coarse: Float32Array;
}

/** Templates of one blur. */
export type TemplateSet = readonly GlyphTemplate[];

function drawingOf(font: opentype.Font): Buffer {
  const size = TEMPLATE_PITCH / ADVANCE;
  const cell = 2 * TEMPLATE_PITCH;
  const baseline = cell / 2 + HALF_CAPITAL * size;
  const paths = [...ZONE_ALPHABET].map((character, index) => {
    const glyph = font.charToGlyph(character);
    return glyph.getPath(index * cell + (cell - TEMPLATE_PITCH) / 2, baseline, size).toSVG(2);
  });
  const width = cell * ZONE_ALPHABET.length;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cell}"><rect width="100%" height="100%" fill="#fff"/>${paths.join('')}</svg>`,
  );
}

function isCoarse(index: number): boolean {
  const [x, y] = [index % WINDOW_WIDTH, Math.floor(index / WINDOW_WIDTH)];
  return x % COARSE_STRIDE === 0 && y % COARSE_STRIDE === 0;
}

async function drawTemplates(font: opentype.Font, blur: number): Promise<TemplateSet> {
  const { data, info } = await sharp(drawingOf(font))
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cell = 2 * TEMPLATE_PITCH;
  const [left, top] = [(cell - WINDOW_WIDTH) / 2, (cell - WINDOW_HEIGHT) / 2];
  return [...ZONE_ALPHABET].map((character, index) => {
    const window = new Float32Array(WINDOW_WIDTH * WINDOW_HEIGHT);
    for (let y = 0; y < WINDOW_HEIGHT; y += 1) {
      for (let x = 0; x < WINDOW_WIDTH; x += 1) {
        const at = (top + y) * info.width + index * cell + left + x;
        window[y * WINDOW_WIDTH + x] = data[at * info.channels] ?? 255;
      }
    }
    const coarse = window.filter((_, index) => isCoarse(index));
    return { character, values: standardize(window), coarse: standardize(coarse) };
  });
}

let sets: Promise<readonly TemplateSet[]> | null = null;

/** Returns one set of templates per blur; drawn at the first call. */
export function glyphTemplates(): Promise<readonly TemplateSet[]> {
  sets ??= (async () => {
    const bytes = await readFile(join(import.meta.dirname, 'fonts/OCRB.otf'));
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    return Promise.all(BLURS.map((blur) => drawTemplates(font, blur)));
  })();
  return sets;
}
