/** Detection of scanned pages: one picture, or several strips of it, and nothing else visible. */
import type { Box } from '../facts.ts';
import { type PdfiumFunctions, viewOf, withMemory } from './pdfium.ts';

/** Values of `FPDF_PAGEOBJ_…` in `fpdf_edit.h`. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
/** Value of `FPDF_TEXTRENDERMODE_INVISIBLE`: words recognized by a scanner, for searching. */
const INVISIBLE = 3;
/** Value of `FPDF_FILLMODE_NONE`. */
const NOT_FILLED = 0;

/** Limit of page objects: a scan is cut into strips, not into tiny pieces. */
const MOST_OBJECTS = 2_000;

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface Scan extends Box {
  /** Pixels of the finest picture per pixel of the page. */
  readonly density: number;
}

/** Returns the area of the scan on the page rendered in this size; null for a page with anything else. */
export function scanOn(library: PdfiumFunctions, page: number, size: PixelSize): Scan | null {
  const count = library._FPDFPage_CountObjects(page);
  if (count < 1 || count > MOST_OBJECTS) return null;
  let scan: Scan | null = null;
  for (let index = 0; index < count; index += 1) {
    const object = library._FPDFPage_GetObject(page, index);
    if (library._FPDFPageObj_GetType(object) !== IMAGE) {
      if (isSeen(library, object)) return null;
      continue;
    }
    const picture = pictureOf(library, page, object, size);
    if (picture === null) return null;
    scan = scan === null ? picture : joined(scan, picture);
  }
  return scan;
}

/** True if the object is visible; a white sheet is not, as it equals the page. */
function isSeen(library: PdfiumFunctions, object: number): boolean {
  const type = library._FPDFPageObj_GetType(object);
  if (type === TEXT) return library._FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE;
  return type !== PATH || !isWhiteOrNothing(library, object);
}

function isWhiteOrNothing(library: PdfiumFunctions, path: number): boolean {
  return withMemory(library, 24, (at) => {
    if (library._FPDFPath_GetDrawMode(path, at, at + 4) === 0) return false;
    const view = viewOf(library);
    if (view.getInt32(at + 4, true) !== 0) return false;
    if (view.getInt32(at, true) === NOT_FILLED) return true;
    if (library._FPDFPageObj_GetFillColor(path, at + 8, at + 12, at + 16, at + 20) === 0) return false;
    return [8, 12, 16].every((offset) => viewOf(library).getUint32(at + offset, true) === 255);
  });
}

function pictureOf(library: PdfiumFunctions, page: number, image: number, size: PixelSize): Scan | null {
  return withMemory(library, 32, (at) => {
    if (library._FPDFPageObj_GetBounds(image, at, at + 4, at + 8, at + 12) === 0) return null;
    if (library._FPDFImageObj_GetImagePixelSize(image, at + 16, at + 20) === 0) return null;
    const view = viewOf(library);
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((offset) =>
      view.getFloat32(at + offset, true),
    );
    const pixels = [16, 20].map((offset) => view.getUint32(at + offset, true));
    const corners = [left, right].map((x, index) => toPixels(library, page, size, x, index === 0 ? bottom : top));
    const [a, b] = corners;
    if (a === undefined || b === undefined) return null;
    const box = {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
    const long = Math.max(box.width, box.height);
    return long < 1 ? null : { ...box, density: Math.max(...pixels) / long };
  });
}

function toPixels(library: PdfiumFunctions, page: number, { width, height }: PixelSize, x: number, y: number) {
  return withMemory(library, 8, (at) => {
    library._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, at, at + 4);
    const view = viewOf(library);
    return { x: view.getInt32(at, true), y: view.getInt32(at + 4, true) };
  });
}

function joined(a: Scan, b: Scan): Scan {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y, density: Math.max(a.density, b.density) };
}
