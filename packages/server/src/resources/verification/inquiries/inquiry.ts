/** An inquiry: one instance of one individual verifying their identity. */
import type { RemedyCode, RetryPart } from '../../../checks/remedy-codes.ts';
import type { FieldSchema, FieldValues } from '../../../fields/index.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { ExpirySettings, VerificationKind } from '../inquiry-templates/index.ts';
import type { ConditionTrace } from './condition-trace.ts';
import type { InquiryStatus } from './states.ts';

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
  | 'processing'
  | 'retry'
  | 'end';

export interface RetryRequest {
  readonly part: RetryPart;
  readonly remedies: readonly RemedyCode[];
}

/** Head turns that the server drew for one attempt at the selfies; an answer to it is taken once and in time. */
export interface TurnChallenge {
  readonly nonce: string;
  /** The inquiry session it was shown to. */
  readonly sessionId: string;
  readonly prompts: readonly ('center' | 'left' | 'right')[];
  /** ISO 8601. */
  readonly expiresAt: string;
  /** How many were drawn since the last answer, this one included: whoever waits for a sequence that suits draws often. */
  readonly drawn: number;
}

/** Where the individual stands; holds no personal data. */
export interface Progress {
  readonly screen: FlowScreen;
  /** Index of the current step in the template version's list. */
  readonly stepIndex: number;
  /** Submissions made so far by verification kind. */
  readonly attempts: Readonly<Partial<Record<VerificationKind, number>>>;
  readonly frontFileId: string | null;
  readonly backFileId: string | null;
  /** The verification that the pictures of this step began, then the one that the processing screen waits for. */
  readonly verificationId: string | null;
  /** ISO 8601: since when the processing screen waits; absent in older rows. */
  readonly waitingSince?: string;
  readonly retry: RetryRequest | null;
  /** Null, or absent in older rows, while no selfies are asked for. */
  readonly challenge?: TurnChallenge | null;
  /** Remedies shown at the end of the road. */
  readonly endRemedies: readonly RemedyCode[];
}

export const progressAtCreation: Progress = {
  screen: 'start',
  stepIndex: 0,
  attempts: {},
  frontFileId: null,
  backFileId: null,
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

/** What is sealed under the inquiry's own key. */
export interface InquirySecrets {
  /** Values of the template's fields by kebab key, its defaults among them. */
  readonly fields: FieldValues;
  /** Paths of `write_once` fields that a request has written. */
  readonly writtenOnce?: readonly string[];
  readonly note: string | null;
  readonly reviewerComment: string | null;
  readonly redirectUri: string | null;
  /** What a link asked for in its place; left out where none did. */
  readonly linkRedirectUri?: string | null;
  /** Left out where there are none. */
  readonly tags?: readonly string[];
  /** E-mail address that the caller named; left out where it is `API`. */
  readonly creator?: string;
  /** What the conditions of its template came to; left out where none decided and none failed. */
  readonly conditions?: ConditionTrace;
  /** The person of the dashboard who created it; left out where it was a key. */
  readonly createdByUserId?: string;
}

/** Creator of an inquiry for which nobody was named, and of one that was redacted. */
export const namelessCreator = 'API';

export interface Inquiry extends InquiryTimestamps, InquirySecrets {
  readonly id: string;
  readonly subject: Subject;
  readonly accountId: string | null;
  readonly templateId: string;
  readonly templateVersionId: string;
  /** The fields of its template version. */
  readonly fieldSchemas: readonly FieldSchema[];
  /** Look of its flow, in place of the template's own; null for that. */
  readonly themeSetId: string | null;
  readonly status: InquiryStatus;
  /** Raised by every save; a save against another version is refused. */
  readonly version: number;
  readonly referenceId: string | null;
  /** `API`, or the e-mail address that the caller named. */
  readonly creator: string;
  readonly tags: readonly string[];
  readonly behaviors: Behaviors;
  readonly reviewer: { readonly type: string; readonly id: string } | null;
  readonly previousStepName: string | null;
  readonly nextStepName: string | null;
  readonly progress: Progress;
  readonly expiry: ExpirySettings;
  readonly related: InquiryRelations;
}

/** Related objects an inquiry's resource refers to. */
export interface InquiryRelations {
  readonly verifications: readonly { readonly type: string; readonly id: string }[];
  readonly sessions: readonly { readonly type: string; readonly id: string }[];
  readonly documents: readonly { readonly type: string; readonly id: string }[];
  readonly selfies: readonly { readonly type: string; readonly id: string }[];
  readonly reports: readonly { readonly type: string; readonly id: string }[];
  /** The transaction that it was made of; one at most. */
  readonly transaction: readonly { readonly type: string; readonly id: string }[];
  /** Lists that something of it met. */
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

/** The inquiry as it is once something of its own refers to it: `reference` stands last, and once. */
export function withRelated(
  inquiry: Inquiry,
  relationship: keyof InquiryRelations,
  reference: { readonly type: string; readonly id: string },
): Inquiry {
  const others = inquiry.related[relationship].filter(({ id }) => id !== reference.id);
  return { ...inquiry, related: { ...inquiry.related, [relationship]: [...others, reference] } };
}

/** The fourteen behaviours of the interface specification and four that the reference added, null until measured. */
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

/** By name; null until measured. */
export type Behaviors = { readonly [Name in BehaviorName]: BehaviorValue<Name> | null };

export const unmeasuredBehaviors = Object.fromEntries(behaviorNames.map((name) => [name, null])) as Readonly<
  Record<BehaviorName, null>
>;
