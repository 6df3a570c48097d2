/** What the document extractor needs from the other engines; the composition root provides it. */
import type { AamvaResult } from '../barcode/aamva/parse-aamva.ts';
import type {
  BarcodeFacts,
  Box,
  CodeFacts,
  CutPicture,
  FaceFacts,
  ImageQuality,
  Quad,
  SurfaceFacts,
} from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import type { LaidSide } from '../images/surface/measure-surface.ts';
import type { TextReader } from '../text/recognize-text.ts';

export interface ExtractorParts {
  /** Decodes a normalized JPEG. */
  readPixels(jpeg: Uint8Array): Promise<RgbaPixels>;
  writeJpeg(pixels: RgbaPixels): Promise<Uint8Array>;
  /** At most `maxLongSide` pixels on the long side. */
  shrinkPixels(pixels: RgbaPixels, maxLongSide: number): Promise<RgbaPixels>;
  /** Possible outlines of the document in the picture, the most likely first; empty when none were found. */
  findOutlines(pixels: RgbaPixels): Promise<readonly Quad[]>;
  /** The document alone, its perspective undone. */
  rectify(pixels: RgbaPixels, outline: Quad): Promise<RgbaPixels>;
  measureQuality(pixels: RgbaPixels, outline: Quad | null): Promise<ImageQuality>;
  /** What a side is made of. */
  measureSurface(side: LaidSide): Promise<SurfaceFacts>;
  /** The PDF417 symbol of a side, null when none could be read. */
  readPdf417(pixels: RgbaPixels, outlines: readonly Quad[]): Promise<Pick<BarcodeFacts, 'text' | 'stage'> | null>;
  /** QR, Data Matrix, Aztec and Code 128 symbols. */
  readCodes(pixels: RgbaPixels): Promise<readonly CodeFacts[]>;
  parseAamva(text: string): AamvaResult;
  findFaces(jpeg: Uint8Array): Promise<FaceFacts[]>;
  /** Head and shoulders around a face. */
  cutPortrait(jpeg: Uint8Array, face: Box): Promise<CutPicture>;
  readonly textReader: TextReader;
  /** Today as YYYY-MM-DD, to tell the century of two-digit years. Without it the document's own expiry decides. */
  readonly today?: () => string;
}
