/** Line breaking of text in any script, and drawing of the lines. */
import { type FontFile, splitRuns, type TextRun, type Weight } from './fonts.ts';
import type { LoadedFonts } from './load-fonts.ts';
import { runsFromTheLeft } from './reading-order.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

export interface Line {
  readonly runs: readonly TextRun[];
  readonly width: number;
}

const lineHeight = 1.38;

export const heightOf = (lines: readonly Line[], style: TextStyle): number => lines.length * style.size * lineHeight;

/** Returns shaping options: naming any features, even none, makes the library shape a text as a whole. */
const shaping = (font: FontFile) => (font.wholeText ? { features: [] } : {});

interface DocumentFonts {
  readonly loaded: LoadedFonts;
  readonly registered: Set<string>;
}

const fontsIn = new WeakMap<PDFKit.PDFDocument, DocumentFonts>();

/** Sets the fonts of the document's texts; they must include every font needed. */
export function useFonts(doc: PDFKit.PDFDocument, loaded: LoadedFonts): void {
  fontsIn.set(doc, { loaded, registered: new Set() });
}

function select(doc: PDFKit.PDFDocument, { name }: FontFile, size: number): void {
  const fonts = fontsIn.get(doc);
  const font = fonts?.loaded.get(name);
  if (fonts === undefined || font === undefined) throw new Error(`font ${name} was not loaded`);
  if (!fonts.registered.has(name)) doc.registerFont(name, font);
  fonts.registered.add(name);
  doc.font(name).fontSize(size);
}

function widthOf(doc: PDFKit.PDFDocument, runs: readonly TextRun[], size: number): number {
  return runs.reduce((sum, { font, text }) => {
    select(doc, font, size);
    return sum + doc.widthOfString(text, shaping(font));
  }, 0);
}

/** Splits a text where a line may end: after a space or a hyphen, and anywhere in scripts without spaces. */
const pieces = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]*-|\S+?(?=[\p{Script=Han}])|[^\s-]+|\s+/gu,
  ) ?? [];

/** Breaks text into at most `most` lines; longer text ends in an ellipsis. */
export function breakLines(
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
  most = 12,
): readonly Line[] {
  const lines: Line[] = [];
  let rest = pieces(text.trim());
  while (rest.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1;
    const { line, left } = takeLine(doc, rest, style, width);
    rest = left;
    lines.push(
      isLast && rest.length > 0 ? lineOf(doc, `${line.slice(0, -1).trimEnd()}…`, style) : lineOf(doc, line, style),
    );
  }
  return lines;
}

function lineOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle): Line {
  const runs = runsFromTheLeft(text.trimEnd(), style.weight);
  return { runs, width: widthOf(doc, runs, style.size) };
}

/** Takes as many pieces as fit; a piece wider than the line is cut. */
function takeLine(
  doc: PDFKit.PDFDocument,
  all: readonly string[],
  style: TextStyle,
  width: number,
): { line: string; left: string[] } {
  const widthOfText = (text: string) => widthOf(doc, splitRuns(text, style.weight), style.size);
  let line = '';
  let used = 0;
  for (const [index, piece] of all.entries()) {
    const wide = widthOfText(piece);
    if (used + wide <= width) {
      line += piece;
      used += wide;
      continue;
    }
    if (line.trim() !== '') return { line, left: withoutLeadingSpace(all.slice(index)) };
    const characters = [...piece];
    let count = 1;
    while (count < characters.length && widthOfText(characters.slice(0, count + 1).join('')) <= width) count += 1;
    return {
      line: characters.slice(0, count).join(''),
      left: [characters.slice(count).join(''), ...all.slice(index + 1)],
    };
  }
  return { line, left: [] };
}

function withoutLeadingSpace(rest: string[]): string[] {
  const first = rest.findIndex((piece) => piece.trim() !== '');
  return first < 0 ? [] : rest.slice(first);
}

/** Draws lines with the upper left corner at `x`, `y`; returns their height. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  y: number,
): number {
  doc.fillColor(style.color);
  for (const [index, line] of lines.entries()) {
    let at = x;
    for (const { font, text } of line.runs) {
      select(doc, font, style.size);
      // Fonts differ in height; the baseline is the same.
      const baseline = y + index * style.size * lineHeight + style.size * 1.08;
      if (font.thin) doc.lineWidth(style.size * (style.weight === 'bold' ? 0.06 : 0.035)).strokeColor(style.color);
      // A single space is a gap, which readers of the document recognize.
      if (text.trim() !== '') {
        doc.text(text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          stroke: font.thin,
          fill: true,
          ...shaping(font),
        });
      }
      at += doc.widthOfString(text, shaping(font));
    }
  }
  return heightOf(lines, style);
}
