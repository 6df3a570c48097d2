/** Progress inside a step, by the evidence that the step asks for. Contains no personal data. Pure. */
import type { Evidence } from '../inquiry-templates/index.ts';

/** Head turns that the server drew for one selfie attempt; an answer is accepted once and before the expiry. */
export interface TurnChallenge {
  readonly nonce: string;
  /** Inquiry session that was shown the challenge. */
  readonly sessionId: string;
  readonly prompts: readonly ('center' | 'left' | 'right')[];
  /** Expiry, ISO 8601. */
  readonly expiresAt: string;
  /** Challenges drawn since the last answer, including this one. Limits drawing until a convenient sequence comes. */
  readonly drawn: number;
}

/** Members that a step keeps between its screens. */
interface KeptByEvidence {
  readonly governmentId: {
    readonly frontFileId: string | null;
    readonly backFileId: string | null;
  };
  readonly selfie: { readonly challenge: TurnChallenge | null };
  readonly paper: object;
  readonly details: object;
  readonly contact: object;
}

/** Union by evidence: no step has members of another one. */
export type StepProgress = {
  readonly [Of in Evidence]: { readonly evidence: Of } & KeptByEvidence[Of];
}[Evidence];

export type StepProgressOf<Of extends Evidence> = Extract<StepProgress, { readonly evidence: Of }>;

interface Duration {
  /** True if the members outlast a submission: a side that was good is not taken again. */
  readonly afterSubmission: boolean;
  /** True if the members outlast the row. A challenge does, so that leaving and returning does not reset the count. */
  readonly afterRow: boolean;
}

const durations: Readonly<Record<Evidence, Duration>> = {
  governmentId: { afterSubmission: true, afterRow: false },
  selfie: { afterSubmission: false, afterRow: true },
  paper: { afterSubmission: false, afterRow: false },
  details: { afterSubmission: false, afterRow: false },
  contact: { afterSubmission: false, afterRow: false },
};

const begun: { readonly [Of in Evidence]: StepProgressOf<Of> } = {
  governmentId: { evidence: 'governmentId', frontFileId: null, backFileId: null },
  selfie: { evidence: 'selfie', challenge: null },
  paper: { evidence: 'paper' },
  details: { evidence: 'details' },
  contact: { evidence: 'contact' },
};

const isOf = <Of extends Evidence>(step: StepProgress | null, evidence: Of): step is StepProgressOf<Of> =>
  step?.evidence === evidence;

/** Returns the progress of a step of this evidence; that of a step just begun if none is stored. */
export const progressOf = <Of extends Evidence>(step: StepProgress | null, evidence: Of): StepProgressOf<Of> =>
  isOf(step, evidence) ? step : begun[evidence];

/** Returns what remains of the progress once the step is submitted. */
export const afterSubmission = (step: StepProgress | null): StepProgress | null =>
  step !== null && durations[step.evidence].afterSubmission ? step : null;

/** Returns what remains of the progress once another row of the flow is shown. */
export const afterRow = (step: StepProgress | null): StepProgress | null =>
  step !== null && durations[step.evidence].afterRow ? step : null;

/** Members of older rows, which had those of all kinds of steps side by side. */
export interface FlatProgress {
  readonly frontFileId?: string | null;
  readonly backFileId?: string | null;
  readonly challenge?: TurnChallenge | null;
}

/** Returns the progress of the current step from the flat members of an older row. */
export function stepProgressOfFlat(flat: FlatProgress): StepProgress | null {
  const { frontFileId = null, backFileId = null, challenge = null } = flat;
  if (frontFileId !== null || backFileId !== null) return { ...begun.governmentId, frontFileId, backFileId };
  return challenge === null ? null : { ...begun.selfie, challenge };
}
