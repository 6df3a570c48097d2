/** Picture engines of this package: outlines, barcodes, quality and surface, on the calling thread. */
import { parseAamva } from '../barcode/aamva/parse-aamva.ts';
import { readCodes } from '../barcode/read-codes.ts';
import { readPdf417 } from '../barcode/read-pdf417.ts';
import type { BarcodeFacts, FaceFacts, Quad } from '../facts.ts';
import { findOutlines } from '../images/outline.ts';
import { type RgbaPixels, readPixels, shrinkPixels, writeJpeg } from '../images/pixels.ts';
import { measureQuality } from '../images/quality.ts';
import { documentSize, rectify } from '../images/rectify.ts';
import { measureSurface } from '../images/surface/measure-surface.ts';
import type { PictureParts, UnreadSide } from './extractor-parts.ts';
import { isDecoded } from './lay-side.ts';
import { READING_LONG_SIDE } from './read-print.ts';

async function readBarcode(pixels: RgbaPixels, outlines: readonly Quad[]): Promise<BarcodeFacts | null> {
  const symbol = await readPdf417(pixels, { outlines });
  if (!symbol) return null;
  const result = parseAamva(symbol.text);
  const read = { format: 'PDF417', text: symbol.text, stage: symbol.stage, box: symbol.box } as const;
  return result.ok
    ? { ...read, aamva: result.record, aamvaError: null }
    : { ...read, aamva: null, aamvaError: result.error };
}

/** Rectifies a side without reading its print; its rotation stays unknown. */
async function layUnread(pixels: RgbaPixels, outline: Quad | null): Promise<UnreadSide> {
  const flat = outline
    ? await rectify(pixels, outline, documentSize(outline, READING_LONG_SIDE))
    : await shrinkPixels(pixels, READING_LONG_SIDE);
  const [quality, rectifiedJpeg] = await Promise.all([measureQuality(pixels, outline), writeJpeg(flat)]);
  return { outline, quality, rectifiedJpeg, rectifiedSize: { width: flat.width, height: flat.height } };
}

/**
 * Creates the picture engines.
 * @param findFaces faces of an upright JPEG, largest first
 */
export function createPictureParts(findFaces: (jpeg: Uint8Array) => Promise<FaceFacts[]>): PictureParts {
  return {
    async searchBack(jpeg, wantsBarcode) {
      const pixels = await readPixels(jpeg);
      const outlines = await findOutlines(pixels);
      const barcode = wantsBarcode ? await readBarcode(pixels, outlines) : null;
      const unread = isDecoded(barcode) ? await layUnread(pixels, outlines[0] ?? null) : null;
      return { outlines, barcode, unread };
    },
    readBarcode,
    readCodes,
    measureQuality,
    measureSurface,
    findFaces,
  };
}
