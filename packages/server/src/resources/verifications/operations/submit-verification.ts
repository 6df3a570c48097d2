/** What happens to a verification: it is submitted, judged, or canceled with its inquiry. Each writes its events. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { type LiveSubject, liveSubject } from '../../../security/subject-keys.ts';
import type { VerificationKind } from '../../inquiry-templates/index.ts';
import { serializeVerification } from '../serializer.ts';
import { moveVerification, type VerificationAction, verificationTransitions } from '../states.ts';
import { findVerificationsOfInquiry, insertVerification, saveVerification } from '../store.ts';
import { nothingRead, type Verification, type VerificationSecrets } from '../verification.ts';

export interface Submission {
  readonly inquiryId: string;
  readonly accountId: string | null;
  readonly templateId: string;
  readonly templateVersionId: string;
  readonly subject: LiveSubject;
  /** Where the verification comes from. */
  readonly step: { readonly verificationTemplateId: string; readonly verificationTemplateVersionId: string };
  readonly kind: VerificationKind;
  readonly attempt: number;
  readonly documentId: string | null;
  readonly selfieId: string | null;
  readonly secrets: Partial<VerificationSecrets>;
}

/** Makes the verification and submits it; records `verification.created` and `verification.submitted`. */
export async function submitVerification(context: OperationContext, submission: Submission): Promise<Verification> {
  const { tx, scope, ids, clock } = context;
  const now = clock.now();
  const { step, secrets, ...rest } = submission;
  const initiated: Verification = {
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
  const submitted = moveVerification(initiated, 'submit', now);
  await insertVerification(tx, scope, submitted);
  const { subject } = submission;
  await recordEvent(context, { name: 'verification.created', resource: serializeVerification(initiated), subject });
  await recordEvent(context, { name: 'verification.submitted', resource: serializeVerification(submitted), subject });
  return submitted;
}

/** Moves a verification and records the event. Throws stale_object when another transaction moved it first. */
export async function settleVerification(
  context: OperationContext,
  verification: Verification,
  action: VerificationAction,
  found: Partial<VerificationSecrets> & { readonly countryCode?: string | null } = {},
): Promise<Verification> {
  const moved = { ...moveVerification(verification, action, context.clock.now()), ...found };
  if (!(await saveVerification(context.tx, context.scope, moved, verification.status))) {
    throw new Refusal('stale_object', { details: 'the verification was changed at the same moment' });
  }
  const { event } = verificationTransitions[action];
  if (event !== null) {
    await recordEvent(context, {
      name: event,
      resource: serializeVerification(moved),
      subject: liveSubject(moved.subject),
    });
  }
  return moved;
}

/** Ends what an expired inquiry leaves unfinished. */
export async function cancelVerificationsOfInquiry(context: OperationContext, inquiryId: string): Promise<void> {
  for (const verification of await findVerificationsOfInquiry(context.tx, context.scope, inquiryId)) {
    if (verificationTransitions.cancel.from.includes(verification.status)) {
      await settleVerification(context, verification, 'cancel');
    }
  }
}
