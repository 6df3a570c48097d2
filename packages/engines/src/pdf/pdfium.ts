/**
 * PDFium compiled to WebAssembly: no native code, no script engine, no file system, no network. Each upload gets its
 * own instance, so that damage by one file ends with it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';
import { keepWhenLoaded } from '../process/keep-when-loaded.ts';

type Pointer = number;

/** Functions of PDFium used here, as declared in its headers `fpdfview.h`, `fpdf_text.h`, `fpdf_doc.h` and others. */
export interface PdfiumFunctions {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(bytes: number): Pointer; free(at: Pointer): void };
  _FPDF_InitLibraryWithConfig(config: Pointer): void;
  _FPDF_LoadMemDocument(bytes: Pointer, length: number, password: Pointer): Pointer;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDF_GetMetaText(document: Pointer, tag: Pointer, into: Pointer, length: number): number;
  _FPDF_GetTrailerEnds(document: Pointer, into: Pointer, length: number): number;
  _FPDF_GetSignatureCount(document: Pointer): number;
  _FPDF_GetSignatureObject(document: Pointer, index: number): Pointer;
  _FPDFSignatureObj_GetByteRange(signature: Pointer, into: Pointer, length: number): number;
  _FPDFDoc_GetJavaScriptActionCount(document: Pointer): number;
  _FPDFDoc_GetAttachmentCount(document: Pointer): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageWidth(page: Pointer): number;
  _FPDF_GetPageHeight(page: Pointer): number;
  _FPDFPage_CountObjects(page: Pointer): number;
  _FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  _FPDFPageObj_GetType(object: Pointer): number;
  _FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  _FPDFPageObj_GetFillColor(object: Pointer, red: Pointer, green: Pointer, blue: Pointer, alpha: Pointer): number;
  _FPDFPath_GetDrawMode(object: Pointer, fill: Pointer, stroke: Pointer): number;
  _FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  _FPDFImageObj_GetImagePixelSize(object: Pointer, width: Pointer, height: Pointer): number;
  _FPDF_PageToDevice(
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    intoX: Pointer,
    intoY: Pointer,
  ): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: Pointer, stride: number): Pointer;
  _FPDFBitmap_FillRect(bitmap: Pointer, x: number, y: number, width: number, height: number, colour: number): void;
  _FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  _FPDFText_GetLooseCharBox(text: Pointer, index: number, into: Pointer): number;
}

/** Limit of WebAssembly memory for one file; PDFium fails on a file that needs more. */
const MOST_HEAP_BYTES = 160 * 1024 * 1024;

const compiled = keepWhenLoaded(async () => {
  const file = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return WebAssembly.compile(new Uint8Array(readFileSync(file)));
});

/** Intercepts the library's requests for more memory; refuses them above the limit. */
function withHeapLimit(imports: WebAssembly.Imports, refuse: () => void): WebAssembly.Imports {
  const grow = imports['env']?.['emscripten_resize_heap'];
  if (typeof grow !== 'function') throw new Error('PDFium asks for memory in an unknown way');
  const limited = (bytes: number): unknown => {
    if (bytes >>> 0 <= MOST_HEAP_BYTES) return grow(bytes);
    refuse();
    return 0;
  };
  return { ...imports, env: { ...imports['env'], emscripten_resize_heap: limited } };
}

export interface Pdfium {
  readonly library: PdfiumFunctions;
  /** True if it requested more memory than allowed; a failure is then not a fault of the file's format. */
  wantedTooMuch(): boolean;
}

/** Starts a new PDFium instance, in about 30 ms once its code is compiled. */
export async function startPdfium(): Promise<Pdfium> {
  const code = await compiled();
  let refused = false;
  const library = await PDFiumModule({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(
        code,
        withHeapLimit(imports, () => {
          refused = true;
        }),
      );
      // The type declares the module only; the library passes the instance first.
      (done as unknown as (instance: WebAssembly.Instance, module: WebAssembly.Module) => void)(instance, code);
      return instance.exports;
    },
  });
  // The package's types declare a part of the library's exports.
  const functions = library as unknown as PdfiumFunctions;
  functions._FPDF_InitLibraryWithConfig(0);
  return { library: functions, wantedTooMuch: () => refused };
}

/** Allocates memory of the library for the duration of one call. Throws if it has none left. */
export function withMemory<T>(library: PdfiumFunctions, bytes: number, use: (at: Pointer) => T): T {
  const at = library.wasmExports.malloc(bytes);
  if (at === 0) throw new Error('out of memory');
  try {
    return use(at);
  } finally {
    library.wasmExports.free(at);
  }
}

/** Returns a view of the library's current memory, which moves when it grows, so the view is never kept. */
export function viewOf(library: PdfiumFunctions): DataView {
  return new DataView(library.HEAPU8.buffer);
}
