/** Metadata of a PDF: producer, dates, later changes, and contents besides its pages. */
import type { PdfFacts } from '../facts.ts';
import { type PdfiumFunctions, viewOf, withMemory } from './pdfium.ts';

/** Maximum length of a value: checks compare names of programs. */
const MAX_LENGTH = 200;
const MOST_RANGES = 8;

function withText<T>(library: PdfiumFunctions, text: string, use: (at: number) => T): T {
  const bytes = Buffer.from(`${text}\0`, 'latin1');
  return withMemory(library, bytes.length, (at) => {
    library.HEAPU8.set(bytes, at);
    return use(at);
  });
}

function metaText(library: PdfiumFunctions, document: number, tag: string): string | null {
  return withText(library, tag, (name) => {
    const length = library._FPDF_GetMetaText(document, name, 0, 0);
    if (length <= 2 || length > 1_000_000) return null;
    return withMemory(library, length, (at) => {
      library._FPDF_GetMetaText(document, name, at, length);
      const text = Buffer.from(library.HEAPU8.slice(at, at + length - 2)).toString('utf16le');
      const printable = text.replace(/\p{C}/gu, ' ').trim().slice(0, MAX_LENGTH);
      return printable === '' ? null : printable;
    });
  });
}

/** Converts `D:20260501102030+02'00'` (ISO 32000-1, 7.9.4) to YYYY-MM-DD; null if it is not a day. */
export function pdfDate(text: string | null): string | null {
  const [, year = '', month = '01', day = '01'] = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?/.exec(text ?? '') ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? `${year}-${month}-${day}` : null;
}

/** Returns the end of the newest signature's signed bytes; null without a signature. */
function signedEnd(library: PdfiumFunctions, document: number): number | null {
  const count = Math.max(0, Math.min(library._FPDF_GetSignatureCount(document), 100));
  const ends = Array.from({ length: count }, (_, index) => {
    const signature = library._FPDF_GetSignatureObject(document, index);
    return withMemory(library, MOST_RANGES * 4, (at) => {
      const ranges = library._FPDFSignatureObj_GetByteRange(signature, at, MOST_RANGES);
      if (ranges < 2 || ranges > MOST_RANGES) return 0;
      const view = viewOf(library);
      return view.getInt32(at + (ranges - 2) * 4, true) + view.getInt32(at + (ranges - 1) * 4, true);
    });
  });
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Bytes after the signed ones that still count as the end of the same file: a line break. */
const TRAILING = 4;

/**
 * Counts the revisions: each appended change has its own trailer (ISO 32000-1, 7.5.6); a linearized file has two from
 * the start (annex F).
 */
function revisionsOf(library: PdfiumFunctions, document: number, bytes: Uint8Array): number {
  const ends = library._FPDF_GetTrailerEnds(document, 0, 0);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  const isLinearized = head.includes('/Linearized');
  return Math.max(1, isLinearized ? ends - 1 : ends);
}

export function readFileFacts(library: PdfiumFunctions, document: number, bytes: Uint8Array): PdfFacts {
  const signed = signedEnd(library, document);
  return {
    producer: metaText(library, document, 'Producer'),
    creator: metaText(library, document, 'Creator'),
    createdAt: pdfDate(metaText(library, document, 'CreationDate')),
    modifiedAt: pdfDate(metaText(library, document, 'ModDate')),
    pageCount: library._FPDF_GetPageCount(document),
    revisions: revisionsOf(library, document, bytes),
    isSigned: signed !== null,
    changedAfterSigning: signed !== null && signed + TRAILING < bytes.length,
    hasScripts: library._FPDFDoc_GetJavaScriptActionCount(document) > 0,
    hasAttachments: library._FPDFDoc_GetAttachmentCount(document) > 0,
  };
}
