import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';

const { resolve } = createRequire(import.meta.url);
const DEJAVU = dirname(resolve('dejavu-fonts-ttf/package.json'));
const own = (file: string) => join(import.meta.dirname, 'fonts', file);

/** Font files of specimens, all from packages and none from the system. */
const FILES = {
  sans: join(DEJAVU, 'ttf/DejaVuSans.ttf'),
  'sans-bold': join(DEJAVU, 'ttf/DejaVuSans-Bold.ttf'),
  condensed: join(DEJAVU, 'ttf/DejaVuSansCondensed.ttf'),
  'condensed-bold': join(DEJAVU, 'ttf/DejaVuSansCondensed-Bold.ttf'),
  serif: join(DEJAVU, 'ttf/DejaVuSerif.ttf'),
  'serif-bold': join(DEJAVU, 'ttf/DejaVuSerif-Bold.ttf'),
  mono: join(DEJAVU, 'ttf/DejaVuSansMono.ttf'),
  'mono-bold': join(DEJAVU, 'ttf/DejaVuSansMono-Bold.ttf'),
  'ocr-b': resolve('@countersign/engines/fonts/OCRB.otf'),
  'roboto-condensed': own('roboto-condensed-400.woff'),
  'roboto-condensed-bold': own('roboto-condensed-700.woff'),
  'open-sans': own('open-sans-400.woff'),
  'open-sans-bold': own('open-sans-700.woff'),
  'source-serif': own('source-serif-4-400.woff'),
  'source-serif-bold': own('source-serif-4-700.woff'),
  barlow: own('barlow-400.woff'),
  'barlow-bold': own('barlow-700.woff'),
  lato: own('lato-400.woff'),
  'lato-bold': own('lato-700.woff'),
} as const;

export type FontName = keyof typeof FILES;

/** Regular and bold font of one family. */
export interface FontPair {
  readonly regular: FontName;
  readonly bold: FontName;
}

/** Font families of documents. */
export const FAMILIES: readonly FontPair[] = [
  { regular: 'sans', bold: 'sans-bold' },
  { regular: 'condensed', bold: 'condensed-bold' },
  { regular: 'serif', bold: 'serif-bold' },
  { regular: 'roboto-condensed', bold: 'roboto-condensed-bold' },
  { regular: 'open-sans', bold: 'open-sans-bold' },
  { regular: 'source-serif', bold: 'source-serif-bold' },
  { regular: 'barlow', bold: 'barlow-bold' },
  { regular: 'lato', bold: 'lato-bold' },
];

const loaded = new Map<FontName, Font>();

function font(name: FontName): Font {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(FILES[name]);
  const parsed = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(name, parsed);
  return parsed;
}

export interface TextStyle {
  readonly font: FontName;
  /** Size of the em in pixels. */
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Maximum width of the text in pixels; a wider one is set smaller. */
  readonly maxWidth?: number;
  /** Distance from one character to the next in pixels; the font's own if absent. */
  readonly pitch?: number;
}

interface Setting {
  readonly data: string;
  readonly width: number;
}

/** opentype.js' own writer gives NaN for coordinates next to zero. */
function pathData(commands: readonly PathCommand[]): string {
  const point = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = point(command.x, command.y);
      if (command.type === 'C') return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`;
      return command.type === 'Q' ? `Q${point(command.x1, command.y1)} ${end}` : `${command.type}${end}`;
    })
    .join('');
}

/**
 * Sets text character by character, since opentype.js cannot read the shaping tables of DejaVu, and capitals need no
 * shaping.
 */
function setLine(text: string, name: FontName, size: number, x: number, y: number, pitch: number | undefined): Setting {
  const face = font(name);
  const scale = size / face.unitsPerEm;
  let data = '';
  let pen = x;
  for (const character of text) {
    const glyph = face.charToGlyph(character);
    data += pathData(glyph.getPath(pen, y, size).commands);
    pen += pitch ?? (glyph.advanceWidth ?? 0) * scale;
  }
  return { data, width: pen - x };
}

/** Returns the width of a line in pixels in a style. */
export function textWidth(text: string, style: Pick<TextStyle, 'font' | 'size' | 'maxWidth' | 'pitch'>): number {
  const natural = setLine(text, style.font, style.size, 0, 0, style.pitch).width;
  return Math.min(natural, style.maxWidth ?? natural);
}

/** Draws one line of text as an SVG path with its baseline at `y`: it looks the same on a system without fonts. */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const natural = setLine(text, style.font, style.size, 0, 0, style.pitch).width;
  const shrink = style.maxWidth !== undefined && natural > style.maxWidth ? style.maxWidth / natural : 1;
  const pitch = style.pitch === undefined ? undefined : style.pitch * shrink;
  const width = natural * shrink;
  const left = style.anchor === 'end' ? x - width : style.anchor === 'middle' ? x - width / 2 : x;
  const { data } = setLine(text, style.font, style.size * shrink, left, y, pitch);
  return `<path d="${data}" fill="${style.fill}" fill-opacity="${style.opacity ?? 1}"/>`;
}
