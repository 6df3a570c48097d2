/** Fills `endOfInquiry`: when an inquiry ends, the transaction that waits for it gets the status of that end. */
import type { OperationContext } from '../../../../operations/context.ts';
import type { Inquiry } from '../../../verification/inquiries/index.ts';
import { statusUpdated } from '../events.ts';
import { moveTo } from '../states.ts';
import { lockTransaction } from '../store.ts';
import type { Transaction } from '../transaction.ts';
import { fallbackStatus, statusNamed, type TransactionStatus } from '../transaction-type.ts';
import { storeTransaction } from './change-transaction.ts';

/**
 * Returns true if the transaction has the waiting status. If its type has no such status, returns true if the
 * transaction has not ended and has no reviewer.
 */
function waits({ status, type, reviewer, redactedAt }: Transaction): boolean {
  if (redactedAt !== null) return false;
  const waiting = statusNamed(type, fallbackStatus);
  if (waiting !== undefined) return waiting.name === status;
  return statusNamed(type, status)?.kind !== 'end' && reviewer === null;
}

/** Status for a type that no longer has one for this end. */
const lostStatus = 'errored';

interface Outcome {
  readonly to: TransactionStatus;
  /** Reason for a status other than the one that the type should name; null if it is that one. */
  readonly reason: string | null;
}

function outcomeOf({ type }: Transaction, approved: boolean): Outcome | null {
  const { passedStatus, failedStatus } = type.settings;
  const named = statusNamed(type, (approved ? passedStatus : failedStatus) ?? '');
  if (named !== undefined) return { to: named, reason: null };
  const lost = statusNamed(type, lostStatus);
  const reason = `the transaction type names no ${approved ? 'passed' : 'failed'}-status`;
  return lost === undefined ? null : { to: lost, reason };
}

export async function decideByInquiry(
  context: OperationContext,
  transactionId: string,
  { id: inquiryId, status: end }: Pick<Inquiry, 'id' | 'status'>,
): Promise<void> {
  const transaction = await lockTransaction(context.tx, context.scope, transactionId);
  if (transaction === null || !waits(transaction)) return;
  const from = statusNamed(transaction.type, transaction.status);
  const outcome = outcomeOf(transaction, end === 'approved');
  if (from === undefined || outcome === null) return;
  const { to, reason } = outcome;
  const changed = moveTo(transaction, from, to);
  if (changed === transaction) return;
  const event = statusUpdated(transaction.status, changed.status, { inquiryId, reason });
  await storeTransaction(context, changed, [event]);
}
