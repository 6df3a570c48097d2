/** Configuration of a template version: verifications, attempts, decision rule, and expiry and retention times. */
import type { CheckRequirement, CheckSettings, ContactKind, RecordKind } from '../../../checks/check.ts';
import type { FieldSchema } from '../../../fields/index.ts';

/** Fault of a definition. `pointer` is relative to the attributes: `/steps/0/countries/1`. */
export interface Fault {
  readonly pointer: string;
  readonly problem: string;
}

/** Kinds that the hosted flow has screens for. */
export type StepKind = VerificationStep['kind'];

/** Kinds that simulations create without a step; the chip exists only in simulations. */
export type SimulatedKind = 'document' | RecordKind | ContactKind | 'government-id-nfc';

export type VerificationKind = StepKind | SimulatedKind;

export interface CheckConfiguration {
  readonly requirement?: CheckRequirement;
  readonly enabled?: boolean;
  readonly settings?: CheckSettings;
}

/** Ways to provide a picture: captured by the page's camera, or chosen as a file. */
export const captureMethods = ['camera', 'file'] as const;

export type StepCaptureMethod = (typeof captureMethods)[number];

export interface VerificationStepCommon {
  /** Verification template, `vtmpl_…`; identifies this step in simulations. */
  readonly verificationTemplateId: string;
  readonly verificationTemplateVersionId: string;
  /** Limit of submissions of this step. */
  readonly attempts: number;
  /** Capture methods; absent if both are accepted. */
  readonly captureMethods?: readonly StepCaptureMethod[];
  readonly checks: Readonly<Record<string, CheckConfiguration>>;
  /** Expression over `branchDeclarations`; the step is left out if it is false. Absent if it is always asked. */
  readonly when?: string;
}

export interface DocumentStep extends VerificationStepCommon {
  readonly kind: 'government-id' | 'driver-license';
  /** Countries, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly idClasses: readonly string[];
  /** Classes that need a picture of the back. */
  readonly twoSidedClasses: readonly string[];
}

export interface SelfieStep extends VerificationStepCommon {
  readonly kind: 'selfie';
}

/** Step that requests a paper such as a utility bill. */
export interface PaperStep extends VerificationStepCommon {
  readonly kind: 'document';
  /** Accepted kinds of paper, such as `bank_statement`; empty for every recognized kind. */
  readonly documentTypes: readonly string[];
}

/** Step that requests details and looks them up in a database. */
export interface RecordStep extends VerificationStepCommon {
  readonly kind: RecordKind;
  /** Fields to type, by kebab-case attribute name, in the order of the form. */
  readonly fields: readonly string[];
}

/** Step that confirms an address or a number by a one-time code. */
export interface ContactStep extends VerificationStepCommon {
  readonly kind: ContactKind;
}

export type VerificationStep = DocumentStep | SelfieStep | PaperStep | RecordStep | ContactStep;

/** Step as requested. Its name and identifier follow from its kind and the draft, and are compared with them. */
export interface StepChange {
  readonly kind: StepKind;
  readonly name?: string;
  readonly verificationTemplateId?: string;
  readonly attempts?: number;
  readonly captureMethods?: readonly StepCaptureMethod[];
  /** ISO 3166-1 codes of two or three letters, or the invalid text sent instead. */
  readonly countries?: readonly string[];
  readonly idClasses?: readonly string[];
  readonly twoSidedClasses?: readonly string[];
  readonly documentTypes?: readonly string[];
  readonly fields?: readonly string[];
  readonly when?: string;
  /** Checks in the order sent; may contain duplicate names. */
  readonly checks: readonly (CheckConfiguration & { readonly name: string })[];
}

export const takes = (
  { captureMethods: taken = captureMethods }: VerificationStep,
  method: StepCaptureMethod,
): boolean => taken.includes(method);

/** Verification template that is not a step of the flow. */
export interface SimulatedVerification {
  readonly kind: SimulatedKind;
  readonly verificationTemplateId: string;
  readonly verificationTemplateVersionId: string;
}

export type Decision = 'approve' | 'decline' | 'mark-for-review' | 'none';

export interface DecisionRule {
  readonly onCompleted: Decision;
  readonly onFailed: Decision;
  /** Decision if a question that counts was left open. */
  readonly onInconclusive: Decision;
  /**
   * Decision if a picture of the document or face counts and may not be live. A picture of a document never proves that
   * it is live; a picture of a face does together with the head turns that the service requested. Absent if equal to
   * `onCompleted`.
   */
  readonly onUploaded?: Decision;
  /** Decision if a report that the decision waits for has a match; absent for a review. */
  readonly onReportMatch?: ReportMatchDecision;
  /**
   * Conditions, evaluated in this order before the outcomes above; the first true one decides. Absent if there are
   * none.
   */
  readonly conditions?: readonly DecisionCondition[];
}

export const conditionDecisions = ['approve', 'decline', 'mark-for-review'] as const;

export type ConditionDecision = (typeof conditionDecisions)[number];

export interface DecisionCondition {
  readonly name: string;
  /** Expression over `declarationsOf` with a boolean result. */
  readonly when: string;
  readonly decides: ConditionDecision;
}

export const mostConditions = 20;

/** Decisions for a report match. A similar name is no proof, so only the template may choose to decline at once. */
export const reportMatchDecisions = ['mark-for-review', 'decline'] as const;

export type ReportMatchDecision = (typeof reportMatchDecisions)[number];

/** Moment of reports and forms at the end of the flow, in place of a step. */
export const completion = 'completion';

export const reportOccasions = ['passed', 'any'] as const;

/** Report that is run for each inquiry. */
export interface TemplateReport {
  /** Report template, `rptp_…`. */
  readonly reportTemplateId: string;
  /** Name of the step whose verification triggers it, or `completion`. */
  readonly after: string;
  /** Outcomes that trigger it: `any` includes failures. */
  readonly on: (typeof reportOccasions)[number];
  /** True if the decision waits for the report and uses its result. */
  readonly required: boolean;
}

/** Expiry settings in seconds; null means the time at creation applies. */
export interface ExpirySettings {
  readonly createSeconds: number;
  readonly startSeconds: number | null;
  readonly resumeSeconds: number;
  readonly oneTimeLinkSeconds: number;
}

export const secondReads = ['never', 'declines', 'all', 'sample'] as const;

/** Second read: agreement of a second user before the inquiry's status changes. The template's rule never needs one. */
export interface SecondRead {
  readonly of: (typeof secondReads)[number];
  /** Share of inquiries for `sample`, in percent. */
  readonly samplePercent: number;
  /** True if the first user's decision is hidden from the second user. */
  readonly isBlind: boolean;
  /** True if users may decide inquiries that they created. */
  readonly mayDecideOwn: boolean;
}

export const noSecondRead: SecondRead = { of: 'never', samplePercent: 10, isBlind: true, mayDecideOwn: false };

/** Limits of forms in a template, and of fields in a form. */
export const mostForms = 20;
export const mostFormFields = 30;

/** Field that a form asks for. */
export interface FormField {
  /** Key of a field of the template. */
  readonly key: string;
  /** True if the individual can only continue with a value for it. */
  readonly required: boolean;
}

/** Screen that asks for fields of the inquiry and belongs to no verification. */
export interface FormStep {
  /** Name in `previous-step-name` and `next-step-name`: `form_` and a word of the author. */
  readonly name: string;
  readonly title: string;
  /** Sentence below the title; absent for none. */
  readonly hint?: string;
  /** Name of the step that follows it, or `completion` for the end of the flow. */
  readonly before: string;
  readonly fields: readonly FormField[];
  /** Expression as that of a step; absent if the form is always shown. */
  readonly when?: string;
}

export interface TemplateDefinition {
  readonly steps: readonly VerificationStep[];
  /** Forms, in their order before each step; absent for none. */
  readonly forms?: readonly FormStep[];
  /** Additional verifications that simulations may create, besides the steps; sandbox only. */
  readonly simulatedVerifications?: readonly SimulatedVerification[];
  /** Reports; absent if none are run. */
  readonly reports?: readonly TemplateReport[];
  readonly decision: DecisionRule;
  /** Second read; absent if one user decides. */
  readonly secondRead?: SecondRead;
  readonly expiry: ExpirySettings;
  readonly maxSessions: number;
  readonly fields: readonly FieldSchema[];
  readonly locales: readonly string[];
  readonly redirectUri: string | null;
  /** Theme set of the flow, `theset_…`; null for the default look. */
  readonly themeSetId: string | null;
  /** Days for which pictures are kept; shown to the individual. */
  readonly retentionDays: number;
}

/** Returns the step's name in `previous-step-name` and `next-step-name`. */
export function stepName(kind: StepKind): string {
  return `verification_${kind.replaceAll('-', '_')}`;
}
