/**
 * State changes of a verification: it is begun, submitted, judged, or canceled with its inquiry. Each records its
 * events.
 */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { relate } from '../../../../operations/relate.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { type LiveSubject, liveSubject } from '../../../../security/subject-keys.ts';
import type { VerificationKind } from '../../inquiry-templates/index.ts';
import { serializeVerification } from '../serializer.ts';
import { isEnded, moveVerification, type VerificationAction, verificationTransitions } from '../states.ts';
import { findVerifications, findVerificationsOfInquiry, insertVerification, saveVerification } from '../store.ts';
import { nothingRead, type Verification, type VerificationSecrets, verificationType } from '../verification.ts';

export interface Submission {
  readonly inquiryId: string;
  readonly accountId: string | null;
  readonly templateId: string;
  readonly templateVersionId: string;
  readonly subject: LiveSubject;
  /** Verification template of the step. */
  readonly step: { readonly verificationTemplateId: string; readonly verificationTemplateVersionId: string };
  readonly kind: VerificationKind;
  readonly attempt: number;
  readonly documentId: string | null;
  readonly selfieId: string | null;
  readonly secrets: Partial<VerificationSecrets>;
}

function initiated({ ids, clock }: OperationContext, { step, secrets, ...rest }: Submission): Verification {
  const now = clock.now();
  return {
    ...nothingRead,
    ...secrets,
    ...rest,
    id: ids.next('verification'),
    status: 'initiated',
    countryCode: secrets.selected?.countryCode ?? null,
    verificationTemplateId: step.verificationTemplateId,
    verificationTemplateVersionId: step.verificationTemplateVersionId,
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    completedAt: null,
    redactedAt: null,
    investigationLockedAt: null,
  };
}

async function tell(context: OperationContext, name: string, verification: Verification): Promise<void> {
  const subject = liveSubject(verification.subject);
  await recordEvent(context, { name, resource: serializeVerification(verification), subject });
}

async function insert(context: OperationContext, verification: Verification): Promise<void> {
  const { id, kind, inquiryId } = verification;
  await insertVerification(context.tx, context.scope, verification);
  const inquiry = { type: 'inquiry', id: inquiryId };
  await relate(context, inquiry, 'verifications', { type: verificationType(kind), id });
}

/** Begins a verification with its first picture, before the others; records `verification.created`. */
export async function beginVerification(context: OperationContext, submission: Submission): Promise<Verification> {
  const begun = initiated(context, submission);
  await insert(context, begun);
  await tell(context, 'verification.created', begun);
  return begun;
}

/**
 * Submits the verification `begun`, or creates one and submits it at once; records `verification.submitted`, in the
 * second case after `verification.created`.
 */
export async function submitVerification(
  context: OperationContext,
  submission: Submission,
  begun: Verification | null = null,
): Promise<Verification> {
  if (begun !== null) {
    const { documentId, selfieId, attempt, secrets } = submission;
    const countryCode = secrets.selected?.countryCode ?? begun.countryCode;
    return settleVerification(context, begun, 'submit', { ...secrets, documentId, selfieId, attempt, countryCode });
  }
  const made = initiated(context, submission);
  const submitted = moveVerification(made, 'submit', context.clock.now());
  await insert(context, submitted);
  await tell(context, 'verification.created', made);
  await tell(context, 'verification.submitted', submitted);
  return submitted;
}

type Found = Partial<VerificationSecrets> &
  Partial<Pick<Verification, 'countryCode' | 'documentId' | 'selfieId' | 'attempt'>>;

/** Moves a verification and records the event. Throws stale_object if another transaction moved it first. */
export async function settleVerification(
  context: OperationContext,
  verification: Verification,
  action: VerificationAction,
  found: Found = {},
): Promise<Verification> {
  const moved = { ...moveVerification(verification, action, context.clock.now()), ...found };
  if (!(await saveVerification(context.tx, context.scope, moved, verification.status))) {
    throw new Refusal('stale_object', { details: 'the verification was changed at the same moment' });
  }
  const { event } = verificationTransitions[action];
  if (event !== null) await tell(context, event, moved);
  return moved;
}

/** Stores the result of a rerun; if the outcome differs, moves the verification and records the event. */
export async function keepSecondLook(
  context: OperationContext,
  verification: Verification,
  end: 'passed' | 'failed' | 'requires_retry',
  found: Found,
): Promise<Verification> {
  // A rerun never requests another submission.
  const status = end === 'passed' ? 'passed' : 'failed';
  if (status !== verification.status) {
    return settleVerification(
      context,
      verification,
      status === 'passed' ? 'overturn-to-pass' : 'overturn-to-fail',
      found,
    );
  }
  const kept = { ...verification, ...found, updatedAt: context.clock.now() };
  if (!(await saveVerification(context.tx, context.scope, kept, verification.status))) {
    throw new Refusal('stale_object', { details: 'the verification was changed at the same moment' });
  }
  return kept;
}

/** Records an escalation event for each finished verification: a reviewer now decides. */
export async function escalateVerifications(context: OperationContext, inquiryId: string): Promise<void> {
  for (const verification of await findVerificationsOfInquiry(context.tx, context.scope, inquiryId)) {
    if (isEnded(verification.status)) await tell(context, 'verification.escalated', verification);
  }
}

/** Cancels the unfinished verifications of an expired inquiry. */
export async function cancelVerificationsOfInquiry(context: OperationContext, inquiryId: string): Promise<void> {
  for (const verification of await findVerificationsOfInquiry(context.tx, context.scope, inquiryId)) {
    if (verificationTransitions.cancel.from.includes(verification.status)) {
      await settleVerification(context, verification, 'cancel');
    }
  }
}

/** Cancels a begun verification whose remaining pictures can no longer be sent; a submitted one is still processed. */
export async function cancelBegunVerification(context: OperationContext, id: string): Promise<void> {
  const [verification] = await findVerifications(context.tx, context.scope, [id]);
  if (verification?.status === 'initiated') await settleVerification(context, verification, 'cancel');
}
