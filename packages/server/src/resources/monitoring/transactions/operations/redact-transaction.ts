/**
 * Redaction of a transaction destroys its own key at once. A job then redacts its inquiries;
 * `transaction.redacted` is recorded when all are done (contract, resources 2.2).
 */
import { survivingValues } from '../../../../fields/index.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { redacted as told } from '../events.ts';
import { redactTransactionChildren } from '../jobs.ts';
import { serializeTransaction } from '../serializer.ts';
import { lockTransaction, saveTransaction } from '../store.ts';
import type { Transaction } from '../transaction.ts';
import { requireTransaction } from './change-transaction.ts';

/** Redacts a transaction. Throws not_found, or conflict if it is redacted. */
export async function redactTransaction(context: OperationContext, id: string): Promise<Transaction> {
  const { tx, scope, clock, queue } = context;
  const transaction = await lockTransaction(tx, scope, id);
  if (transaction === null) throw new Refusal('not_found');
  if (transaction.redactedAt !== null) {
    throw new Refusal('conflict', { details: 'the transaction is already redacted' });
  }
  const now = clock.now();
  const { subject, type, state } = transaction;
  const redacted: Transaction = {
    ...transaction,
    subject: { id: subject.id, key: null },
    state: { values: survivingValues(type.fields, state.values), writtenOnce: [] },
    referenceId: null,
    tags: [],
    createdWith: null,
    accountIds: [],
    labelId: null,
    updatedAt: now,
    redactedAt: now,
  };
  const saved = await saveTransaction(tx, scope, redacted);
  if (saved === null) throw new Refusal('stale_object');
  await erase(context, 'at-once', { transaction: [id], key: [subject.id] }, now);
  const data = { environmentId: scope.environmentId, transactionId: id, subjectKeyId: subject.id };
  await queue.send(tx, redactTransactionChildren, data);
  return requireTransaction(context, id);
}

/** Runs the last step of the job. Idempotent. */
export async function finishRedaction(context: OperationContext, id: string, subjectKeyId: string): Promise<void> {
  const references = { transaction: [id], key: [subjectKeyId] };
  await erase(context, 'afterwards', references, context.clock.now());
  const resource = serializeTransaction(await requireTransaction(context, id));
  await recordEvent(context, { ...told, resource, subject: null });
}
