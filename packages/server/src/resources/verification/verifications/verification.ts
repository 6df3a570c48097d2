/** Verification: one submission of a document or of selfies, with its readings and the answer of each check. */
import type { DocumentFacts, PaperFacts } from '@countersign/engines/facts';
import type { CheckResult, CodeOutcome, TurnReport } from '../../../checks/check.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { CaptureMethod, FilePage, FileReference } from '../../platform/files/index.ts';
import type { Extraction } from '../documents/index.ts';
import type { VerificationKind } from '../inquiry-templates/index.ts';

export const verificationStatuses = [
  'initiated',
  'confirmed',
  'submitted',
  'tentatively_passed',
  'tentatively_failed',
  'passed',
  'failed',
  'requires_retry',
  'canceled',
  'skipped',
] as const;

export type VerificationStatus = (typeof verificationStatuses)[number];

/** Point in fractions of the picture's width and height, 0 to 1. */
export type FractionPoint = readonly [x: number, y: number];

export interface FaceCorners {
  readonly topLeft: FractionPoint;
  readonly topRight: FractionPoint;
  readonly bottomLeft: FractionPoint;
  readonly bottomRight: FractionPoint;
}

/** Data sealed under the inquiry's key. */
export interface VerificationSecrets {
  /** Values read from the document by kebab-case attribute name; dates YYYY-MM-DD. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly checks: readonly CheckResult[];
  readonly captureMethod: CaptureMethod | null;
  readonly files: Readonly<Partial<Record<FilePage, FileReference>>>;
  /** Pictures that the engines made: each side of a document cropped, and its portrait. */
  readonly rectifiedFiles: Readonly<Partial<Record<FilePage, FileReference>>>;
  /** Choices of the individual: ISO 3166-1 alpha-2 and class code. */
  readonly selected: { readonly countryCode: string | null; readonly idClass: string | null };
  /** Class read from the document, else the chosen one. */
  readonly idClass: string | null;
  /** Designations printed on the document in addition to its class, such as `real_id`. */
  readonly designations: readonly string[];
  /** Confidence of the document's type, 0 to 100. */
  readonly entityConfidence: number | null;
  readonly faceCorners: FaceCorners | null;
  /** Similarity, 0 to 100; null if there was nothing to compare. */
  readonly similarity: {
    readonly document: number | null;
    readonly left: number | null;
    readonly right: number | null;
  };
  readonly engineVersion: string | null;
  /** Selfies that the inquiry had at the submission, for kinds that may be compared with a face. */
  readonly shownSelfieId: string | null;
  /** Kind of paper of a `document` verification, such as `bank_statement`. */
  readonly documentType: string | null;
  readonly extractions: readonly Extraction[];
  /** Facts of the document, without its pictures, for later checks and audits. */
  readonly documentFacts: DocumentFacts | null;
  /** Head turns reported by the browser; null if none were filmed. */
  readonly turns: TurnReport | null;
  /** Outcome of the one-time codes; null if none were requested. */
  readonly codes: CodeOutcome | null;
  /** Facts of the paper. */
  readonly paperFacts: PaperFacts | null;
  readonly tags: readonly string[];
}

export const nothingRead: VerificationSecrets = {
  attributes: {},
  checks: [],
  captureMethod: null,
  files: {},
  rectifiedFiles: {},
  selected: { countryCode: null, idClass: null },
  idClass: null,
  designations: [],
  entityConfidence: null,
  faceCorners: null,
  similarity: { document: null, left: null, right: null },
  engineVersion: null,
  shownSelfieId: null,
  documentType: null,
  extractions: [],
  documentFacts: null,
  turns: null,
  codes: null,
  paperFacts: null,
  tags: [],
};

export interface Verification extends VerificationSecrets {
  readonly id: string;
  readonly inquiryId: string;
  readonly accountId: string | null;
  readonly subject: Subject;
  readonly kind: VerificationKind;
  /** Attempt, counted from 1 per inquiry and kind. */
  readonly attempt: number;
  readonly status: VerificationStatus;
  readonly documentId: string | null;
  readonly selfieId: string | null;
  readonly countryCode: string | null;
  readonly templateId: string;
  readonly templateVersionId: string;
  readonly verificationTemplateId: string;
  readonly verificationTemplateVersionId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
  readonly completedAt: Date | null;
  readonly redactedAt: Date | null;
  /** Start of an investigation hold. While set, redaction is refused and retention skips the pictures. */
  readonly investigationLockedAt: Date | null;
}

export const verificationType = (kind: VerificationKind): string => `verification/${kind}`;
