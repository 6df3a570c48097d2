/** What is left of a redacted inquiry once its key is destroyed: bytes, and copies in events, deliveries and answers. */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../../../operations/context.ts';
import { scrubCopies } from '../../../../privacy/scrub-copies.ts';
import { deleteFieldFiles, deleteFiles, findFileIdsOfInquiry } from '../../../platform/files/index.ts';
import { findInquiry } from '../store.ts';
import { lockInquiry } from './change-inquiry.ts';

/** Removes stored bytes, and the sealed copies in events, deliveries and idempotency records. Safe to run twice. */
export async function redactInquiryChildren(context: OperationContext, inquiryId: string): Promise<void> {
  const { tx, scope, clock, files } = context;
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
