/** Dependencies of the document extractor on other engines; the composition root provides them. */
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

/** Findings on a side before its text is read. */
export interface SearchedSide {
  /** Possible outlines, most likely first. */
  readonly outlines: readonly Quad[];
  /** PDF417 symbol; null if there is none, or none was searched. */
  readonly barcode: BarcodeFacts | null;
}

/** Rectified side in its original rotation, without its text. */
export type UnreadSide = Pick<DocumentSideFacts, 'outline' | 'quality' | 'rectifiedJpeg' | 'rectifiedSize'>;

/** Picture operations without text recognition: they may run on another thread during the reading. */
export interface PictureParts {
  /**
   * Finds the outlines of the back in a normalized JPEG, and its PDF417 symbol if one is wanted. `unread` is the side
   * if its symbol identifies the holder, which is more reliable than print, so that the text is not read.
   */
  searchBack(jpeg: Uint8Array, wantsBarcode: boolean): Promise<SearchedSide & { readonly unread: UnreadSide | null }>;
  /** Reads the PDF417 symbol of a picture with known outlines; null if unreadable. */
  readBarcode(pixels: RgbaPixels, outlines: readonly Quad[]): Promise<BarcodeFacts | null>;
  /** Reads QR, Data Matrix, Aztec and Code 128 symbols. */
  readCodes(pixels: RgbaPixels): Promise<readonly CodeFacts[]>;
  measureQuality(pixels: RgbaPixels, outline: Quad | null): Promise<ImageQuality>;
  /** Measures the surface of a side. */
  measureSurface(side: LaidSide): Promise<SurfaceFacts>;
  /** Finds the faces of an upright JPEG, largest first. */
  findFaces(jpeg: Uint8Array): Promise<FaceFacts[]>;
}

export interface ExtractorParts extends PictureParts {
  /** Decodes a normalized JPEG. */
  readPixels(jpeg: Uint8Array): Promise<RgbaPixels>;
  writeJpeg(pixels: RgbaPixels): Promise<Uint8Array>;
  /** Shrinks to at most `maxLongSide` pixels on the long side. */
  shrinkPixels(pixels: RgbaPixels, maxLongSide: number): Promise<RgbaPixels>;
  /** Finds possible outlines of the document in the picture, most likely first; empty if there are none. */
  findOutlines(pixels: RgbaPixels): Promise<readonly Quad[]>;
  /** Cuts out the outline and corrects its perspective; in the size of a document if none is given. */
  rectify(pixels: RgbaPixels, outline: Quad, size?: PictureSize): Promise<RgbaPixels>;
  /** Cuts out head and shoulders around a face. */
  cutPortrait(jpeg: Uint8Array, face: Box): Promise<CutPicture>;
  readonly textReader: TextReader;
  /**
   * Returns today as YYYY-MM-DD, to determine the century of two-digit years. Without it the document's own expiry
   * decides.
   */
  readonly today?: () => string;
}
