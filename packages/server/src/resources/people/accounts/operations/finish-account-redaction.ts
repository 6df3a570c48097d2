/** End of an account's redaction: erases its files and copies, and records `account.redacted`. */
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { serializeAccount } from '../serializer.ts';
import { lockAccount } from './change-account.ts';

/** Runs the last step of the job. Data written since then is sealed under a new key, and stays. Idempotent. */
export async function finishAccountRedaction(
  context: OperationContext,
  id: string,
  subjectKeyId: string,
): Promise<void> {
  const account = await lockAccount(context, id);
  await erase(context, 'afterwards', { account: [id], key: [subjectKeyId] }, context.clock.now());
  const subject = account.subject.key === null ? null : { id: account.subject.id, key: account.subject.key };
  await recordEvent(context, { name: 'account.redacted', resource: serializeAccount(account), subject });
}
