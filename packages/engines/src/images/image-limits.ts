/**
 * Limits of one uploaded picture. The decode process is ended when it exceeds one that cannot be checked beforehand.
 */
export interface ImageLimits {
  /** Maximum upload size in bytes. */
  readonly maxBytes: number;
  /** Number of pixels from which a picture is refused. A 48-megapixel phone photograph is below. */
  readonly maxPixels: number;
  /** Maximum side in pixels. */
  readonly maxSide: number;
  /** Processor time for one file in a started decode process, in milliseconds. */
  readonly maxMilliseconds: number;
  /** Resident memory of the whole decode process in bytes; checked often enough that 512 MB are not reached. */
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
 * Long side of a normalized picture in pixels. A card (85.6 mm) that fills only half of the picture still gets 14
 * px/mm, so the narrowest module AAMVA allows (0.170 mm) is 2.4 px wide; the reader needs 1.25 to 1.5.
 */
export const NORMALIZED_LONG_SIDE = 2400;

/** JPEG quality, high enough to avoid ringing at the bars of a symbol and the edges of small print. */
export const NORMALIZED_JPEG_QUALITY = 90;

/** Limit of a file's pages that are rendered and read; further ones are skipped. */
export const MOST_PAGES = 10;

/**
 * Limit of pixels for compression measurement: larger pictures are scaled before anything is read, and decoding them in
 * full takes all the memory allowed for decoding.
 */
export const MOST_MEASURED_PIXELS = 13_000_000;
