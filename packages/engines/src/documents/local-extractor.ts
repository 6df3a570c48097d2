/** The document extractor with the engines of this package: pictures, barcodes and text of this machine. */
import { parseAamva } from '../barcode/aamva/parse-aamva.ts';
import { readCodes } from '../barcode/read-codes.ts';
import { readPdf417 } from '../barcode/read-pdf417.ts';
import type { FaceFacts } from '../facts.ts';
import { cutPortrait } from '../images/cut-portrait.ts';
import { findOutlines } from '../images/outline.ts';
import { readPixels, shrinkPixels, writeJpeg } from '../images/pixels.ts';
import { measureQuality } from '../images/quality.ts';
import { rectify } from '../images/rectify.ts';
import { measureSurface } from '../images/surface/measure-surface.ts';
import { createTextReader, type TextReader } from '../text/recognize-text.ts';
import { createDocumentExtractor, type DocumentExtractor } from './extract-document.ts';

export interface LocalExtractorOptions {
  /** Faces of an upright JPEG, largest first. */
  findFaces(jpeg: Uint8Array): Promise<FaceFacts[]>;
  /** Today as YYYY-MM-DD, to tell the century of two-digit years. */
  readonly today?: () => string;
  /** Shares the text networks with another reader; they are loaded without it. */
  readonly textReader?: TextReader;
}

/** Loads the text networks (about 0.3 s); the other engines load with the first document. */
export async function createLocalDocumentExtractor(options: LocalExtractorOptions): Promise<DocumentExtractor> {
  const textReader = options.textReader ?? (await createTextReader());
  return createDocumentExtractor({
    readPixels,
    writeJpeg: (pixels) => writeJpeg(pixels),
    shrinkPixels,
    findOutlines,
    rectify: (pixels, outline) => rectify(pixels, outline),
    measureQuality,
    measureSurface,
    readPdf417: (pixels, outlines) => readPdf417(pixels, { outlines }),
    readCodes: (pixels) => readCodes(pixels),
    parseAamva,
    cutPortrait,
    findFaces: (jpeg) => options.findFaces(jpeg),
    textReader,
    today: options.today,
  });
}
