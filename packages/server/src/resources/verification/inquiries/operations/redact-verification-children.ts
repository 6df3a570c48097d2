/**
 * What hangs on a redacted verification goes with it: its document or selfies, the stored bytes, and the copies in events,
 * deliveries and idempotency records. The inquiry keeps what it has.
 */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../../../operations/context.ts';
import { scrubCopies } from '../../../../privacy/scrub-copies.ts';
import { deleteFiles } from '../../../platform/files/index.ts';
import { redactDocument } from '../../documents/index.ts';
import { redactSelfie } from '../../selfies/index.ts';
import type { RedactedVerification } from '../../verifications/index.ts';

/** Safe to run twice. */
export async function redactVerificationChildren(
  context: OperationContext,
  { verificationId, documentId, selfieId, fileIds }: RedactedVerification,
): Promise<void> {
  const { tx, scope, clock, files } = context;
  const now = clock.now();
  for (const fileId of fileIds) await files.remove(scope.environmentId, fileId);
  await deleteFiles(tx, scope, fileIds, now);
  if (documentId !== null) await redactDocument(tx, scope, documentId, now);
  if (selfieId !== null) await redactSelfie(tx, scope, selfieId, now);
  const objectIds = [verificationId, documentId, selfieId].filter((id) => id !== null);
  await scrubEvents(context, objectIds);
  await scrubCopies(tx, scope, objectIds, now);
}

/** Empties what was told of these objects. */
async function scrubEvents({ tx, scope, clock }: OperationContext, objectIds: readonly string[]): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`update webhook_deliveries d
        set body = null, response = null, next_attempt_at = null,
          status = case d.status when 'pending' then 'failed' else d.status end
        from events e
        where d.environment_id = ${environmentId} and e.environment_id = d.environment_id and e.id = d.event_id
          and d.webhook_id in (select id from webhooks where environment_id = ${environmentId})
          and e.object_id = any(${objectIds})`,
  );
  // What is told of others under the same key may include them. A body that is gone is made anew when it is redelivered.
  await tx.execute(
    sql`update webhook_deliveries d
        set body = null, next_attempt_at = null, status = case d.status when 'pending' then 'failed' else d.status end
        from webhooks w
        where d.environment_id = ${environmentId} and w.environment_id = d.environment_id and w.id = d.webhook_id
          and (d.status <> 'pending' or w.included_allowlist ->> 'state' <> 'include_none')
          and d.subject_key_id in (select subject_key_id from events
            where environment_id = ${environmentId} and object_id = any(${objectIds}))`,
  );
  await tx.execute(
    sql`update events set payload = '', redacted_at = coalesce(redacted_at, ${clock.now()})
        where environment_id = ${environmentId} and object_id = any(${objectIds})`,
  );
}
