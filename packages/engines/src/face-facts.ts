/** Facts on faces; see `facts.ts`. */
import type { Box, ImageQuality } from './picture-facts.ts';

/** Face embedding. Compare with `compareFaces` only: embeddings of two models are not comparable. */
export interface FaceEmbedding {
  /** Id of the model; see `modelIdOf`. */
  readonly model: string;
  readonly embedding: readonly number[];
}

/** Weak signals, from 0 to 1, that a face is hidden. The accuracy suite `face` sets the threshold at about a half. */
export interface FaceAppearance {
  /** 1 for open eyes; meaningless behind sunglasses. */
  readonly eyesOpen: number;
  /** Frame on the bridge of the nose and below the eyes. */
  readonly glasses: number;
  /** Dark lenses. */
  readonly sunglasses: number;
  /** Hidden mouth and chin: a mask, a scarf, a hand. */
  readonly covering: number;
}

/** Apparent age, by the operator's model. */
export interface AgeEstimate {
  readonly years: number;
  /** Maximum deviation in years of 95 % of the estimates, measured with the model. */
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
  /** Age estimate; null without an age model. */
  readonly age: AgeEstimate | null;
}

/**
 * Purpose of a comparison. It matters because strangers look more similar in worse pictures and among more pictures.
 */
export interface FaceUse {
  /** Kind of pictures: two photographs, or at least one portrait of a document. */
  readonly pictures: 'photos' | 'portraits';
  /** Number of faces from which the nearest was chosen; absent for a comparison of two. */
  readonly among?: number;
}

/** Result of a comparison: match, mismatch, or inconclusive between the two measured thresholds. */
export interface FaceComparison {
  /** Distance of the embeddings by the metric of their model; smaller is more similar. */
  readonly distance: number;
  /** Similarity for display, 0 to 100. */
  readonly similarity: number;
  readonly band: 'match' | 'inconclusive' | 'mismatch';
  /**
   * True if the nearest of many faces counts as the same person, considering their number; false for a comparison of
   * two.
   */
  readonly isSameInSearch: boolean;
}
