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

function pitchedPath(text: string, x: number, y: number, style: TextStyle, pitch: number): string {
  return Array.from(text, (character, index) =>
    font(style.font)
      .getPath(character, x + index * pitch, y, style.size)
      .toPathData(2),
  ).join('');
}

/** One line of text as an SVG path, its baseline at `y`: it looks the same on a machine without any font. */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const advance = font(style.font).getAdvanceWidth(text, style.size);
  const shrink = style.maxWidth !== undefined && advance > style.maxWidth ? style.maxWidth / advance : 1;
  const size = style.size * shrink;
  const width = style.pitch === undefined ? advance * shrink : style.pitch * text.length;
  const left = style.anchor === 'end' ? x - width : style.anchor === 'middle' ? x - width / 2 : x;
  const data =
    style.pitch === undefined
      ? font(style.font).getPath(text, left, y, size).toPathData(2)
      : pitchedPath(text, left, y, style, style.pitch);
  return `<path d="${data}" fill="${style.fill}" fill-opacity="${style.opacity ?? 1}"/>`;
}
