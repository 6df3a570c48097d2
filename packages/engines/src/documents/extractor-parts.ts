/** What the document extractor needs from the other engines; the composition root provides it. */
import type {
  BarcodeFacts,
  Box,
  CodeFacts,
  CutPicture,
  DocumentSideFacts,
  FaceFacts,
  ImageQuality,
  PictureSize,
  Quad,
  SurfaceFacts,
} from '../facts.ts';
import type { RgbaPixels } from '../images/pixels.ts';
import type { LaidSide } from '../images/surface/measure-surface.ts';
import type { TextReader } from '../text/recognize-text.ts';

/** What was found in a side before anything of it is read. */
export interface SearchedSide {
  /** Possible outlines, the most likely first. */
  readonly outlines: readonly Quad[];
  /** Its PDF417 symbol; null when there is none, or none was looked for. */
  readonly barcode: BarcodeFacts | null;
}

/** A side laid flat as it lies, whose print is not read. */
export type UnreadSide = Pick<DocumentSideFacts, 'outline' | 'quality' | 'rectifiedJpeg' | 'rectifiedSize'>;

/** Work on pictures that needs no text: it may run on another thread, beside the reading. */
export interface PictureParts {
  /**
   * Outlines of the back in a normalized JPEG, and its PDF417 symbol when one is wanted. A symbol that says who the holder is
   * says it better than the print beside it, which is not read then.
   */
  searchBack(jpeg: Uint8Array, wantsBarcode: boolean): Promise<SearchedSide & { readonly unread: UnreadSide | null }>;
  /** The PDF417 symbol of a picture whose outlines are known, null when none could be read. */
  readBarcode(pixels: RgbaPixels, outlines: readonly Quad[]): Promise<BarcodeFacts | null>;
  /** QR, Data Matrix, Aztec and Code 128 symbols. */
  readCodes(pixels: RgbaPixels): Promise<readonly CodeFacts[]>;
  measureQuality(pixels: RgbaPixels, outline: Quad | null): Promise<ImageQuality>;
  /** What a side is made of. */
  measureSurface(side: LaidSide): Promise<SurfaceFacts>;
  /** Faces of an upright JPEG, largest first. */
  findFaces(jpeg: Uint8Array): Promise<FaceFacts[]>;
}

export interface ExtractorParts extends PictureParts {
  /** Decodes a normalized JPEG. */
  readPixels(jpeg: Uint8Array): Promise<RgbaPixels>;
  writeJpeg(pixels: RgbaPixels): Promise<Uint8Array>;
  /** At most `maxLongSide` pixels on the long side. */
  shrinkPixels(pixels: RgbaPixels, maxLongSide: number): Promise<RgbaPixels>;
  /** Possible outlines of the document in the picture, the most likely first; empty when none were found. */
  findOutlines(pixels: RgbaPixels): Promise<readonly Quad[]>;
  /** What lies inside the outline, its perspective undone; in the size of a document when none is given. */
  rectify(pixels: RgbaPixels, outline: Quad, size?: PictureSize): Promise<RgbaPixels>;
  /** Head and shoulders around a face. */
  cutPortrait(jpeg: Uint8Array, face: Box): Promise<CutPicture>;
  readonly textReader: TextReader;
  /** Today as YYYY-MM-DD, to tell the century of two-digit years. Without it the document's own expiry decides. */
  readonly today?: () => string;
}
