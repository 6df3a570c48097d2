/** One page of a PDF as pixels, drawn on white. */
import { NORMALIZED_LONG_SIDE } from '../images/image-limits.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import type { PdfiumFunctions } from './pdfium.ts';

/** Bits of `FPDF_RenderPageBitmap`: annotations are drawn, so that a stamp or a filled field is seen as it shows. */
const WITH_ANNOTATIONS = 0x01;
const RED_BEFORE_BLUE = 0x10;
const FORMAT_BGRA = 4;
const WHITE = 0xffffffff;

/** A strip thinner than this shows nothing that could be read. */
const LEAST_SIDE = 32;

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a page whose long side is that of every normalized picture; null for a page without an area worth drawing. */
export function sizeOfPage(library: PdfiumFunctions, page: number): PageSize | null {
  const [width, height] = [library._FPDF_GetPageWidth(page), library._FPDF_GetPageHeight(page)];
  if (!Number.isFinite(width) || !Number.isFinite(height) || width <= 0 || height <= 0) return null;
  const scale = NORMALIZED_LONG_SIDE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return Math.min(size.width, size.height) < LEAST_SIDE ? null : size;
}

/** Throws when the library has no memory left for the page. */
export function renderPage(library: PdfiumFunctions, page: number, { width, height }: PageSize): RgbaPixels {
  const bitmap = library._FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, 0, width * 4);
  if (bitmap === 0) throw new Error('out of memory');
  try {
    library._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    library._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_BEFORE_BLUE);
    const at = library._FPDFBitmap_GetBuffer(bitmap);
    return { data: library.HEAPU8.slice(at, at + width * height * 4), width, height };
  } finally {
    library._FPDFBitmap_Destroy(bitmap);
  }
}
