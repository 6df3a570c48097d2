/** Changes to the parts of a transaction that a caller may write: fields, status, reference id, label and tags. */
import { isDeepStrictEqual } from 'node:util';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { storeFieldFiles } from '../../../platform/files/index.ts';
import { registerTags } from '../../../platform/tags/index.ts';
import { fieldsUpdated, labeled, statusUpdated, type TransactionEvent } from '../events.ts';
import { pointers, type UpdateTransaction } from '../input.ts';
import { moveTo, refuseRedacted } from '../states.ts';
import { findByUniqueReference } from '../store.ts';
import { submitTransaction } from '../submit-transaction.ts';
import type { Transaction } from '../transaction.ts';
import { statusNamed } from '../transaction-type.ts';
import { lockTransactionType, shareTransactionType } from '../type-store.ts';
import { requireTransaction, storeIdentifiers, storeTransaction } from './change-transaction.ts';
import { judgeTransaction } from './judge-transaction.ts';
import { newLabel } from './label-transaction.ts';
import { accountIdsOf, writeValues } from './transaction-values.ts';

/**
 * Changes a transaction and returns it. Equal values change nothing and record no event. The transaction is read
 * without a lock: throws stale_object if it was changed meanwhile, so that a status never overwrites fields that its
 * writer has not seen.
 */
export async function updateTransaction(
  context: OperationContext,
  id: string,
  command: UpdateTransaction,
): Promise<Transaction> {
  const before = await requireTransaction(context, id);
  refuseRedacted(before);
  await holdType(context, before, command);
  const written = writeValues(context, before.type, before.state, command.fields);
  const tags = command.tags === undefined || command.tags === null ? before.tags : [...new Set(command.tags)];
  await registerTags(
    context,
    tags.filter((tag) => !before.tags.includes(tag)),
    pointers.tags,
  );
  await storeFieldFiles(context, id, liveSubject(before.subject), written.uploads);
  const state = { values: written.values, writtenOnce: written.writtenOnce };
  const label = command.label ?? null;
  const changed: Transaction = {
    ...withStatus(context, before, command),
    referenceId: command.referenceId === undefined ? before.referenceId : command.referenceId,
    tags,
    state,
    accountIds: command.fields ? await accountIdsOf(context, { type: before.type, state }) : before.accountIds,
    labelId:
      label === null ? before.labelId : await newLabel(context, before, { label, score: null, modelVersion: null }),
  };
  if (isDeepStrictEqual(before, changed)) return before;
  const keys = changedKeys(before, changed);
  const stored = await storeTransaction(context, changed, eventsOf(before, changed, keys));
  if (keys.length === 0) return stored;
  await storeIdentifiers(context, stored);
  await submitTransaction(context, stored);
  return judgeTransaction(context, stored, 'updated');
}

/**
 * Locks the type against changes. If the command writes a unique reference id, also locks out other writers of such
 * ids.
 */
async function holdType(context: OperationContext, before: Transaction, command: UpdateTransaction): Promise<void> {
  const { tx, scope } = context;
  const referenceId = command.referenceId ?? null;
  if (referenceId === null || referenceId === before.referenceId || !before.type.settings.uniqueReferences) {
    await shareTransactionType(tx, scope, before.type.id);
    return;
  }
  await lockTransactionType(tx, scope, before.type.id);
  const holder = await findByUniqueReference(tx, scope, before.type.id, referenceId);
  if (holder !== null && holder.id !== before.id) {
    throw new Refusal('not_unique', { details: 'another transaction has this reference-id' });
  }
}

/**
 * Returns the transaction with the status. Throws unprocessable for a name that the type lacks, conflict for one that
 * may not follow.
 */
function withStatus(
  { actor }: OperationContext,
  before: Transaction,
  { status = null }: UpdateTransaction,
): Transaction {
  if (status === null) return before;
  const to = statusNamed(before.type, status);
  if (to === undefined) {
    const names = before.type.statuses.map(({ name }) => name).join(', ');
    throw new Refusal('unprocessable', problemAt(pointers.status, `must be one of ${names}`));
  }
  const from = statusNamed(before.type, before.status) ?? { name: before.status, kind: 'intermediate' as const };
  const moved = moveTo(before, from, to);
  if (moved === before) return before;
  return { ...moved, reviewer: actor.type === 'user' ? { type: 'user', id: actor.id } : null };
}

const changedKeys = (before: Transaction, after: Transaction): readonly string[] =>
  Object.keys(after.state.values).filter(
    (key) => !isDeepStrictEqual(before.state.values[key], after.state.values[key]),
  );

const eventsOf = (before: Transaction, after: Transaction, keys: readonly string[]): TransactionEvent[] => [
  ...(keys.length === 0 ? [] : [fieldsUpdated(keys)]),
  ...(before.status === after.status ? [] : [statusUpdated(before.status, after.status)]),
  ...(before.labelId === after.labelId ? [] : [labeled]),
];
