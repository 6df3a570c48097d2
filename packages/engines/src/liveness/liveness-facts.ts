import type { Gratings, NormalizedImage, SelfieFacts, SelfiePose } from '../facts.ts';

/** How small pictures of a video lie on one sheet: row by row from the top left, all of one size in pixels. */
export interface SheetLayout {
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** One frame of the video while the head was turned, as the browser reported it. */
export interface FrameMark {
  /** Milliseconds since the first frame. */
  readonly atMs: number;
  /** Which prompt of the sequence was on the screen, from 0. */
  readonly prompt: number;
  /** The frame shows the moment of that prompt's photo. */
  readonly isShot: boolean;
}

export interface TurnInput {
  /** A cell for every frame, in their order. */
  readonly sheet: NormalizedImage;
  readonly layout: SheetLayout;
  readonly frames: readonly FrameMark[];
  /** The pose that each prompt asked for. */
  readonly prompts: readonly SelfiePose[];
  /** The large photo of the straight face, null when there is none. */
  readonly straight: NormalizedImage | null;
  /** What was found in the large photos; each was taken at the first prompt of its pose. */
  readonly selfies: Readonly<Partial<Record<SelfiePose, SelfieFacts>>>;
}

export interface FrameFinding extends FrameMark {
  /** Degrees, positive when the person turns to their own left; null where no face was found. */
  readonly yaw: number | null;
}

/** What a sequence of head turns shows. Null stands for what could not be measured; nothing here is a verdict. */
export interface TurnFacts {
  readonly engineVersion: string;
  readonly frames: readonly FrameFinding[];
  /** Share of the frames with a face, 0 to 1. */
  readonly faceShare: number;
  /** Lowest similarity, 0 to 100, of the faces of two neighbouring frames; falls when the face is exchanged. */
  readonly lowestFaceSimilarity: number | null;
  /** Largest turn between two neighbouring frames, in degrees. */
  readonly largestYawStep: number | null;
  /** Largest move of the middle of the face between two neighbouring frames, in widths of the face. */
  readonly largestShift: number | null;
  /** Largest change around the head between two neighbouring frames: mean difference of luma, 0 to 255. */
  readonly largestBackgroundStep: number | null;
  /** Share of neighbours that are one picture, pixel by pixel. */
  readonly frozenShare: number;
  /** Share of the frames that came before, pixel by pixel, with other frames between. */
  readonly loopedShare: number;
  /**
   * What is left of the landmarks when the turned frames are taken for the straight ones on a flat picture seen from
   * elsewhere, in distances between the eyes; of both sides the smaller. Null without a face.
   */
  readonly flatResidual: number | null;
  /** Lowest similarity, 0 to 100, of the face of a photo and that of the frame of its moment. */
  readonly lowestPhotoSimilarity: number | null;
  /** Largest difference of their turns, in degrees. */
  readonly photoYawDifference: number | null;
  /** Pixels of a display or dots of a print in the face of the straight photo; null when it is too small to tell. */
  readonly faceGratings: Gratings | null;
}
