/** What is left of a redacted account beside its row: its own bytes and copies go, and `account.redacted` tells. */
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { serializeAccount } from '../serializer.ts';
import { lockAccount } from './change-account.ts';

/** The last step of the job. What was written since lies under another key than the destroyed one, and stays. Safe to run twice. */
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
