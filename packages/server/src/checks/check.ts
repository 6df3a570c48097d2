/**
 * The type of a verification check: one named question on stored facts, answered passed, failed or not_applicable with
 * reasons from a closed list. Checks are pure: no store, no clock, no other check.
 */
import type {
  DocumentFacts,
  FaceComparison,
  FrameMark,
  ImageRefusalReason,
  PaperFacts,
  SelfieFacts,
  SelfiePose,
  TurnFacts,
} from '@countersign/engines/facts';
import type { Asking } from './remedy-codes.ts';

export type CheckStatus = 'passed' | 'failed' | 'not_applicable';
export type CheckRequirement = 'required' | 'not_required' | 'requires_retry';

/** A part that is photographed in one step and can be retaken separately. */
export type CapturedPart = 'front' | 'back' | 'selfie';

/** Kinds that compare the individual's typed values with the record of a database. */
export const recordKinds = [
  'database',
  'database-standard',
  'database-ecbsv',
  'database-phone-carrier',
  'database-serpro',
  'database-tin',
  'aamva',
] as const;

export type RecordKind = (typeof recordKinds)[number];
export const isRecordKind = (kind: string): kind is RecordKind => recordKinds.some((each) => each === kind);

/** Kinds that confirm an address or a number by a one-time code. */
export const contactKinds = ['email-address', 'phone-number'] as const;

export type ContactKind = (typeof contactKinds)[number];
export const isContactKind = (kind: string): kind is ContactKind => contactKinds.some((each) => each === kind);

/**
 * Outcome of the one-time codes of a submission. `code_not_sent`: nothing could be sent. `code_not_entered`: every code was
 * sent and none was entered.
 */
export type CodeOutcome = 'confirmed' | 'code_mismatch' | 'code_not_sent' | 'code_not_entered';

export type CheckKind = 'government-id' | 'selfie' | 'document' | RecordKind | ContactKind;

/** Repeats found by keyed hash and by face search, always under another account. */
export interface RepeatFacts {
  readonly documentNumber: boolean;
  /** True for the same name and birthdate. */
  readonly person: boolean;
  /** True for an identical file. */
  readonly picture: boolean;
  /** True for a copy of the front: re-encoded, scaled or brightened. */
  readonly similarPicture: boolean;
  /** Number of other accounts with the same file or a copy of it; inquiries without an account are not counted. */
  readonly pictureAccounts: number;
  /** Comparison with the face on a document of the same number; null if there is none. */
  readonly sameNumberFace: FaceComparison | null;
  /** Nearest of all faces of the same kind; null if there is none. */
  readonly nearestFace: FaceComparison | null;
  /** Number of faces compared. */
  readonly searchedFaces: number;
}

export type LicenceLookup =
  /** Agreement of each value with the record, by kebab attribute name. */
  | { readonly state: 'found'; readonly matches: Readonly<Record<string, boolean>> }
  | { readonly state: 'not_found' | 'unavailable' | 'unsupported_country' | 'missing_properties' };

/** One source's record of a person, by kebab attribute name; null for values it omits. */
export interface IdentityRecord {
  readonly values: Readonly<Record<string, string>>;
  /** Agreement reported by a source that returns no values, for the values it was sent. */
  readonly matches: Readonly<Record<string, 'full' | 'partial' | 'none'>>;
  readonly deceased: boolean | null;
  readonly addressDeliverable: boolean | null;
  readonly addressResidential: boolean | null;
}

export type RecordLookup =
  /** At least one record. */
  | { readonly state: 'found'; readonly records: readonly IdentityRecord[] }
  | { readonly state: 'not_found' }
  /** No answer, an invalid one, or none for this kind. */
  | { readonly state: 'unavailable' }
  /** Answer for licences only: the jurisdiction does not participate. */
  | { readonly state: 'not_participating' };

export interface GallerySearch {
  readonly nearest: FaceComparison | null;
  /** Name of the nearest face. */
  readonly name: string | null;
  readonly searchedFaces: number;
}

/** The browser's report about the video between the selfies. A manipulated client can forge all of it. */
export interface TurnReport {
  /** Poses that the server requested, in order. */
  readonly prompts: readonly SelfiePose[];
  /** Number of sequences drawn until this one was answered. */
  readonly drawn: number;
  readonly frames: readonly FrameMark[];
  readonly video: {
    readonly width: number;
    readonly height: number;
    readonly durationMs: number;
    /** Frames per second that the camera reports; null if it reports none. */
    readonly frameRate: number | null;
    /** Frames that the browser showed; null if it does not count them. */
    readonly presented: number | null;
    /** Number of sampled frames, and of those identical to the frame before. */
    readonly sampled: number;
    readonly unchanged: number;
  };
  /** Name of the camera in use, and of all cameras of the device; null if the browser hides them. */
  readonly camera: string | null;
  readonly cameras: readonly string[];
}

/** A sequence of head turns: the browser's report, and the contents of its frames. */
export interface TurnEvidence {
  readonly report: TurnReport;
  readonly seen: TurnFacts;
}

export type AccuracySuite =
  | 'aamva'
  | 'face'
  | 'forged'
  | 'forged-strangers'
  | 'genuine'
  | 'hostile'
  | 'liveness'
  | 'mrz'
  | 'papers'
  | 'pdf417'
  | 'presentation'
  | 'selfie'
  | 'visual';

/** Facts that checks may read; null for parts that this verification does not have. */
export interface CheckFacts {
  readonly document: DocumentFacts | null;
  readonly paper: PaperFacts | null;
  /** Reason why a submitted file could not be decoded; null otherwise. */
  readonly refusal: ImageRefusalReason | null;
  readonly selfies: Readonly<Partial<Record<SelfiePose, SelfieFacts>>> | null;
  /** Portrait on the document against the center selfie; null if one of the two is missing. */
  readonly portraitToSelfie: FaceComparison | null;
  /** Center selfie against left and right. */
  readonly selfieToSelfie: Readonly<Partial<Record<'left' | 'right', FaceComparison>>>;
  /** Choices of the individual in the flow: ISO 3166-1 alpha-2 and class code. */
  readonly selected: { readonly countryCode: string | null; readonly idClass: string | null };
  /** Inquiry fields that the caller pre-filled or the individual typed, kebab keys; null outside an inquiry. */
  readonly inquiryFields: Readonly<Record<string, string | null>> | null;
  /** Fields of the linked account, kebab keys; null without an account or with an empty one. */
  readonly accountFields: Readonly<Record<string, string | null>> | null;
  /** Face of an earlier approved selfie of the account against the center selfie; null if there is none. */
  readonly accountToSelfie: FaceComparison | null;
  /** The caller's picture of the person against the center selfie; null if none was supplied. */
  readonly suppliedSelfie: { readonly showsFace: boolean; readonly comparison: FaceComparison | null } | null;
  /** Repeats under other accounts in the environment's last year; null if all persons are the same simulated one. */
  readonly repeats: RepeatFacts | null;
  /** Answer of the licence authorities; null if no lookup is connected or the template does not enable it. */
  readonly licenceLookup: LicenceLookup | null;
  /** Values that the individual typed, by kebab key; null if none were requested. */
  readonly submitted: Readonly<Record<string, string>> | null;
  /** Answer of the database to them; null if none is connected. */
  readonly record: RecordLookup | null;
  /** Outcome of the one-time codes; null if none were requested. */
  readonly codes: CodeOutcome | null;
  /**
   * Search for the portrait, or for selfies the center one, in the gallery of public figures; null if none is
   * connected.
   */
  readonly publicFigure: GallerySearch | null;
  readonly captureMethod: 'auto' | 'manual' | 'upload' | 'api' | 'live' | null;
  /** Evidence of a head-turn sequence; null if the selfies were taken without one. */
  readonly turns: TurnEvidence | null;
}

/** Facts of an empty submission. */
export const noFacts: CheckFacts = {
  document: null,
  paper: null,
  refusal: null,
  selfies: null,
  portraitToSelfie: null,
  selfieToSelfie: {},
  selected: { countryCode: null, idClass: null },
  inquiryFields: null,
  accountFields: null,
  accountToSelfie: null,
  suppliedSelfie: null,
  repeats: null,
  licenceLookup: null,
  submitted: null,
  record: null,
  codes: null,
  publicFigure: null,
  captureMethod: null,
  turns: null,
};

/** Names of facts; `unmeasured` means a fact that the service cannot determine: a check that needs it never answers. */
export type FactName =
  | 'unmeasured'
  | 'document'
  | 'paper'
  | 'back'
  | 'surface'
  | 'portrait'
  | 'selfies'
  | 'inquiryFields'
  | 'accountFields'
  | 'repeats'
  | 'licenceLookup'
  | 'submitted'
  | 'record'
  | 'codes'
  | 'publicFigure'
  | 'turns';

export type CheckMetadata = Readonly<Record<string, unknown>>;

export interface CheckOutcome<Reason extends string = string> {
  readonly status: CheckStatus;
  readonly reasons: readonly Reason[];
  readonly metadata: CheckMetadata;
}

export type CheckSettings = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

interface CheckDeclaration<Name extends string, Reason extends string, Settings extends CheckSettings> {
  /** API name, snake_case; the file has the same name in kebab case. */
  readonly name: Name;
  /** True for a check that is not in the public contract. */
  readonly extension?: true;
  readonly kind: CheckKind;
  /**
   * Pictures whose quality the result depends on: a failure may only mean a bad picture. Narrowed by the `pages` of a
   * failure's metadata. Absent if a bad picture cannot make it fail.
   */
  readonly readFrom?: readonly CapturedPart[];
  /** True for checks of how a picture was taken, not of its content. */
  readonly judgesCapture?: true;
  /** Proof that the check gives and its limits, in short sentences; printed in docs/checks.md. */
  readonly summary: string;
  /** Facts that a pass does not prove, in short sentences; printed in docs/checks.md. */
  readonly limits: string;
  /** Way to fool the check, in one sentence; printed in docs/checks.md. */
  readonly fooledBy: string;
  /**
   * True for a comparison with values that a third party had filled in. A difference may be the third party's error, so
   * the check requests another attempt and never declines without a review.
   */
  readonly comparesGiven?: true;
  /** Suites of `npm run accuracy` that measure its error rate; absent if nothing was measured. */
  readonly measuredBy?: readonly AccuracySuite[];
  /** Facts without which the result is not_applicable, with the reason for each (null: no reason). */
  readonly needs: Readonly<Partial<Record<FactName, NoInfer<Reason> | null>>>;
  /** Closed list of reasons, for failed and for not_applicable; see `reserved` for unused ones. */
  readonly reasons: readonly Reason[];
  /** Reasons of the public contract that these facts cannot show; `evaluate` never returns them. */
  readonly reserved?: readonly NoInfer<Reason>[];
  /** Reasons of not_applicable that mean, only for this check, that its question does not arise. */
  readonly doesNotArise?: readonly NoInfer<Reason>[];
  /** Requirement unless the template sets one. */
  readonly defaultRequirement: CheckRequirement;
  readonly defaultSettings: Settings;
  /** Revision of the check, increased when the meaning of its result changes. */
  readonly revision: number;
  /** Evaluates the check; `today` is the calendar date YYYY-MM-DD (UTC). */
  evaluate(facts: CheckFacts, settings: Settings, today: string): CheckOutcome<NoInfer<Reason>>;
}

/**
 * Definition of a check. Its type decides what the individual sees: reasons of `user_action` are shown plainly, those
 * of `fraud` are softened.
 */
export type CheckDefinition<
  Name extends string,
  Reason extends string,
  Settings extends CheckSettings,
> = CheckDeclaration<Name, Reason, Settings> & Asking<NoInfer<Reason>>;

/** One stored result, as `checks[]` of a verification shows it. */
export interface CheckResult extends CheckOutcome {
  readonly name: string;
  readonly requirement: CheckRequirement;
}

/** Types a check declaration without widening its name, reasons and settings. */
export function defineCheck<
  const Name extends string,
  const Reason extends string,
  const Settings extends CheckSettings,
>(definition: CheckDefinition<Name, Reason, Settings>): CheckDefinition<Name, Reason, Settings> {
  return definition;
}

export function passed(metadata: CheckMetadata = {}): CheckOutcome<never> {
  return { status: 'passed', reasons: [], metadata };
}

export function failed<const Reason extends string>(
  reasons: readonly Reason[],
  metadata: CheckMetadata = {},
): CheckOutcome<Reason> {
  return { status: 'failed', reasons, metadata };
}

export function notApplicable<const Reason extends string>(
  reasons: readonly Reason[] = [],
  metadata: CheckMetadata = {},
): CheckOutcome<Reason> {
  return { status: 'not_applicable', reasons, metadata };
}
