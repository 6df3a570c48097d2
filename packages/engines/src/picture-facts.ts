/** What the engines report of pictures: how they came, how good they are, what their pixels show. */
import type { UploadFormat } from './images/sniff-format.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Left, top, width and height in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Corners in the order top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Why a picture could not be used at all. */
export type ImageRefusalReason =
  | 'empty'
  | 'unsupported_format'
  | 'corrupt'
  | 'too_large'
  | 'too_many_pixels'
  /** A PDF that opens with a password only. */
  | 'password_protected'
  /** Where one picture is wanted: a file of several pages. */
  | 'several_pages'
  | 'timed_out'
  | 'out_of_memory';

export interface ImageRefusal {
  readonly ok: false;
  readonly reason: ImageRefusalReason;
}

/** What the camera wrote into the file, kept for fraud checks before the metadata is stripped. */
export interface CaptureMetadata {
  readonly make: string | null;
  readonly model: string | null;
  readonly software: string | null;
  readonly takenAt: string | null;
  /** True when the date is written and is none, as no camera writes it. */
  readonly isInvalid?: boolean;
}

/**
 * What the uploaded file tells of an earlier compression. A picture that was unpacked, changed and saved again carries both
 * compressions everywhere but where it was changed.
 */
export interface CompressionFacts {
  /** Mean evidence for an earlier compression, in nats, summed over the coefficients that were looked at. */
  readonly level: number;
  /** Whether there is enough of it to miss it anywhere. */
  readonly isMeasurable: boolean;
  /** Parts without it, the strongest first. */
  readonly foreign: readonly ForeignPart[];
}

export interface ForeignPart {
  readonly box: Box;
  /** Evidence, in nats, that the part was compressed once only. */
  readonly score: number;
}

/** An untrusted upload after decoding in the isolated process: upright, metadata-free JPEG. */
export interface NormalizedImage {
  readonly ok: true;
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly format: UploadFormat;
  /** SHA-256 of the uploaded bytes, lower-case hex. */
  readonly sha256: string;
  /** 64-bit difference hash of the picture, 16 hex digits. */
  readonly perceptualHash: string;
  /** 256-bit difference hash, 64 hex digits; absent on pictures that were decoded without it. */
  readonly fineHash?: string;
  readonly capture: CaptureMetadata;
  /**
   * Measured in the uploaded bytes, boxes in pixels of `jpeg`; null for formats and sizes that are not looked at, absent on
   * pictures that were decoded without it.
   */
  readonly compression?: CompressionFacts | null;
}

export interface ImageQuality {
  /**
   * Variance of the Laplacian: of a document on a grey copy 1000 px wide, without what noise adds (below 60 it is blurred);
   * of a face on a copy 100 px wide.
   */
  readonly sharpness: number;
  /** Share of saturated pixels inside the document or face area, 0 to 1. */
  readonly glareShare: number;
  /** Where the largest glare is, null when there is none worth naming. */
  readonly glareBox: Box | null;
  /** Mean luma, 0 to 255. */
  readonly brightness: number;
  /** Mean saturation, 0 to 1; a photocopy is near 0. */
  readonly colorfulness: number;
  /** Short side of the document (or face) in pixels of the normalized picture. */
  readonly subjectShortSidePx: number;
}

/** Two sets of fine parallel lines at right angles over a whole side. */
export interface GratingPair {
  /** How far the weaker of the two stands out, dB over the spectrum around it; 0 when there is no pair. */
  readonly prominence: number;
  /** Distance of two lines in pixels of a side whose long edge has 1600; null when there is no pair. */
  readonly period: number | null;
  /** Direction of the stronger one, degrees from 0 to 180; null when there is no pair. */
  readonly angle: number | null;
}

export interface Gratings {
  /** Along the edges of the side, as the pixels of a display on which it is shown. */
  readonly aligned: GratingPair;
  /** At an angle to them, as the dots of a print. */
  readonly oblique: GratingPair;
}

/** What the front is made of, as far as its pixels tell. */
export interface SurfaceFacts {
  /** Null when the picture is too small to tell. */
  readonly gratings: Gratings | null;
  /** Null in facts that were made without it. */
  readonly noise: NoiseFacts | null;
  /** Round holes through the document, in pixels of `rectifiedJpeg`; null when no outline was found. */
  readonly holes: readonly Box[] | null;
  /**
   * Lines of print, the one farthest from its neighbours first; null when there are too few to compare, absent in facts that
   * were made without it.
   */
  readonly lines?: readonly LineFacts[] | null;
}

/** How the edges of a line's letters are against those of the lines beside it. */
export interface LineFacts {
  /** In pixels of `rectifiedJpeg`. */
  readonly box: Box;
  /** Standard deviations of the page by which they are steeper; below 0 for softer ones. */
  readonly sharpness: number;
}

/** The noise of the sensor, which is everywhere in a photograph. */
export interface NoiseFacts {
  /** Usual response of the noise filter; about 3 for a clean photograph, 9 for a grainy one. */
  readonly level: number;
  /** Whether there is enough noise to miss it anywhere. */
  readonly isMeasurable: boolean;
  /** Connected parts without noise, the largest first, with their size in blocks of 12 x 12 pixels of the photograph. */
  readonly quiet: readonly QuietPart[];
}

export interface QuietPart {
  /** In pixels of `rectifiedJpeg`. */
  readonly box: Box;
  readonly blocks: number;
}

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture cut from another one. */
export interface CutPicture extends PictureSize {
  readonly jpeg: Uint8Array;
}
