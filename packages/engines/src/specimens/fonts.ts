import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** Faces a specimen can be set in; all come with the package, none from the machine. */
export type FontName =
  | 'sans'
  | 'sans-bold'
  | 'condensed'
  | 'condensed-bold'
  | 'serif'
  | 'serif-bold'
  | 'mono'
  | 'ocr-b';

const DEJAVU = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));

const FILES: Readonly<Record<FontName, string>> = {
  sans: join(DEJAVU, 'ttf/DejaVuSans.ttf'),
  'sans-bold': join(DEJAVU, 'ttf/DejaVuSans-Bold.ttf'),
  condensed: join(DEJAVU, 'ttf/DejaVuSansCondensed.ttf'),
  'condensed-bold': join(DEJAVU, 'ttf/DejaVuSansCondensed-Bold.ttf'),
  serif: join(DEJAVU, 'ttf/DejaVuSerif.ttf'),
  'serif-bold': join(DEJAVU, 'ttf/DejaVuSerif-Bold.ttf'),
  mono: join(DEJAVU, 'ttf/DejaVuSansMono.ttf'),
  'ocr-b': join(import.meta.dirname, 'fonts/OCRB.otf'),
};

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
  /** Widest the text may become in pixels; it is set smaller when it would not fit. */
  readonly maxWidth?: number;
  /** Distance from one character to the next in pixels; the font's own when absent. */
  readonly pitch?: number;
}

interface Setting {
  readonly data: string;
  readonly width: number;
}

/** Sets character by character: the shaping tables of DejaVu are more than opentype.js can read, and capitals need none. */
function setLine(text: string, name: FontName, size: number, x: number, y: number, pitch: number | undefined): Setting {
  const face = font(name);
  const scale = size / face.unitsPerEm;
  let data = '';
  let pen = x;
  for (const character of text) {
    const glyph = face.charToGlyph(character);
    data += glyph.getPath(pen, y, size).toPathData(2);
    pen += pitch ?? (glyph.advanceWidth ?? 0) * scale;
  }
  return { data, width: pen - x };
}

/** One line of text as an SVG path, its baseline at `y`: it looks the same on a machine without any font. */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const natural = setLine(text, style.font, style.size, 0, 0, style.pitch).width;
  const shrink = style.maxWidth !== undefined && natural > style.maxWidth ? style.maxWidth / natural : 1;
  const pitch = style.pitch === undefined ? undefined : style.pitch * shrink;
  const width = natural * shrink;
  const left = style.anchor === 'end' ? x - width : style.anchor === 'middle' ? x - width / 2 : x;
  const { data } = setLine(text, style.font, style.size * shrink, left, y, pitch);
  return `<path d="${data}" fill="${style.fill}" fill-opacity="${style.opacity ?? 1}"/>`;
}
