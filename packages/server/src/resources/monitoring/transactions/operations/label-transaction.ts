/** Labels of models, and tags. */
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { registerTags, tagsChange } from '../../../platform/tags/index.ts';
import { labeled } from '../events.ts';
import type { LabelTransaction } from '../input.ts';
import { insertLabel } from '../related-store.ts';
import type { Transaction } from '../transaction.ts';
import { lockLive, storeTransaction } from './change-transaction.ts';

/** Saves a label and returns its id. Older ones stay, but are no longer shown. */
export async function newLabel(
  { tx, scope, ids, clock }: OperationContext,
  transaction: Transaction,
  { label, score, modelVersion }: LabelTransaction,
): Promise<string> {
  const id = ids.next('transaction-label');
  const now = clock.now();
  const stored = { id, transactionId: transaction.id, label, score, modelVersion, createdAt: now, updatedAt: now };
  await insertLabel(tx, scope, liveSubject(transaction.subject), stored);
  return id;
}

export async function labelTransaction(
  context: OperationContext,
  id: string,
  command: LabelTransaction,
): Promise<Transaction> {
  const transaction = await lockLive(context, id);
  const labelId = await newLabel(context, transaction, command);
  return storeTransaction(context, { ...transaction, labelId }, [labeled]);
}

/** Changes the tags. `change` takes the current tags and returns the new ones; the same set changes nothing. */
export async function changeTransactionTags(
  context: OperationContext,
  id: string,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Transaction> {
  const transaction = await lockLive(context, id);
  const tags = [...new Set(change(transaction.tags))];
  const changed = tagsChange(transaction.tags, tags);
  if (changed === null) return transaction;
  await registerTags(context, changed.added, '/meta');
  return storeTransaction(context, { ...transaction, tags }, []);
}
