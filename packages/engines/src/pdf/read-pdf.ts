/** Reader of an untrusted PDF's pages with its text layer. Runs in the decode process only. */
import type { ImageRefusalReason, PdfFacts } from '../facts.ts';
import { MOST_PAGES } from '../images/image-limits.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import type { TextLine } from '../picture-facts.ts';
import { readFileFacts } from './file-facts.ts';
import { type PdfiumFunctions, startPdfium } from './pdfium.ts';
import { renderPage, viewOfPage } from './render-page.ts';
import { readTextLayer } from './text-layer.ts';

export interface DrawnPage {
  readonly pixels: RgbaPixels;
  readonly layer: readonly TextLine[];
}

export type PdfResult<Page> =
  | { readonly ok: true; readonly pages: readonly Page[]; readonly facts: PdfFacts }
  | { readonly ok: false; readonly reason: ImageRefusalReason };

/** Error codes of `FPDF_GetLastError`. */
const NEEDS_PASSWORD = 4;
const UNKNOWN_SECURITY = 5;

function drawPage(library: PdfiumFunctions, document: number, index: number): DrawnPage | null {
  const page = library._FPDF_LoadPage(document, index);
  if (page === 0) return null;
  try {
    const view = viewOfPage(library, page);
    if (view === null) return null;
    return { pixels: renderPage(library, page, view), layer: readTextLayer(library, page, view) };
  } finally {
    library._FPDF_ClosePage(page);
  }
}

const refusal = (reason: ImageRefusalReason) => ({ ok: false, reason }) as const;

/**
 * Renders the first pages; calls `keep` with each one before rendering the next. A file that needs a password is
 * refused as `password_protected`, one that needs too much memory as `out_of_memory`; one without a page, or with one
 * that cannot be rendered, as `corrupt`.
 */
export async function readPdf<Page>(
  bytes: Uint8Array,
  keep: (page: DrawnPage) => Promise<Page>,
): Promise<PdfResult<Page>> {
  const { library, wantedTooMuch } = await startPdfium();
  try {
    return await readPages(library, bytes, keep);
  } catch (error) {
    // Failures inside the library arrive as WebAssembly errors; other errors are bugs of this package.
    if (wantedTooMuch()) return refusal('out_of_memory');
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return refusal('corrupt');
    throw error;
  }
}

async function readPages<Page>(
  library: PdfiumFunctions,
  bytes: Uint8Array,
  keep: (page: DrawnPage) => Promise<Page>,
): Promise<PdfResult<Page>> {
  const at = library.wasmExports.malloc(bytes.length);
  if (at === 0) return refusal('out_of_memory');
  library.HEAPU8.set(bytes, at);
  const document = library._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document === 0) {
    const error = library._FPDF_GetLastError();
    return refusal(error === NEEDS_PASSWORD || error === UNKNOWN_SECURITY ? 'password_protected' : 'corrupt');
  }
  const count = Math.min(library._FPDF_GetPageCount(document), MOST_PAGES);
  if (count < 1) return refusal('corrupt');
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = drawPage(library, document, index);
    if (page === null) return refusal('corrupt');
    pages.push(await keep(page));
  }
  return { ok: true, pages, facts: readFileFacts(library, document, bytes) };
}
