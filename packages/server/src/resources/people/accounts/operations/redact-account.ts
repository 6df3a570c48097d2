/**
 * Redaction of an account destroys its own key at once. What hangs on it, its inquiries with all below them, follows as a job;
 * `account.redacted` is told when all is done. The account stays and can be filled anew (contract, resources 1.2).
 */
import sql from 'sql-template-tag';
import { survivingValues } from '../../../../fields/index.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { scrubCopies } from '../../../../privacy/scrub-copies.ts';
import { destroySubject } from '../../../../security/subject-keys.ts';
import { deleteFieldFiles } from '../../../platform/files/index.ts';
import type { Account } from '../account.ts';
import { serializeAccount } from '../serializer.ts';
import { saveAccount, saveIdentifiers } from '../store.ts';
import { lockAccount } from './change-account.ts';

/** Throws not_found, or conflict when it is redacted and nothing was written since. */
export async function redactAccount(context: OperationContext, id: string): Promise<Account> {
  const { tx, scope, clock, queue } = context;
  const account = await lockAccount(context, id);
  if (account.subject.key === null) throw new Refusal('conflict', { details: 'the account is already redacted' });
  const now = clock.now();
  const redacted: Account = {
    ...account,
    subject: { id: account.subject.id, key: null },
    referenceId: null,
    tags: [],
    state: { values: survivingValues(account.type.fields, account.state.values), writtenOnce: [] },
    updatedAt: now,
    redactedAt: now,
  };
  await saveAccount(tx, scope, redacted, true);
  await saveIdentifiers(tx, scope, redacted);
  await destroySubject(tx, scope, account.subject.id, now);
  const data = { environmentId: scope.environmentId, accountId: id, subjectKeyId: account.subject.id };
  await queue.send(tx, 'redact-account-children', data);
  return redacted;
}

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
