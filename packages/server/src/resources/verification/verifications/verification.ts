/** A verification: one submission of a document or of selfies, with what was read and how each check answered. */
import type { DocumentFacts, PaperFacts } from '@countersign/engines/facts';
import type { CheckResult, TurnReport } from '../../../checks/check.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { CaptureMethod, FilePage, FileReference } from '../../platform/files/index.ts';
import type { Extraction } from '../documents/index.ts';
import type { VerificationKind } from '../inquiry-templates/index.ts';
import type { VerificationStatus } from './states.ts';

/** A point as fractions of the picture's width and height, 0 to 1. */
export type FractionPoint = readonly [x: number, y: number];

export interface FaceCorners {
  readonly topLeft: FractionPoint;
  readonly topRight: FractionPoint;
  readonly bottomLeft: FractionPoint;
  readonly bottomRight: FractionPoint;
}

/** What is sealed under the inquiry's key. */
export interface VerificationSecrets {
  /** Values read from the document by kebab attribute name; dates YYYY-MM-DD. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly checks: readonly CheckResult[];
  readonly captureMethod: CaptureMethod | null;
  readonly files: Readonly<Partial<Record<FilePage, FileReference>>>;
  /** Pictures that the engines made of them: each side of a document alone, and its portrait. */
  readonly rectifiedFiles: Readonly<Partial<Record<FilePage, FileReference>>>;
  /** What the individual chose: ISO 3166-1 alpha-2 and class code. */
  readonly selected: { readonly countryCode: string | null; readonly idClass: string | null };
  /** Class read from the document, else the chosen one. */
  readonly idClass: string | null;
  /** What the document says of itself beside its class, such as `real_id`. */
  readonly designations: readonly string[];
  /** 0 to 100: how sure the document's type is. */
  readonly entityConfidence: number | null;
  readonly faceCorners: FaceCorners | null;
  /** 0 to 100, null where there was nothing to compare. */
  readonly similarity: {
    readonly document: number | null;
    readonly left: number | null;
    readonly right: number | null;
  };
  readonly engineVersion: string | null;
  /** Of a kind that may be asked with a face: the selfies that the inquiry had by then. */
  readonly shownSelfieId: string | null;
  /** What kind of paper a `document` verification saw, such as `bank_statement`. */
  readonly documentType: string | null;
  readonly extractions: readonly Extraction[];
  /** What the engines reported of a document, without its pictures: later checks and audits look at it again. */
  readonly documentFacts: DocumentFacts | null;
  /** What the browser said of the video between the selfies; null where none was taken. */
  readonly turns: TurnReport | null;
  /** The same of a paper. */
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
  paperFacts: null,
  tags: [],
};

export interface Verification extends VerificationSecrets {
  readonly id: string;
  readonly inquiryId: string;
  readonly accountId: string | null;
  readonly subject: Subject;
  readonly kind: VerificationKind;
  /** Counts from 1 inside its inquiry and kind. */
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
  /** While it is set, redaction is refused and retention passes the pictures over. */
  readonly investigationLockedAt: Date | null;
}

export const verificationType = (kind: VerificationKind): string => `verification/${kind}`;
