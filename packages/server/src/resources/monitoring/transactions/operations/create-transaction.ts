/**
 * POST /transactions: creates a transaction and judges it, or returns the transaction that an equal earlier request
 * created.
 */
import { defaultValues, nothingWritten } from '../../../../fields/index.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, liveSubject, newSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags } from '../../../platform/tags/index.ts';
import { created } from '../events.ts';
import { type CreateTransaction, pointers } from '../input.ts';
import { findByUniqueReference, insertTransaction } from '../store.ts';
import { submitTransaction } from '../submit-transaction.ts';
import type { Transaction } from '../transaction.ts';
import { initialStatusOf, type TransactionType } from '../transaction-type.ts';
import { findDefaultTransactionType, shareTransactionType } from '../type-store.ts';
import { recordEvents, storeIdentifiers } from './change-transaction.ts';
import { judgeTransaction } from './judge-transaction.ts';
import { accountIdsOf, hashOfWrite, writeValues } from './transaction-values.ts';

export interface CreatedTransaction {
  readonly transaction: Transaction;
  /** False for an existing one. */
  readonly isNew: boolean;
}

/**
 * Finds the type; null or undefined is the default one. Throws bad_request for a wrong prefix, not_found for an unknown
 * type.
 */
async function resolveType({ tx, scope }: OperationContext, id: string | null | undefined): Promise<TransactionType> {
  if (id !== null && id !== undefined && !id.startsWith('txntp_')) {
    throw new Refusal('bad_request', problemAt(pointers.typeId, 'must start with txntp_'));
  }
  const typeId = id ?? (await findDefaultTransactionType(tx, scope))?.id;
  if (typeId === undefined) throw new Refusal('bad_request', problemAt(pointers.typeId, 'is missing'));
  const type = await shareTransactionType(tx, scope, typeId);
  if (type === undefined)
    throw new Refusal('not_found', { details: 'data.attributes.transaction_type_id was not found' });
  return type;
}

/**
 * Creates a transaction. Throws conflict for a reference id that a transaction with other fields has, not_unique for a
 * unique field.
 */
export async function createTransaction(
  context: OperationContext,
  command: CreateTransaction,
): Promise<CreatedTransaction> {
  const { tx, scope, ids, clock } = context;
  const type = await resolveType(context, command.typeId);
  const before = { ...nothingWritten, values: defaultValues(type.fields) };
  const written = writeValues(context, type, before, command.fields);
  const state = { values: written.values, writtenOnce: written.writtenOnce };
  const subject = newSubject(scope, ids);
  const now = clock.now();
  const transaction: Transaction = {
    id: ids.next('transaction'),
    subject,
    type,
    status: initialStatusOf(type),
    referenceId: command.referenceId ?? null,
    state,
    tags: [...new Set(command.tags ?? [])],
    createdWith: hashOfWrite(context, written),
    accountIds: await accountIdsOf(context, { type, state }),
    labelId: null,
    reviewer: null,
    related: [],
    score: null,
    version: 0,
    createdAt: now,
    updatedAt: now,
    redactedAt: null,
  };
  if (!(await insertTransaction(tx, scope, transaction))) {
    return { transaction: await createdBefore(context, transaction), isNew: false };
  }
  insertSubject(tx, scope, subject, now);
  await registerTags(context, transaction.tags, pointers.tags);
  await storeIdentifiers(context, transaction);
  await storeFieldFiles(context, transaction.id, liveSubject(subject), written.uploads);
  await submitTransaction(context, transaction);
  await recordEvents(context, transaction, [created]);
  return { transaction: await judgeTransaction(context, transaction, 'created'), isNew: true };
}

/** Returns the transaction with this reference id, if it was created with the same fields. */
async function createdBefore({ tx, scope }: OperationContext, asked: Transaction): Promise<Transaction> {
  const existing = await findByUniqueReference(tx, scope, asked.type.id, asked.referenceId ?? '');
  // The other transaction got another reference id, or was redacted, between the two statements.
  if (existing === null) throw new Refusal('stale_object');
  if (existing.createdWith === asked.createdWith) return existing;
  const details = 'Transaction already exists with this reference ID and other fields';
  throw new Refusal('conflict', { details });
}
