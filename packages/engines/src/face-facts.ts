/** What the engines report of faces; see `facts.ts`. */
import type { Box, ImageQuality } from './picture-facts.ts';

/** A face as numbers. Compare with `compareFaces` only: those of two models mean different things. */
export interface FaceEmbedding {
  /** Which model made them; see `modelIdOf`. */
  readonly model: string;
  readonly embedding: readonly number[];
}

/** Weak signals from 0 to 1: what hides the face. A half is about where the accuracy suite `face` sees the border. */
export interface FaceAppearance {
  /** 1 for open eyes; of no worth behind sunglasses. */
  readonly eyesOpen: number;
  /** A frame on the bridge of the nose and below the eyes. */
  readonly glasses: number;
  /** Dark lenses. */
  readonly sunglasses: number;
  /** Mouth and chin are hidden: a mask, a scarf, a hand. */
  readonly covering: number;
}

/** How old a face looks, by the operator's model. */
export interface AgeEstimate {
  readonly years: number;
  /** Years within which nineteen of twenty estimates lay when the model was measured. */
  readonly within95: number;
}

export interface FaceFacts extends FaceEmbedding {
  readonly box: Box;
  /** Detector score, 0 to 1. */
  readonly score: number;
  /** Degrees; yaw is positive when the person turns to their own left. */
  readonly pose: { readonly yaw: number; readonly pitch: number; readonly roll: number };
  readonly quality: ImageQuality;
  readonly appearance: FaceAppearance;
  /** Null without an age model. */
  readonly age: AgeEstimate | null;
}

/** What two faces are compared for: the worse the pictures and the more of them, the nearer strangers come. */
export interface FaceUse {
  /** Two photographs of people, or one of them, or both, the portrait of a document. */
  readonly pictures: 'photos' | 'portraits';
  /** How many faces the nearest one was chosen from; absent where two are compared. */
  readonly among?: number;
}

/** Three bands with measured borders: a match, a mismatch, and between them neither. */
export interface FaceComparison {
  /** Distance of the embeddings by the metric of their model; smaller is more alike. */
  readonly distance: number;
  /** 0 to 100, for people to read. */
  readonly similarity: number;
  readonly band: 'match' | 'inconclusive' | 'mismatch';
  /** Whether the nearest of many faces counts as the same person, by how many there were; false where two were compared. */
  readonly isSameInSearch: boolean;
}
