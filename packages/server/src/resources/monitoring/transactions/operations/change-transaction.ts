/**
 * Locking a transaction for a change and saving the change with its events. Every operation on transactions uses these
 * functions.
 */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import type { TransactionEvent } from '../events.ts';
import { serializeTransaction } from '../serializer.ts';
import { refuseRedacted } from '../states.ts';
import { findTransactions, lockTransaction, saveIdentifiers, saveTransaction } from '../store.ts';
import type { Transaction } from '../transaction.ts';

/** Finds a transaction. Throws not_found. */
export async function requireTransaction({ tx, scope }: ReadContext, id: string): Promise<Transaction> {
  const [transaction] = await findTransactions(tx, scope, [id]);
  if (transaction === undefined) throw new Refusal('not_found');
  return transaction;
}

/** Locks a transaction's row until the database transaction ends. Throws not_found, or conflict for a redacted one. */
export async function lockLive({ tx, scope }: OperationContext, id: string): Promise<Transaction> {
  const transaction = await lockTransaction(tx, scope, id);
  if (transaction === null) throw new Refusal('not_found');
  refuseRedacted(transaction);
  return transaction;
}

/** Saves the transaction and records `events` in order. Throws stale_object if it was changed since it was read. */
export async function storeTransaction(
  context: OperationContext,
  transaction: Transaction,
  events: readonly TransactionEvent[],
): Promise<Transaction> {
  const { tx, scope, clock } = context;
  const saved = await saveTransaction(tx, scope, { ...transaction, updatedAt: clock.now() });
  if (saved === null) throw new Refusal('stale_object');
  await recordEvents(context, saved, events);
  return saved;
}

/** Saves the identifiers. Throws not_unique with the name of the field. */
export async function storeIdentifiers({ tx, scope }: OperationContext, transaction: Transaction): Promise<void> {
  const conflicting = await saveIdentifiers(tx, scope, transaction);
  if (conflicting === null) return;
  const key = conflicting.replaceAll('-', '_');
  throw new Refusal('not_unique', { details: `another transaction has this value of fields.${key}` });
}

export async function recordEvents(
  context: OperationContext,
  transaction: Transaction,
  events: readonly TransactionEvent[],
): Promise<void> {
  const resource = serializeTransaction(transaction);
  for (const event of events) {
    await recordEvent(context, { ...event, resource, subject: liveSubject(transaction.subject) });
  }
}
