/**
 * Typefaces of test zones: the one that the glyph comparison knows, its worn and otherwise printed variants, and
 * unknown ones.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Random } from '@countersign/specimens';
import opentype, { type Font } from 'opentype.js';
import { type Command, type Path, parsePath, placePath, pointsAlong } from './outline-path.ts';
import type { Shape } from './render-shapes.ts';
import { SKELETON, SKELETON_HEIGHT, SKELETON_WIDTH } from './skeleton.ts';

/** Distance of characters and height of capitals on paper, millimetres (ICAO Doc 9303 part 3, 4.2). */
export const PITCH = 2.54;
const CAPITAL = 2.4;
const STEM = 0.35;

export interface Ink {
  readonly colour: string;
  readonly paper: string;
}

export interface Cut {
  readonly name: string;
  /** True if a reader's tables were made from this face. */
  readonly isKnown: boolean;
  /** Draws the shapes of one character whose cell begins at `x` and whose baseline is at `y`, millimetres. */
  draw(character: string, x: number, y: number, ink: Ink, random: Random): readonly Shape[];
}

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(file, font);
  return font;
}

/** Returns the outline in font units, y upwards, with quadratic curves converted to cubic ones. */
function outlineOf(font: Font, character: string): Path {
  let at: readonly [number, number] = [0, 0];
  return font.charToGlyph(character).path.commands.map((command): Command => {
    if (command.type === 'Z') return ['Z'];
    const { x, y } = command;
    const [x0, y0] = at;
    at = [x, y];
    if (command.type === 'C') return ['C', command.x1, command.y1, command.x2, command.y2, x, y];
    if (command.type !== 'Q') return [command.type, x, y];
    const { x1, y1 } = command;
    return [
      'C',
      x0 + ((x1 - x0) * 2) / 3,
      y0 + ((y1 - y0) * 2) / 3,
      x + ((x1 - x) * 2) / 3,
      y + ((y1 - y) * 2) / 3,
      x,
      y,
    ];
  });
}

interface FontCut {
  readonly file: string;
  /** Width of the characters relative to the face's own. */
  readonly wide?: number;
  /** Change of the stem as a share of it. */
  readonly bolder?: number;
}

function drawFont({ file, wide = 1, bolder = 0 }: FontCut): Cut['draw'] {
  return (character, x, y, { colour, paper }) => {
    const font = fontOf(file);
    const capital = font.charToGlyph('H').getBoundingBox().y2;
    const scale = CAPITAL / capital;
    const advance = (font.charToGlyph(character).advanceWidth ?? 0) * scale * wide;
    const place = { scaleX: scale * wide, scaleY: -scale, x: x + (PITCH - advance) / 2, y };
    const path = placePath(outlineOf(font, character), place);
    const edge = { width: STEM * Math.abs(bolder), isRound: true };
    const own: Shape = { path, colour };
    return bolder === 0 ? [own] : [own, { path, colour: bolder > 0 ? colour : paper, stroke: edge }];
  };
}

function skeletonAt(character: string, x: number, y: number): Path {
  const scale = CAPITAL / SKELETON_HEIGHT;
  const left = x + (PITCH - SKELETON_WIDTH * scale) / 2;
  return placePath(parsePath(SKELETON[character] ?? ''), { scaleX: scale, scaleY: scale, x: left, y: y - CAPITAL });
}

function drawSkeleton(stem: number, isRound: boolean): Cut['draw'] {
  return (character, x, y, { colour }) => [
    { path: skeletonAt(character, x, y), colour, stroke: { width: stem, isRound } },
  ];
}

/** Distance of a printer's needles in millimetres. */
const NEEDLES = 0.22;

/** Draws each dot once, slightly off its place. */
function drawDots(character: string, x: number, y: number, { colour }: Ink, random: Random): readonly Shape[] {
  const dots = new Map<string, readonly [number, number]>();
  for (const [px, py] of pointsAlong(skeletonAt(character, 0, 0))) {
    const [column, row] = [Math.round(px / NEEDLES), Math.round(py / NEEDLES)];
    dots.set(`${column} ${row}`, [column * NEEDLES, row * NEEDLES]);
  }
  return [...dots.values()].map(([px, py]) => {
    const [left, top] = [x + px + random.normal() * 0.015, y + py + random.normal() * 0.015];
    return {
      path: [
        ['M', left, top],
        ['L', left + 0.001, top],
      ],
      colour,
      stroke: { width: 0.26, isRound: true },
    };
  });
}

/** Draws the face with worn specks, and paler. */
function drawWorn(face: Cut['draw']): Cut['draw'] {
  return (character, x, y, { paper }, random) => {
    const specks = Array.from({ length: random.integer(6, 14) }, (): Shape => {
      const [left, top] = [x + random.between(0, PITCH), y - random.between(0, CAPITAL)];
      const end: Command = ['L', left + random.between(-0.3, 0.3), top + random.between(-0.15, 0.15)];
      const stroke = { width: random.between(0.06, 0.2), isRound: true };
      return { path: [['M', left, top], end], colour: paper, stroke };
    });
    return [
      ...face(character, x, y, { colour: random.pick(['#4a4a4a', '#5c5c5c', '#6a6a6a']), paper }, random),
      ...specks,
    ];
  };
}

const own = (file: string): string => join(import.meta.dirname, 'fonts', file);
/** Font file, byte-identical with that of Debian's package fonts-ocr-b. */
const OCR_B = join(import.meta.dirname, '../../../src/mrz/fonts/OCRB.otf');
const DEJAVU = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

export const CUTS: readonly Cut[] = [
  { name: 'ocr-b', isKnown: true, draw: drawFont({ file: OCR_B }) },
  { name: 'ocr-b, thinner by 15 %', isKnown: true, draw: drawFont({ file: OCR_B, bolder: -0.15 }) },
  { name: 'ocr-b, bolder by 15 %', isKnown: true, draw: drawFont({ file: OCR_B, bolder: 0.15 }) },
  { name: 'ocr-b, narrower by 8 %', isKnown: true, draw: drawFont({ file: OCR_B, wide: 0.92 }) },
  { name: 'ocr-b, wider by 8 %', isKnown: true, draw: drawFont({ file: OCR_B, wide: 1.08 }) },
  { name: 'ocr-b, worn', isKnown: true, draw: drawWorn(drawFont({ file: OCR_B })) },
  { name: 'ocr-a', isKnown: false, draw: drawFont({ file: own('OCRA.ttf') }) },
  { name: 'drawn, round ends', isKnown: false, draw: drawSkeleton(STEM, true) },
  { name: 'drawn, square ends, bold', isKnown: false, draw: drawSkeleton(STEM * 1.2, false) },
  { name: 'drawn, worn', isKnown: false, draw: drawWorn(drawSkeleton(STEM, true)) },
  { name: 'dot matrix', isKnown: false, draw: drawDots },
  { name: 'typewriter', isKnown: false, draw: drawFont({ file: join(DEJAVU, 'DejaVuSansMono.ttf'), wide: 0.95 }) },
];
