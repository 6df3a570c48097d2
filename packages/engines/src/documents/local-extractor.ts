/** Document extractor with the engines of this package: local pictures, barcodes and text recognition. */
import { cutPortrait } from '../images/cut-portrait.ts';
import { findOutlines } from '../images/outline.ts';
import { readPixels, shrinkPixels, writeJpeg } from '../images/pixels.ts';
import { rectify } from '../images/rectify.ts';
import { createTextReader, type TextReader } from '../text/recognize-text.ts';
import { createDocumentExtractor, type DocumentExtractor } from './extract-document.ts';
import type { PictureParts } from './extractor-parts.ts';

export interface LocalExtractorOptions {
  /** Picture engines, see `createPictureParts`. */
  readonly pictures: PictureParts;
  /** Returns today as YYYY-MM-DD, to determine the century of two-digit years. */
  readonly today?: () => string;
  /** Text reader shared with another extractor; without it the networks are loaded. */
  readonly textReader?: TextReader;
}

/** Creates the extractor. Loads the text networks (about 0.3 s); the other engines load with the first document. */
export async function createLocalDocumentExtractor(options: LocalExtractorOptions): Promise<DocumentExtractor> {
  const textReader = options.textReader ?? (await createTextReader());
  return createDocumentExtractor({
    ...options.pictures,
    readPixels,
    writeJpeg: (pixels) => writeJpeg(pixels),
    shrinkPixels,
    findOutlines,
    rectify,
    cutPortrait,
    textReader,
    today: options.today,
  });
}
