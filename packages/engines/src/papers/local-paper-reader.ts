/** Paper reader with the engines of this package. */
import type { PaperFacts, PaperInput } from '../facts.ts';
import { findOutlines } from '../images/outline.ts';
import { readPixels, shrinkPixels } from '../images/pixels.ts';
import { measureQuality } from '../images/quality.ts';
import { rectify } from '../images/rectify.ts';
import { createTextReader, type TextReader } from '../text/recognize-text.ts';
import { extractPaper } from './extract-paper.ts';

export interface PaperReader {
  extractPaper(input: PaperInput): Promise<PaperFacts>;
}

/**
 * Creates the reader. `textReader` shares the text networks with another reader; without it they are loaded, about 0.3
 * s.
 */
export async function createPaperReader(textReader?: TextReader): Promise<PaperReader> {
  const parts = {
    readPixels,
    shrinkPixels,
    findOutlines,
    rectify: (...[pixels, outline]: Parameters<typeof rectify>) => rectify(pixels, outline),
    measureQuality,
    textReader: textReader ?? (await createTextReader()),
  };
  return { extractPaper: (input) => extractPaper(parts, input) };
}
