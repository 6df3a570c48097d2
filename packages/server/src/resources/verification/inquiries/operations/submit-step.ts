/** Submission of a step with all its pictures: a job reads them while the individual waits. */
import type { TurnReport } from '../../../../checks/check.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findFiles, type StoredFile } from '../../../platform/files/index.ts';
import type { VerificationStep } from '../../inquiry-templates/index.ts';
import {
  beginSubmission,
  findVerifications,
  type Sending,
  submit,
  type Verification,
} from '../../verifications/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { processVerificationJob } from '../processing-job.ts';
import { afterSubmission } from '../step-progress.ts';
import { storeInquiry } from './change-inquiry.ts';

async function storedFiles(context: OperationContext, ids: readonly (string | null)[]): Promise<StoredFile[]> {
  const requested = ids.filter((id) => id !== null);
  return (await findFiles(context.tx, context.scope, requested)).map(({ file }) => file);
}

const nextAttempt = ({ progress }: Inquiry, { kind }: VerificationStep): number => (progress.attempts[kind] ?? 0) + 1;

/** Begins a verification with the first side of a document; another side follows. The caller saves the inquiry. */
export async function beginStep(
  context: OperationContext,
  inquiry: Inquiry,
  step: VerificationStep,
  fileIds: readonly (string | null)[],
): Promise<Inquiry> {
  if (inquiry.progress.verificationId !== null) return inquiry;
  const files = await storedFiles(context, fileIds);
  const begun = await beginSubmission(context, inquiry, { step, attempt: nextAttempt(inquiry, step), files });
  return { ...inquiry, progress: { ...inquiry.progress, verificationId: begun.id } };
}

/** Returns the begun verification; null if none was begun, or an expiry has ended it. */
async function begunOf({ tx, scope }: OperationContext, { progress }: Inquiry): Promise<Verification | null> {
  if (progress.verificationId === null) return null;
  const [begun] = await findVerifications(tx, scope, [progress.verificationId]);
  return begun?.status === 'initiated' ? begun : null;
}

/** Data sent with the pictures or in place of them. */
interface SubmittedWith extends Pick<Sending, 'details' | 'selected' | 'codes'> {
  /** Head turns; selfies only. */
  readonly turns?: TurnReport | null;
}

/** Seconds of a check that a developer slows down: longer than the waiting page calls usual. */
const slowSeconds = 30;

async function sendForProcessing(
  { tx, scope, queue }: OperationContext,
  { id: inquiryId, progress }: Inquiry,
  verificationId: string,
): Promise<void> {
  const { outcome = null, slow = false } = scope.environmentKind === 'sandbox' ? (progress.nextCheck ?? {}) : {};
  const data = { environmentId: scope.environmentId, inquiryId, verificationId };
  await queue.send(tx, processVerificationJob, outcome === null ? data : { ...data, outcome }, slow ? slowSeconds : 0);
}

/**
 * Submits the step. `fileIds` are the pictures of this attempt. The caller has locked the inquiry; this function saves
 * it.
 */
export async function submitStep(
  context: OperationContext,
  inquiry: Inquiry,
  step: VerificationStep,
  fileIds: readonly (string | null)[],
  { turns = null, details, selected, codes }: SubmittedWith = {},
): Promise<Inquiry> {
  const files = await storedFiles(context, fileIds);
  const [begun, attempt] = [await begunOf(context, inquiry), nextAttempt(inquiry, step)];
  const typed = {
    ...(details === undefined ? {} : { details, ...(selected === undefined ? {} : { selected }) }),
    ...(codes === undefined ? {} : { codes }),
  };
  const verification = await submit(context, inquiry, { step, attempt, files, turns, begun, ...typed });
  await sendForProcessing(context, inquiry, verification.id);
  const progress = {
    ...inquiry.progress,
    screen: 'processing' as const,
    attempts: { ...inquiry.progress.attempts, [step.kind]: attempt },
    verificationId: verification.id,
    waitingSince: context.clock.now().toISOString(),
    retry: null,
    step: afterSubmission(inquiry.progress.step),
    nextCheck: null,
  };
  return storeInquiry(context, { ...inquiry, progress, updatedAt: context.clock.now() }, []);
}
