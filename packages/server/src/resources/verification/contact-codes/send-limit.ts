/**
 * Limit of the messages that individuals request to an address or number of their choice: one-time codes, and links to
 * another device. Both kinds count together.
 */
import sql from 'sql-template-tag';
import { insertRow } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { channelOf, type Recipient } from '../../../messages/message.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { carriedBy } from '../../platform/messages/index.ts';

/** Limits in an hour in one environment: to one recipient, and requested from one IP address. */
const mostToRecipient = 10;
const mostFromSender = 60;
const limitSeconds = 3600;

export interface Send {
  readonly to: Recipient;
  /** IP address of the individual who asks for the message. */
  readonly ipAddress: string;
}

/** Reason why a message is not sent: too many to the recipient or from the IP address, or no transport. */
export type SendRefusal = 'limited' | 'unsendable';

/** Counts a message that is about to be queued; returns the reason if it must not be. */
export async function countSend(context: OperationContext, send: Send): Promise<SendRefusal | null> {
  if (!context.slices.port(carriedBy).carries(channelOf(send.to))) return 'unsendable';
  const { toRecipient, fromSender } = await lockAndCount(context, send);
  if (toRecipient >= mostToRecipient || fromSender >= mostFromSender) return 'limited';
  await context.tx.execute(
    insertRow('contact_sends', {
      environment_id: context.scope.environmentId,
      ...indexesOf(context, send),
      sent_at: context.clock.now(),
    }),
  );
  return null;
}

const addressOf = (to: Recipient): string => ('email' in to ? to.email : to.phone);

const indexesOf = ({ scope }: OperationContext, { to, ipAddress }: Send) => ({
  recipient_index: scope.keys.blindIndex('contact recipient', addressOf(to).toLowerCase()),
  sender_index: scope.keys.blindIndex('contact sender', ipAddress),
});

/**
 * Locks the row of the recipient until the transaction ends, so that requests at the same moment cannot pass the limit
 * together.
 */
async function lockAndCount(
  context: OperationContext,
  send: Send,
): Promise<{ readonly toRecipient: number; readonly fromSender: number }> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  const since = addSeconds(now, -limitSeconds);
  const { recipient_index: recipient, sender_index: sender } = indexesOf(context, send);
  const recipientRow = { environment_id: scope.environmentId, recipient_index: recipient, asked_at: now };
  await tx.execute(
    sql`${insertRow('contact_recipients', recipientRow)}
        on conflict (environment_id, recipient_index) do update set asked_at = excluded.asked_at`,
  );
  const [row] = await tx.execute<{ readonly to_recipient: number; readonly from_sender: number }>(
    sql`select
          (select count(*)::integer from contact_sends where environment_id = ${scope.environmentId}
            and recipient_index = ${recipient} and sent_at > ${since}) as to_recipient,
          (select count(*)::integer from contact_sends where environment_id = ${scope.environmentId}
            and sender_index = ${sender} and sent_at > ${since}) as from_sender`,
  );
  return { toRecipient: row?.to_recipient ?? 0, fromSender: row?.from_sender ?? 0 };
}
