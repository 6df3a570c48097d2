/**
 * Redaction of an inquiry: destroys its own key, so that everything sealed under it is unreadable at once: fields,
 * readings, checks, pictures, event payloads, delivery bodies. A job then removes the bytes and the copies (decision
 * 0004).
 */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { expireSessionsOfInquiry } from '../../inquiry-sessions/index.ts';
import { lockHeldVerifications } from '../../verifications/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { redactInquiryChildrenJob } from '../jobs.ts';
import { redact } from '../states.ts';
import { findInquiry } from '../store.ts';
import { lockInquiry, storeInquiry } from './change-inquiry.ts';

/**
 * Throws conflict if an investigation holds a verification of the inquiry: its data would be lost with the inquiry's
 * key.
 */
async function refuseWhileHeld({ tx, scope }: OperationContext, inquiryId: string): Promise<void> {
  const held = await lockHeldVerifications(tx, scope, inquiryId);
  if (held.length === 0) return;
  const names = held.slice(0, 5).join(', ');
  throw new Refusal('conflict', { details: `locked by an investigation, unlock first: ${names}` });
}

/**
 * Redacts the inquiry. Throws not_found, or conflict if it is already redacted or an investigation holds one of its
 * verifications.
 */
export async function redactInquiry(context: OperationContext, inquiryId: string): Promise<Inquiry> {
  const { tx, scope, clock, queue } = context;
  const inquiry = await lockInquiry(context, inquiryId);
  const now = clock.now();
  const redacted = redact(inquiry, now);
  await refuseWhileHeld(context, inquiryId);
  await expireSessionsOfInquiry(context, inquiryId);
  await erase(context, 'at-once', { inquiry: [inquiryId], key: [inquiry.subject.id] }, now);
  const saved = await storeInquiry(context, redacted, [{ name: 'inquiry.redacted' }]);
  await queue.send(tx, redactInquiryChildrenJob, { environmentId: scope.environmentId, inquiryId });
  return saved;
}

/** Redacts the inquiry; does nothing if it is missing or already redacted. */
export async function redactInquiryIfLive(context: OperationContext, inquiryId: string): Promise<void> {
  const found = await findInquiry(context.tx, context.scope, inquiryId);
  if (found?.inquiry.redactedAt === null) await redactInquiry(context, inquiryId);
}
