/** What is left of a redacted account beside its row: its own bytes and copies go, and `account.redacted` tells. */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { scrubCopies } from '../../../../privacy/scrub-copies.ts';
import { deleteFieldFiles } from '../../../platform/files/index.ts';
import { serializeAccount } from '../serializer.ts';
import { lockAccount } from './change-account.ts';

/** The last step of the job: removes the account's own bytes and copies, and tells. Safe to run twice. */
export async function finishAccountRedaction(
  context: OperationContext,
  id: string,
  subjectKeyId: string,
): Promise<void> {
  const { tx, scope, clock } = context;
  const { environmentId } = scope;
  const account = await lockAccount(context, id);
  // What was written since lies under another key, and stays.
  await deleteFieldFiles(context, id, subjectKeyId);
  await tx.execute(
    sql`update events set payload = '', redacted_at = coalesce(redacted_at, ${clock.now()})
        where environment_id = ${environmentId} and subject_key_id = ${subjectKeyId}`,
  );
  await tx.execute(
    sql`update webhook_deliveries
        set body = null, response = null, next_attempt_at = null, status = case status when 'pending' then 'failed' else status end
        where environment_id = ${environmentId} and subject_key_id = ${subjectKeyId}`,
  );
  await scrubCopies(tx, scope, [id], clock.now());
  const subject = account.subject.key === null ? null : { id: account.subject.id, key: account.subject.key };
  await recordEvent(context, { name: 'account.redacted', resource: serializeAccount(account), subject });
}
