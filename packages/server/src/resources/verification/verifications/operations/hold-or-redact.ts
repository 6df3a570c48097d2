/** Operations of a key on a finished verification: hold it for an investigation, or erase it. */

import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { byEvidence, isFaceEvidence } from '../../inquiry-templates/index.ts';
import { redactVerificationChildrenJob } from '../jobs.ts';
import { changeLock, refuseRedaction } from '../states.ts';
import { findVerifications, findVerificationsOfInquiry, lockVerification, saveInvestigationLock } from '../store.ts';
import type { Verification } from '../verification.ts';

/** A selfie only leaves picture traces, which cannot be distinguished from the document's; typed details leave none. */
const leavesOwnTraces = { governmentId: true, selfie: false, paper: true, details: false, contact: false };

/** Locks the row. Throws not_found. */
async function lockedRow({ tx, scope }: OperationContext, id: string): Promise<Verification> {
  const verification = await lockVerification(tx, scope, id);
  if (verification === null) throw new Refusal('not_found');
  return verification;
}

async function shown({ tx, scope }: OperationContext, id: string): Promise<Verification> {
  const [verification] = await findVerifications(tx, scope, [id]);
  if (verification === undefined) throw new Refusal('not_found');
  return verification;
}

/** Starts the hold; ends it if `lock` is false. Throws not_found, or conflict if that would change nothing. */
export async function lockForInvestigation(
  context: OperationContext,
  id: string,
  lock: boolean,
): Promise<Verification> {
  const { tx, scope, clock } = context;
  const lockedAt = changeLock(await lockedRow(context, id), lock, clock.now());
  await saveInvestigationLock(tx, scope, id, lockedAt, clock.now());
  return shown(context, id);
}

/**
 * Empties the verification and ends the links to its pictures at once; a job erases its document or selfies, the stored
 * bytes, and the copies in events and deliveries. Throws not_found, or conflict as in {@link refuseRedaction}.
 */
export async function redactVerification(context: OperationContext, id: string): Promise<Verification> {
  const { tx, scope, clock, queue } = context;
  const verification = await lockedRow(context, id);
  refuseRedaction(verification);
  const { files, rectifiedFiles } = verification;
  const fileIds = [...Object.values(files), ...Object.values(rectifiedFiles)].map(({ id }) => id);
  const tracesOf = byEvidence(verification.kind, leavesOwnTraces) ? [verification.inquiryId] : [];
  await erase(context, 'at-once', { verification: [id], tracesOf, file: fileIds }, clock.now());
  await queue.send(tx, redactVerificationChildrenJob, {
    environmentId: scope.environmentId,
    verificationId: id,
    documentId: verification.documentId,
    selfieId: verification.selfieId,
    fileIds,
  });
  return shown(context, id);
}

/**
 * Redacts the selfies; skips those already redacted. Throws conflict as in {@link refuseRedaction}, and then erases
 * nothing.
 */
export async function redactSelfiesOfInquiry(context: OperationContext, inquiryId: string): Promise<void> {
  const all = await findVerificationsOfInquiry(context.tx, context.scope, inquiryId);
  for (const { id, kind, redactedAt } of all) {
    if (isFaceEvidence(kind) && redactedAt === null) await redactVerification(context, id);
  }
}
