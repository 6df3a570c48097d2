/**
 * The face models: which files, under which terms, and the distances at which two faces count as one person. Loading
 * refuses a file whose digest differs, so that a threshold is never applied to a network it was not measured with.
 */

export interface ModelFile {
  /** Name inside the `model` folder of the package `@vladmandic/face-api`. */
  readonly file: string;
  readonly sha256: string;
}

export interface FaceModelManifest {
  readonly package: string;
  readonly packageVersion: string;
  readonly licence: string;
  readonly files: readonly ModelFile[];
  /** Euclidean distance up to which two embeddings are one person. */
  readonly matchAtMost: number;
  /** Euclidean distance above which two embeddings are two persons. */
  readonly mismatchAbove: number;
  readonly measured: MeasuredCurve;
}

/** How often pairs lie within a distance, as shares from 0 to 1. */
export interface MeasuredCurve {
  /** What the pairs were: the figures are worth no more than this. */
  readonly pairs: string;
  readonly points: readonly {
    readonly distance: number;
    readonly sameWithin: number;
    readonly differentWithin: number;
  }[];
}

export const FACE_MODELS: FaceModelManifest = {
  package: '@vladmandic/face-api',
  packageVersion: '1.7.15',
  licence: 'MIT as distributed; the recognition network is the residual network of dlib, put in the public domain',
  files: [
    {
      file: 'ssd_mobilenetv1_model-weights_manifest.json',
      sha256: '888f744dffbc84f5f060d1f8427d9742341943a2dfaaf9205d10029b7e7a2955',
    },
    {
      file: 'ssd_mobilenetv1_model.bin',
      sha256: '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
    },
    {
      file: 'face_landmark_68_model-weights_manifest.json',
      sha256: 'ca4886639f86e99b39fed0c155f81b63317225773bd9616716e887b0153389c9',
    },
    {
      file: 'face_landmark_68_model.bin',
      sha256: '4611ef65c87d836d03d684b30eec4d195d8b219fa1dd58fc58945831c6b9299b',
    },
    {
      file: 'face_recognition_model-weights_manifest.json',
      sha256: 'cbaffa501b0b9275a12b63357a6843e7e30c054e1c9151e1a5f879b26e32986b',
    },
    {
      file: 'face_recognition_model.bin',
      sha256: 'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
    },
  ],
  matchAtMost: 0.5,
  mismatchAbove: 0.62,
  measured: {
    pairs:
      '154 pairs of a photograph and a worse copy of it, 248 pairs of 31 different couples in 8 conditions, 22 people ' +
      '(accuracy suite "face"). No second photograph of anybody: real same-person distances are larger.',
    points: [
      { distance: 0.45, sameWithin: 0.974, differentWithin: 0 },
      { distance: 0.5, sameWithin: 0.974, differentWithin: 0 },
      { distance: 0.55, sameWithin: 0.981, differentWithin: 0.008 },
      { distance: 0.58, sameWithin: 0.981, differentWithin: 0.06 },
      { distance: 0.6, sameWithin: 0.981, differentWithin: 0.113 },
      { distance: 0.62, sameWithin: 0.987, differentWithin: 0.169 },
      { distance: 0.65, sameWithin: 0.994, differentWithin: 0.25 },
    ],
  },
};
