/**
 * Perception of documents and faces for one kind of environment: the engines on this machine in production, a
 * deterministic simulation in the sandbox. The composition root chooses; other code does not distinguish them.
 */
import type {
  DocumentFacts,
  DocumentInput,
  FaceComparison,
  FaceEmbedding,
  FaceUse,
  ImageRefusal,
  ImageRefusalReason,
  NormalizedImage,
  NormalizedPaper,
  PaperFacts,
  PaperInput,
  SelfieFacts,
  SelfiePose,
  TurnFacts,
  TurnInput,
} from '@countersign/engines/facts';

/** Fields of the inquiry by kebab key; a simulation reads the person's values from them, the engines ignore them. */
export type PersonFields = Readonly<Record<string, string | null>>;

/** A picture that can never be decoded. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: ImageRefusalReason;
  constructor(reason: ImageRefusalReason, cause: unknown) {
    super(`the picture was refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Thrown if the engines do not answer, because they are slow, stopped or faulty. It says nothing about the picture or
 * the person.
 */
export class PerceptionUnavailable extends Error {
  override readonly name = 'PerceptionUnavailable';
}

/**
 * Normalization returns a refusal as its answer. Extraction throws {@link PictureRefused}, and every operation {@link
 * PerceptionUnavailable}: retry the work later then.
 */
export interface Perception {
  /** False if all persons are the same simulated one, so that a repeat has no meaning. */
  readonly leavesTraces: boolean;
  normalizeImage(bytes: Uint8Array): Promise<NormalizedImage | ImageRefusal>;
  normalizePaper(bytes: Uint8Array): Promise<NormalizedPaper | ImageRefusal>;
  /** Extracts a paper; `documentTypes` are the accepted kinds, which a simulation uses. */
  extractPaper(input: PaperInput, person: PersonFields, documentTypes: readonly string[]): Promise<PaperFacts>;
  extractDocument(input: DocumentInput, person: PersonFields): Promise<DocumentFacts>;
  extractSelfie(image: NormalizedImage, pose: SelfiePose, person: PersonFields): Promise<SelfieFacts>;
  extractTurns(input: TurnInput, person: PersonFields): Promise<TurnFacts>;
  /** Compares two faces; null unless both have descriptions of the current face model. */
  compareFaces(a: FaceEmbedding, b: FaceEmbedding, use?: FaceUse): FaceComparison | null;
}
