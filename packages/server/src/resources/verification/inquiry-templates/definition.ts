/** What a template version configures: which verifications, how often, what decides, and how long things live. */
import type { CheckKind, CheckRequirement, CheckSettings, RecordKind } from '../../../checks/check.ts';
import type { FieldSchema } from '../../../fields/index.ts';

/** Kinds that the hosted flow has screens for. */
export type StepKind = 'government-id' | 'driver-license' | 'selfie' | 'document' | RecordKind;

/** Kinds that simulations make without a step; of the last three nothing else here makes one. */
export type SimulatedKind = 'document' | RecordKind | 'government-id-nfc' | 'email-address' | 'phone-number';

export type VerificationKind = StepKind | SimulatedKind;

export interface CheckConfiguration {
  readonly requirement?: CheckRequirement;
  readonly enabled?: boolean;
  readonly settings?: CheckSettings;
}

/** Ways in which a picture may come: taken by the page's own camera, or chosen as a file. */
export const captureMethods = ['camera', 'file'] as const;

export type StepCaptureMethod = (typeof captureMethods)[number];

interface VerificationStepCommon {
  /** `vtmpl_…`, names this step in simulations. */
  readonly verificationTemplateId: string;
  readonly verificationTemplateVersionId: string;
  /** How often the individual may submit this part. */
  readonly attempts: number;
  /** Absent where both are taken. */
  readonly captureMethods?: readonly StepCaptureMethod[];
  readonly checks: Readonly<Record<string, CheckConfiguration>>;
}

export interface DocumentStep extends VerificationStepCommon {
  readonly kind: 'government-id' | 'driver-license';
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly idClasses: readonly string[];
  /** Classes whose back is asked for. */
  readonly twoSidedClasses: readonly string[];
}

export interface SelfieStep extends VerificationStepCommon {
  readonly kind: 'selfie';
}

/** Asks for a paper such as a utility bill. */
export interface PaperStep extends VerificationStepCommon {
  readonly kind: 'document';
  /** Accepted kinds of paper, such as `bank_statement`; empty for every kind that is recognized. */
  readonly documentTypes: readonly string[];
}

/** Asks for details that a database is asked about. */
export interface RecordStep extends VerificationStepCommon {
  readonly kind: RecordKind;
  /** What the individual is asked to type, by kebab attribute name, in the order of the form. */
  readonly fields: readonly string[];
}

export type VerificationStep = DocumentStep | SelfieStep | PaperStep | RecordStep;

/** Whether the step asks for details to be typed. */
export const isRecordStep = (step: VerificationStep): step is RecordStep => 'fields' in step;

/** Whether the step asks for a government id. */
export function isDocumentStep(step: VerificationStep): step is DocumentStep {
  return step.kind === 'government-id' || step.kind === 'driver-license';
}

export const takes = (
  { captureMethods: taken = captureMethods }: VerificationStep,
  method: StepCaptureMethod,
): boolean => taken.includes(method);

/** A verification template outside of the flow's steps. */
export interface SimulatedVerification {
  readonly kind: SimulatedKind;
  readonly verificationTemplateId: string;
  readonly verificationTemplateVersionId: string;
}

export type Decision = 'approve' | 'decline' | 'mark-for-review' | 'none';

export interface DecisionRule {
  readonly onCompleted: Decision;
  readonly onFailed: Decision;
  /** A question that counts was left open. */
  readonly onInconclusive: Decision;
  /**
   * A picture of the document or the face counts and nothing proves that it was taken now: of a document nothing ever does, of a
   * face the head turns that the service asked for. Absent for `onCompleted`.
   */
  readonly onUploaded?: Decision;
  /** A report that the decision waits for found somebody; absent for a person who looks at it. */
  readonly onReportMatch?: ReportMatchDecision;
  /** Asked in this order before the outcomes above: the first that is true decides. Absent where there are none. */
  readonly conditions?: readonly DecisionCondition[];
}

export const conditionDecisions = ['approve', 'decline', 'mark-for-review'] as const;

export type ConditionDecision = (typeof conditionDecisions)[number];

export interface DecisionCondition {
  readonly name: string;
  /** An expression over `declarationsOf` that gives true or false. */
  readonly when: string;
  readonly decides: ConditionDecision;
}

export const mostConditions = 20;

/** A name alike is no proof: declining at once is for a template to say. */
export const reportMatchDecisions = ['mark-for-review', 'decline'] as const;

export type ReportMatchDecision = (typeof reportMatchDecisions)[number];

/** Stands in the place of a step for what follows the end of the walk. */
export const completion = 'completion';

export const reportOccasions = ['passed', 'any'] as const;

/** A report that is run for an inquiry. */
export interface TemplateReport {
  /** `rptp_…`. */
  readonly reportTemplateId: string;
  /** Name of the step whose verification it follows, or `completion`. */
  readonly after: string;
  /** Whether it follows a failure as well. */
  readonly on: (typeof reportOccasions)[number];
  /** Whether the decision waits for it, and counts what it found. */
  readonly required: boolean;
}

/** Seconds; null means "as from creation". */
export interface ExpirySettings {
  readonly createSeconds: number;
  readonly startSeconds: number | null;
  readonly resumeSeconds: number;
  readonly oneTimeLinkSeconds: number;
}

export const secondReads = ['never', 'declines', 'all', 'sample'] as const;

/** Whether a second person has to agree before the inquiry moves. The template's own rule decides alone in any case. */
export interface SecondRead {
  readonly of: (typeof secondReads)[number];
  /** Of `sample`: how many in a hundred. */
  readonly samplePercent: number;
  /** Whether the second person is kept from what the first decided. */
  readonly isBlind: boolean;
  /** Whether a person may decide an inquiry that they created. */
  readonly mayDecideOwn: boolean;
}

export const noSecondRead: SecondRead = { of: 'never', samplePercent: 10, isBlind: true, mayDecideOwn: false };

export interface TemplateDefinition {
  readonly steps: readonly VerificationStep[];
  /** Of the sandbox only: what simulations may make beside the steps. */
  readonly simulatedVerifications?: readonly SimulatedVerification[];
  /** Absent where none are run. */
  readonly reports?: readonly TemplateReport[];
  readonly decision: DecisionRule;
  /** Absent where one person decides. */
  readonly secondRead?: SecondRead;
  readonly expiry: ExpirySettings;
  readonly maxSessions: number;
  readonly fields: readonly FieldSchema[];
  readonly locales: readonly string[];
  readonly redirectUri: string | null;
  /** `theset_…` whose look the flow wears; null for the flow's own. */
  readonly themeSetId: string | null;
  /** How long pictures are kept, told to the individual. */
  readonly retentionDays: number;
}

/** Name of the step in `previous-step-name` and `next-step-name`. */
export function stepName(kind: StepKind): string {
  return `verification_${kind.replaceAll('-', '_')}`;
}

/** The check family a verification kind is judged by. */
export function checkKindOf(kind: StepKind): CheckKind {
  return kind === 'driver-license' ? 'government-id' : kind;
}
