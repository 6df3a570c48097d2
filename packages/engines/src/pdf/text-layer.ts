/** Text layer of a PDF, line by line at its places on the rendered page. */
import type { Box } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { MOST_CHARACTERS } from './pdf-limits.ts';
import { type PdfiumFunctions, viewOf, withMemory } from './pdfium.ts';
import type { PageView } from './render-page.ts';

interface Character {
  readonly text: string;
  /** Box; null for characters without a place, such as a space or a line end. */
  readonly box: Box | null;
}

/** Minimum gap between columns, in line heights. */
const COLUMN_GAP = 1.2;
const WORD_GAP = 0.28;

function pixelOf(library: PdfiumFunctions, page: number, drawn: PageView, x: number, y: number) {
  const { width, height } = drawn.page;
  return withMemory(library, 8, (at) => {
    library._FPDF_PageToDevice(page, -drawn.left, -drawn.top, width, height, 0, x, y, at, at + 4);
    const view = viewOf(library);
    return { x: view.getInt32(at, true), y: view.getInt32(at + 4, true) };
  });
}

function boxOf(library: PdfiumFunctions, page: number, text: number, index: number, drawn: PageView): Box | null {
  return withMemory(library, 16, (at) => {
    if (library._FPDFText_GetLooseCharBox(text, index, at) === 0) return null;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((offset) =>
      viewOf(library).getFloat32(at + offset, true),
    );
    const first = pixelOf(library, page, drawn, left, top);
    const second = pixelOf(library, page, drawn, right, bottom);
    const [x, y] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
    return { x, y, width: Math.abs(second.x - first.x), height: Math.abs(second.y - first.y) };
  });
}

function* charactersOf(library: PdfiumFunctions, page: number, text: number, drawn: PageView): Generator<Character> {
  const count = Math.min(library._FPDFText_CountChars(text), MOST_CHARACTERS);
  for (let index = 0; index < count; index += 1) {
    const code = library._FPDFText_GetUnicode(text, index);
    if (code === 0 || code > 0x10_ffff) continue;
    const character = String.fromCodePoint(code);
    const isPlaced = /[^\s\p{C}]/u.test(character);
    yield { text: character, box: isPlaced ? boxOf(library, page, text, index, drawn) : null };
  }
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** True if `next` continues `line`: it is on the same line and not in the next column. */
function goesOn(line: Box, next: Box): boolean {
  const overlap = Math.min(line.y + line.height, next.y + next.height) - Math.max(line.y, next.y);
  if (overlap < Math.min(line.height, next.height) / 2) return false;
  const gap = next.x - (line.x + line.width);
  return gap < COLUMN_GAP * line.height && gap > -COLUMN_GAP * line.height;
}

/** Joins characters to lines in the order of the file. */
export function linesOf(characters: Iterable<Character>): TextLine[] {
  const lines: TextLine[] = [];
  let text = '';
  let box: Box | null = null;
  let last: Box | null = null;
  let spaced = false;
  const end = (): void => {
    const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
    if (plain !== '' && box !== null) lines.push({ text: plain, confidence: 1, box });
    [text, box, last, spaced] = ['', null, null, false];
  };
  for (const character of characters) {
    if (/[\r\n]/.test(character.text)) end();
    else if (character.box === null) spaced = text !== '';
    else {
      if (box !== null && last !== null && !goesOn(box, character.box)) end();
      const gap = last === null ? 0 : character.box.x - (last.x + last.width);
      text += (text !== '' && (spaced || gap > WORD_GAP * character.box.height) ? ' ' : '') + character.text;
      box = box === null ? character.box : around(box, character.box);
      [last, spaced] = [character.box, false];
    }
  }
  end();
  return lines;
}

/** Reads the text layer; empty for a page that is a picture. Positions are pixels of the rendered part. */
export function readTextLayer(library: PdfiumFunctions, page: number, drawn: PageView): TextLine[] {
  const text = library._FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    return linesOf(charactersOf(library, page, text, drawn));
  } finally {
    library._FPDFText_ClosePage(text);
  }
}
