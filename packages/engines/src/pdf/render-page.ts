/** Renderer of one page of a PDF to pixels on white. */
import { NORMALIZED_LONG_SIDE } from '../images/image-limits.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import type { PdfiumFunctions } from './pdfium.ts';
import { scanOn } from './scanned-page.ts';

/** Bits of `FPDF_RenderPageBitmap`: annotations are rendered, so that a stamp or a filled field is visible. */
const WITH_ANNOTATIONS = 0x01;
const RED_BEFORE_BLUE = 0x10;
const FORMAT_BGRA = 4;
const WHITE = 0xffffffff;

/** Minimum side; a thinner strip shows nothing readable. */
const LEAST_SIDE = 32;

/** Minimum size of a scan; a smaller picture is a pattern or a logo. */
const LEAST_SCAN = 400;

/** Rendered part of a page: an area of the whole page at some scale, in pixels. */
export interface PageView {
  /** Size of the whole page. */
  readonly page: PixelSize;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the view of the whole page with the long side of every normalized picture; for a page that is only a scan,
 * the scan in its own pixels. Null for a page without an area worth rendering.
 */
export function viewOfPage(library: PdfiumFunctions, page: number): PageView | null {
  const [width, height] = [library._FPDF_GetPageWidth(page), library._FPDF_GetPageHeight(page)];
  if (!Number.isFinite(width) || !Number.isFinite(height) || width <= 0 || height <= 0) return null;
  const scale = NORMALIZED_LONG_SIDE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (Math.min(size.width, size.height) < LEAST_SIDE) return null;
  return viewOfScan(library, page, size) ?? { page: size, left: 0, top: 0, ...size };
}

/**
 * Returns the view at the scale of the scan's finest picture, which is never enlarged, and only reduced if it is very
 * large.
 */
function viewOfScan(library: PdfiumFunctions, page: number, size: PixelSize): PageView | null {
  const scan = scanOn(library, page, size);
  if (scan === null) return null;
  const right = Math.min(size.width, scan.x + scan.width);
  const bottom = Math.min(size.height, scan.y + scan.height);
  const [x, y] = [Math.max(0, scan.x), Math.max(0, scan.y)];
  const long = Math.max(right - x, bottom - y);
  const scale = Math.min(scan.density, NORMALIZED_LONG_SIDE / long);
  const [width, height] = [Math.round((right - x) * scale), Math.round((bottom - y) * scale)];
  if (Math.max(width, height) < LEAST_SCAN || Math.min(width, height) < LEAST_SIDE) return null;
  const whole = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return { page: whole, left: Math.round(x * scale), top: Math.round(y * scale), width, height };
}

/** Renders the page. Throws if the library has no memory left for it. */
export function renderPage(library: PdfiumFunctions, page: number, view: PageView): RgbaPixels {
  const { left, top, width, height } = view;
  const bitmap = library._FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, 0, width * 4);
  if (bitmap === 0) throw new Error('out of memory');
  try {
    library._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const flags = WITH_ANNOTATIONS | RED_BEFORE_BLUE;
    library._FPDF_RenderPageBitmap(bitmap, page, -left, -top, view.page.width, view.page.height, 0, flags);
    const at = library._FPDFBitmap_GetBuffer(bitmap);
    return { data: library.HEAPU8.slice(at, at + width * height * 4), width, height };
  } finally {
    library._FPDFBitmap_Destroy(bitmap);
  }
}
