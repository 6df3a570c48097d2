/** Facts that the engines report on pictures: origin, quality, and findings in their pixels. */
import type { UploadFormat } from './images/sniff-format.ts';

export interface TextLine {
  readonly text: string;
  /** Mean of its characters, 0 to 1. */
  readonly confidence: number;
  /** Confidence of its least certain character except spaces, 0 to 1; absent if only the mean is known. */
  readonly weakest?: number;
  /** Places of its uncertain characters, spaces not counted; absent if unknown. */
  readonly weakAt?: readonly number[];
  readonly box: Box;
}

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

/** Reasons why a picture is unusable. */
export type ImageRefusalReason =
  | 'empty'
  | 'unsupported_format'
  | 'corrupt'
  | 'too_large'
  | 'too_many_pixels'
  /** A PDF that needs a password. */
  | 'password_protected'
  /** A file of several pages, if one picture is expected. */
  | 'several_pages'
  | 'timed_out'
  | 'out_of_memory';

export interface ImageRefusal {
  readonly ok: false;
  readonly reason: ImageRefusalReason;
}

/** Metadata that the camera wrote into the file, kept for fraud checks before it is stripped. */
export interface CaptureMetadata {
  readonly make: string | null;
  readonly model: string | null;
  readonly software: string | null;
  readonly takenAt: string | null;
  /** True if the date is written but invalid, as no camera writes it. */
  readonly isInvalid?: boolean;
}

/**
 * Traces of an earlier compression in the uploaded file. If a picture was decoded, changed and saved again, the changed
 * parts lack the earlier compression; all other parts have both.
 */
export interface CompressionFacts {
  /** Mean evidence for an earlier compression, in nats, summed over the coefficients used. */
  readonly level: number;
  /** True if there is enough evidence to detect parts without it. */
  readonly isMeasurable: boolean;
  /** Parts without it, strongest first. */
  readonly foreign: readonly ForeignPart[];
}

export interface ForeignPart {
  readonly box: Box;
  /** Evidence, in nats, that the part was compressed only once. */
  readonly score: number;
}

/** Untrusted upload after decoding in the isolated process: upright, metadata-free JPEG. */
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
   * Compression of the uploaded bytes, boxes in pixels of `jpeg`; null for formats and sizes that are not measured,
   * absent on pictures that were decoded without it.
   */
  readonly compression?: CompressionFacts | null;
}

export interface ImageQuality {
  /**
   * Variance of the Laplacian: of a document on a grey copy 1000 px wide, minus that of noise (below 60 it is blurred);
   * of a face on a copy 100 px wide.
   */
  readonly sharpness: number;
  /** Share of saturated pixels inside the document or face area, 0 to 1. */
  readonly glareShare: number;
  /** Box of the largest glare; null if there is no relevant one. */
  readonly glareBox: Box | null;
  /** Mean luma, 0 to 255. */
  readonly brightness: number;
  /** Mean saturation, 0 to 1; a photocopy is near 0. */
  readonly colorfulness: number;
  /** Short side of the document (or face) in pixels of the normalized picture. */
  readonly subjectShortSidePx: number;
}

/** Two sets of fine parallel lines at right angles, over a whole side of the document. */
export interface GratingPair {
  /** Prominence of the weaker set, in dB over the spectrum around it; 0 if there is no pair. */
  readonly prominence: number;
  /** Distance of two lines in pixels of a side whose long edge has 1600; null if there is no pair. */
  readonly period: number | null;
  /** Direction of the stronger set, degrees from 0 to 180; null if there is no pair. */
  readonly angle: number | null;
}

export interface Gratings {
  /** Pair along the edges of the side, as from the pixels of a display that shows it. */
  readonly aligned: GratingPair;
  /** Pair at an angle to the edges of the side, as from the dots of a print. */
  readonly oblique: GratingPair;
}

/** Facts on the surface of the front, as far as its pixels show them. */
export interface SurfaceFacts {
  /** Gratings; null if the picture is too small. */
  readonly gratings: Gratings | null;
  /** Noise; null in facts that were made without it. */
  readonly noise: NoiseFacts | null;
  /** Round holes through the document, in pixels of `rectifiedJpeg`; null if no outline was found. */
  readonly holes: readonly Box[] | null;
  /**
   * Lines of print, ordered by their difference from neighbouring lines, largest first. Null if there are too few to
   * compare; absent in facts that were made without the comparison.
   */
  readonly lines?: readonly LineFacts[] | null;
}

/** Sharpness of a line's letters relative to neighbouring lines. */
export interface LineFacts {
  /** Box in pixels of `rectifiedJpeg`. */
  readonly box: Box;
  /** Steepness of the letters' edges in standard deviations of the page; below 0 for softer lines. */
  readonly sharpness: number;
}

/** Sensor noise, which is everywhere in a photograph. */
export interface NoiseFacts {
  /** Usual response of the noise filter; about 3 for a clean photograph, 9 for a grainy one. */
  readonly level: number;
  /** True if there is enough noise to detect parts without it. */
  readonly isMeasurable: boolean;
  /**
   * Connected parts without noise, the largest first, with their size in blocks of 12 x 12 pixels of the photograph.
   */
  readonly quiet: readonly QuietPart[];
}

export interface QuietPart {
  /** Box in pixels of `rectifiedJpeg`. */
  readonly box: Box;
  readonly blocks: number;
}

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Picture cut from another one. */
export interface CutPicture extends PictureSize {
  readonly jpeg: Uint8Array;
}
