/** Bounds of one uploaded picture. The decode process is ended when it crosses one that cannot be checked beforehand. */
export interface ImageLimits {
  /** Longest upload in bytes. */
  readonly maxBytes: number;
  /** A picture of this many pixels or more is refused. A 48-megapixel phone photograph stays below. */
  readonly maxPixels: number;
  /** Longest side in pixels. */
  readonly maxSide: number;
  /** Processor time for one file in a decode process that is ready, in milliseconds. */
  readonly maxMilliseconds: number;
  /** Resident memory of the whole decode process in bytes; looked at often enough that 512 MB are not reached. */
  readonly maxResidentBytes: number;
}

export const IMAGE_LIMITS: ImageLimits = {
  maxBytes: 10_000_000,
  maxPixels: 50_000_000,
  maxSide: 12_000,
  maxMilliseconds: 8_000,
  maxResidentBytes: 448 * 1024 * 1024,
};

/**
 * Long side of a normalized picture in pixels. A card (85.6 mm) that fills only half of the picture still gets 14 px/mm,
 * so the narrowest module AAMVA allows (0.170 mm) is 2.4 px wide; the reader needs 1.25 to 1.5.
 */
export const NORMALIZED_LONG_SIDE = 2400;

/** High enough that the bars of a symbol and the edges of small print do not ring. */
export const NORMALIZED_JPEG_QUALITY = 90;

/** Pages of a file that are drawn and read; further ones are passed over. */
export const MOST_PAGES = 10;

/** Larger pictures are scaled before anything is read, and unpacking them whole takes the memory that decoding may have. */
export const MOST_MEASURED_PIXELS = 13_000_000;
