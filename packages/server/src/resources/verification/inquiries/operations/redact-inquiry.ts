/**
 * Redaction destroys the inquiry's own key, which makes everything sealed under it unreadable at once: fields, what was
 * read, checks, pictures, event payloads, delivery bodies. A job then removes the bytes and the copies (decision 0004).
 */
import sql from 'sql-template-tag';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { scrubCopies } from '../../../../privacy/scrub-copies.ts';
import { destroySubject } from '../../../../security/subject-keys.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { deleteFieldFiles, deleteFiles, findFileIdsOfInquiry } from '../../../platform/files/index.ts';
import { redactDocumentsOfInquiry } from '../../documents/index.ts';
import { expireSessionsOfInquiry } from '../../inquiry-sessions/index.ts';
import { lockHeldVerifications, redactVerificationsOfInquiry } from '../../verifications/index.ts';
import { redact } from '../states.ts';
import { findInquiry } from '../store.ts';
import { lockInquiry, storeInquiry } from './change-inquiry.ts';

/** Throws conflict when an investigation holds a verification of the inquiry: its data would go with the inquiry's key. */
async function refuseWhileHeld({ tx, scope }: OperationContext, inquiryId: string): Promise<void> {
  const held = await lockHeldVerifications(tx, scope, inquiryId);
  if (held.length === 0) return;
  const names = held.slice(0, 5).join(', ');
  throw new Refusal('conflict', { details: `locked by an investigation, unlock first: ${names}` });
}

/** Throws not_found, or conflict when it was redacted before or an investigation holds one of its verifications. */
export async function redactInquiry(context: OperationContext, inquiryId: string): Promise<void> {
  const { tx, scope, clock, queue } = context;
  const inquiry = await lockInquiry(context, inquiryId);
  const now = clock.now();
  const redacted = redact(inquiry, now);
  await refuseWhileHeld(context, inquiryId);
  await expireSessionsOfInquiry(context, inquiryId);
  await redactVerificationsOfInquiry(tx, scope, inquiryId, now);
  await redactDocumentsOfInquiry(tx, scope, inquiryId, now);
  await destroySubject(tx, scope, inquiry.subject.id, now);
  await storeInquiry(context, redacted, [{ name: 'inquiry.redacted' }]);
  await queue.send(tx, 'redact-inquiry-children', { environmentId: scope.environmentId, inquiryId });
}

/** Removes stored bytes, and the sealed copies in events, deliveries and idempotency records. Safe to run twice. */
export async function redactInquiryChildren(
  context: OperationContext,
  files: FileStore,
  inquiryId: string,
): Promise<void> {
  const { tx, scope, clock } = context;
  const inquiry = await lockInquiry(context, inquiryId);
  const environmentId = scope.environmentId;
  const fileIds = await findFileIdsOfInquiry(tx, scope, inquiryId);
  for (const fileId of fileIds) await files.remove(environmentId, fileId);
  await deleteFiles(tx, scope, fileIds, clock.now());
  await deleteFieldFiles(context, inquiryId, inquiry.subject.id);
  await tx.execute(
    sql`update events set payload = '', redacted_at = coalesce(redacted_at, ${clock.now()})
        where environment_id = ${environmentId} and subject_key_id = ${inquiry.subject.id}`,
  );
  await tx.execute(
    sql`update webhook_deliveries
        set body = null, response = null, next_attempt_at = null, status = case status when 'pending' then 'failed' else status end
        where environment_id = ${environmentId} and subject_key_id = ${inquiry.subject.id}`,
  );
  await scrubCopies(tx, scope, await objectIdsOf(context, inquiryId), clock.now());
  await tx.execute(
    sql`update devices set sealed = '' where environment_id = ${environmentId} and inquiry_id = ${inquiryId}`,
  );
  await tx.execute(
    sql`update inquiry_sessions set sealed = ''
        where environment_id = ${environmentId} and inquiry_id = ${inquiryId}`,
  );
}

/** The inquiry and everything below it that an answer may show. */
async function objectIdsOf({ tx, scope }: OperationContext, inquiryId: string): Promise<string[]> {
  const found = await findInquiry(tx, scope, inquiryId);
  const related = Object.values(found?.relations ?? {}).flat();
  const devices = await tx.select<{ id: string }>(
    sql`select id from devices where environment_id = ${scope.environmentId} and inquiry_id = ${inquiryId}`,
  );
  return [inquiryId, ...related.map(({ id }) => id), ...devices.map(({ id }) => id)];
}
