import type { FaceFacts } from '../face-facts.ts';
import type { CaptureMetadata, Gratings, NormalizedImage } from '../picture-facts.ts';

export type SelfiePose = 'center' | 'left' | 'right';

export interface SelfieFacts {
  readonly engineVersion: string;
  readonly pose: SelfiePose;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly fineHash?: string;
  readonly capture: CaptureMetadata;
  readonly faces: readonly FaceFacts[];
  /** Mean luma of the whole picture, 0 to 255: shows if it was too dark to find a face. */
  readonly brightness: number;
  /** Lines of small print around the largest face, as on a document; null if not searched. */
  readonly printedLines: number | null;
}

/** Layout of small video pictures on one sheet: row by row from the top left, all of one size in pixels. */
export interface SheetLayout {
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** One frame of the video of the head turns, as reported by the browser. */
export interface FrameMark {
  /** Milliseconds since the first frame. */
  readonly atMs: number;
  /** Index of the displayed prompt in the sequence, from 0. */
  readonly prompt: number;
  /** True if the frame is from the moment of that prompt's photo. */
  readonly isShot: boolean;
}

export interface TurnInput {
  /** Sheet with a cell for every frame, in order. */
  readonly sheet: NormalizedImage;
  readonly layout: SheetLayout;
  readonly frames: readonly FrameMark[];
  /** Requested pose of each prompt. */
  readonly prompts: readonly SelfiePose[];
  /** Large photo of the straight face; null if there is none. */
  readonly straight: NormalizedImage | null;
  /** Facts of the large photos, each taken at the first prompt of its pose. */
  readonly selfies: Readonly<Partial<Record<SelfiePose, SelfieFacts>>>;
}

export interface FrameFinding extends FrameMark {
  /** Degrees, positive when the person turns to their own left; null if no face was found. */
  readonly yaw: number | null;
}

/** Facts of a sequence of head turns; null for values that could not be measured. Not a verdict. */
export interface TurnFacts {
  readonly engineVersion: string;
  readonly frames: readonly FrameFinding[];
  /** Share of the frames with a face, 0 to 1. */
  readonly faceShare: number;
  /** Lowest similarity, 0 to 100, of the faces of two neighbouring frames; low if the face is exchanged. */
  readonly lowestFaceSimilarity: number | null;
  /** Largest turn between two neighbouring frames, in degrees. */
  readonly largestYawStep: number | null;
  /** Largest move of the face's centre between two neighbouring frames, in widths of the face. */
  readonly largestShift: number | null;
  /** Largest change around the head between two neighbouring frames: mean difference of luma, 0 to 255. */
  readonly largestBackgroundStep: number | null;
  /** Share of neighbouring frames that are equal in all pixels. */
  readonly frozenShare: number;
  /** Share of the frames equal in all pixels to an earlier one, with other frames between. */
  readonly loopedShare: number;
  /**
   * Residual of the landmarks if turned frames are mapped to straight ones as a flat picture, in distances between the
   * eyes; the smaller one of both sides. Null without a face.
   */
  readonly flatResidual: number | null;
  /** Lowest similarity, 0 to 100, between the face of a photo and that of the frame of its moment. */
  readonly lowestPhotoSimilarity: number | null;
  /** Largest difference of their turns, in degrees. */
  readonly photoYawDifference: number | null;
  /** Display pixels or print dots in the face of the straight photo; null if it is too small. */
  readonly faceGratings: Gratings | null;
}
