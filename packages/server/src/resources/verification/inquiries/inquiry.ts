/** Inquiry: one identity verification of one individual. */
import type { RemedyCode, RetryPart } from '../../../checks/remedy-codes.ts';
import type { FieldSchema, FieldValue, FieldValues } from '../../../fields/index.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { ExpirySettings, VerificationKind } from '../inquiry-templates/index.ts';
import type { ChosenOutcome } from '../verifications/index.ts';
import type { ConditionTrace } from './condition-trace.ts';
import type { StepProgress } from './step-progress.ts';

/** Long and short form of one address, which opens a session once. */
export interface LinkAddresses {
  readonly url: string;
  readonly shortUrl: string;
}

export const inquiryStatuses = [
  'created',
  'pending',
  'completed',
  'failed',
  'expired',
  'needs_review',
  'approved',
  'declined',
] as const;

export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Screens of the hosted flow inside one step; the server owns them. */
export type FlowScreen =
  | 'start'
  | 'country'
  | 'document-type'
  | 'front'
  | 'back'
  | 'selfie'
  | 'paper'
  | 'details'
  | 'contact'
  | 'contact-code'
  | 'form'
  | 'processing'
  | 'retry'
  | 'end';

export interface RetryRequest {
  readonly part: RetryPart;
  readonly remedies: readonly RemedyCode[];
}

/** Choice of a developer in the sandbox for the next submission. */
export interface NextCheck {
  /** Chosen outcome; null for the outcome of the checks. */
  readonly outcome: ChosenOutcome | null;
  /** True if the check takes longer than usual. */
  readonly slow: boolean;
}

/** Progress of the individual in the flow; contains no personal data. */
export interface Progress {
  readonly screen: FlowScreen;
  /** Index of the current step in the template version's list. */
  readonly stepIndex: number;
  /** Name of the form that is shown before this step; null, or absent in older rows, for the step itself. */
  readonly form?: string | null;
  /** Names of the earlier forms and steps that their `when` left out; absent for none. */
  readonly skipped?: readonly string[];
  /** Submissions made by verification kind. */
  readonly attempts: Readonly<Partial<Record<VerificationKind, number>>>;
  /** Progress inside the current step; null if nothing is kept of it. */
  readonly step: StepProgress | null;
  /** Verification begun by the pictures of this step, later the one that the processing screen waits for. */
  readonly verificationId: string | null;
  /** Start of the wait on the processing screen, ISO 8601; absent in older rows. */
  readonly waitingSince?: string;
  readonly retry: RetryRequest | null;
  /** Choice for the next submission, in the sandbox only; null, or absent in older rows, for none. */
  readonly nextCheck?: NextCheck | null;
  /** Number of times the individual requested more time; absent for none. */
  readonly extensions?: number;
  /** Remedies shown at the end of the flow. */
  readonly endRemedies: readonly RemedyCode[];
}

export const progressAtCreation: Progress = {
  screen: 'start',
  stepIndex: 0,
  attempts: {},
  step: null,
  verificationId: null,
  retry: null,
  endRemedies: [],
};

export interface InquiryTimestamps {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly startedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly completedAt: Date | null;
  readonly failedAt: Date | null;
  readonly markedForReviewAt: Date | null;
  readonly decisionedAt: Date | null;
  readonly expiredAt: Date | null;
  readonly redactedAt: Date | null;
}

/** Value that a verification read. */
export interface ReadValue {
  readonly value: FieldValue;
  readonly verificationId: string;
}

/** Correction of a read value by the individual, who may be wrong: the verification keeps what was read. */
export interface FieldCorrection extends ReadValue {
  readonly key: string;
  readonly corrected: FieldValue;
  /** ISO 8601. */
  readonly at: string;
}

/** Data sealed under the inquiry's own key. */
export interface InquirySecrets {
  /** Values of the template's fields by kebab-case key, including defaults. */
  readonly fields: FieldValues;
  /** Paths of `write_once` fields that a request has written. */
  readonly writtenOnce?: readonly string[];
  /** Field values that verifications read, by key; absent if there are none. */
  readonly readFields?: Readonly<Record<string, ReadValue>>;
  /** Corrections of read values in their order; absent if there are none. */
  readonly corrections?: readonly FieldCorrection[];
  readonly note: string | null;
  readonly reviewerComment: string | null;
  readonly redirectUri: string | null;
  /** Redirect address set by a link, used in place of `redirectUri`; absent if no link set one. */
  readonly linkRedirectUri?: string | null;
  /** Tags; absent if there are none. */
  readonly tags?: readonly string[];
  /** E-mail address that the caller named; absent if the creator is `API`. */
  readonly creator?: string;
  /** Result of the template's conditions; absent if none decided and none failed. */
  readonly conditions?: ConditionTrace;
  /** Dashboard user who created the inquiry; absent if a key did. */
  readonly createdByUserId?: string;
}

/** Creator of an inquiry whose caller named none, and of a redacted inquiry. */
export const namelessCreator = 'API';

export interface Inquiry extends InquiryTimestamps, InquirySecrets {
  readonly id: string;
  readonly subject: Subject;
  readonly accountId: string | null;
  readonly templateId: string;
  readonly templateVersionId: string;
  /** Fields of the template version. */
  readonly fieldSchemas: readonly FieldSchema[];
  /** Theme set of the flow, in place of the template's; null to use the template's. */
  readonly themeSetId: string | null;
  readonly status: InquiryStatus;
  /** Version, incremented by every save; a save against another version is refused. */
  readonly version: number;
  readonly referenceId: string | null;
  /** Creator: `API`, or the e-mail address that the caller named. */
  readonly creator: string;
  readonly tags: readonly string[];
  readonly behaviors: Behaviors;
  readonly reviewer: { readonly type: string; readonly id: string } | null;
  readonly previousStepName: string | null;
  readonly nextStepName: string | null;
  readonly progress: Progress;
  readonly expiry: ExpirySettings;
  readonly related: InquiryRelations;
  /** Digest of the stored terms of the person; null or absent if none were stored yet. */
  readonly personDigest?: Buffer | null;
}

/** Related objects of the inquiry's resource. */
export interface InquiryRelations {
  readonly verifications: readonly { readonly type: string; readonly id: string }[];
  readonly sessions: readonly { readonly type: string; readonly id: string }[];
  readonly documents: readonly { readonly type: string; readonly id: string }[];
  readonly selfies: readonly { readonly type: string; readonly id: string }[];
  readonly reports: readonly { readonly type: string; readonly id: string }[];
  /** Transaction that the inquiry was created from; at most one. */
  readonly transaction: readonly { readonly type: string; readonly id: string }[];
  /** Lists that values of the inquiry matched. */
  readonly 'list-matches': readonly { readonly type: string; readonly id: string }[];
}

export const noRelations: InquiryRelations = {
  verifications: [],
  sessions: [],
  documents: [],
  selfies: [],
  reports: [],
  transaction: [],
  'list-matches': [],
};

/** Adds a reference to the inquiry's related objects, last and without duplicates. */
export function withRelated(
  inquiry: Inquiry,
  relationship: keyof InquiryRelations,
  reference: { readonly type: string; readonly id: string },
): Inquiry {
  const others = inquiry.related[relationship].filter(({ id }) => id !== reference.id);
  return { ...inquiry, related: { ...inquiry.related, [relationship]: [...others, reference] } };
}

/**
 * Names of the fourteen behaviours of the interface specification and four that the reference added; null until
 * measured.
 */
const behaviorNames = [
  'request-spoof-attempts',
  'user-agent-spoof-attempts',
  'distraction-events',
  'hesitation-baseline',
  'hesitation-count',
  'hesitation-time',
  'shortcut-copies',
  'shortcut-pastes',
  'autofill-cancels',
  'autofill-starts',
  'devtools-open',
  'completion-time',
  'hesitation-percentage',
  'behavior-threat-level',
  'bot-score',
  'debugger-attached',
  'api-version-less-than-minimum-count',
  'mobile-sdk-version-less-than-minimum-count',
] as const;

export type BehaviorName = (typeof behaviorNames)[number];

type BehaviorValue<Name> = Name extends `${string}-open` | `${string}-attached`
  ? boolean
  : Name extends 'behavior-threat-level'
    ? string
    : number;

/** Behaviours by name; null until measured. */
export type Behaviors = { readonly [Name in BehaviorName]: BehaviorValue<Name> | null };

export const unmeasuredBehaviors = Object.fromEntries(behaviorNames.map((name) => [name, null])) as Readonly<
  Record<BehaviorName, null>
>;
