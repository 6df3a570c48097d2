/** Relations of a transaction to accounts and other transactions. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findAccounts } from '../../../people/accounts/index.ts';
import { relationChanged } from '../events.ts';
import { pointers, type RelateTransaction } from '../input.ts';
import { deleteRelation, findRelations, insertRelation, type Relation } from '../related-store.ts';
import { findTransactions } from '../store.ts';
import { mostRelated, type Reference, type Transaction } from '../transaction.ts';
import type { RelationSchema } from '../transaction-type.ts';
import { lockLive, requireTransaction, storeTransaction } from './change-transaction.ts';

interface Asked {
  readonly transaction: Transaction;
  readonly schema: RelationSchema;
  readonly target: Reference;
  readonly existing: readonly Relation[];
}

/** Reads the relation. Throws unprocessable for a key that the type lacks, not_found for an unknown target. */
async function readAsked(
  context: OperationContext,
  id: string,
  { relation, targetId }: RelateTransaction,
): Promise<Asked> {
  const transaction = await lockLive(context, id);
  const schema = transaction.type.relations.find(({ key }) => key === relation);
  if (schema === undefined) {
    const known = transaction.type.relations.map(({ key }) => key.replaceAll('-', '_')).join(', ');
    throw new Refusal('unprocessable', problemAt(pointers.relation, `must be one of ${known}`));
  }
  const { tx, scope } = context;
  const find = schema.target === 'account' ? findAccounts : findTransactions;
  const [found] = await find(tx, scope, [targetId]);
  if (found === undefined) throw new Refusal('not_found', { details: 'meta.target_object_id was not found' });
  if (found.id === id) throw new Refusal('unprocessable', problemAt(pointers.target, 'must be another transaction'));
  const existing = await findRelations(tx, scope, id);
  return { transaction, schema, target: { type: schema.target, id: found.id }, existing };
}

const isThere = ({ schema, target, existing }: Asked): boolean =>
  existing.some(({ key, targetId }) => key === schema.key && targetId === target.id);

/** Adds a relation; an existing one has no effect. Throws conflict if the relation allows one target and has it. */
export async function addRelation(
  context: OperationContext,
  id: string,
  command: RelateTransaction,
): Promise<Transaction> {
  const asked = await readAsked(context, id, command);
  const { transaction, schema, target, existing } = asked;
  if (isThere(asked)) return transaction;
  if (!schema.many && existing.some(({ key }) => key === schema.key)) {
    throw new Refusal('conflict', { details: 'the transaction already has a relation of this key' });
  }
  if (transaction.related.length >= mostRelated) {
    throw new Refusal('unprocessable', problemAt(pointers.target, `would be more than ${mostRelated}`));
  }
  await insertRelation(context.tx, context.scope, id, { key: schema.key, target }, context.clock.now());
  return told(context, transaction, relationChanged('transaction.added-relation', schema.key, target));
}

/** Removes a relation; an absent one has no effect. */
export async function removeRelation(
  context: OperationContext,
  id: string,
  command: RelateTransaction,
): Promise<Transaction> {
  const asked = await readAsked(context, id, command);
  const { transaction, schema, target } = asked;
  if (!isThere(asked)) return transaction;
  await deleteRelation(context.tx, context.scope, id, { key: schema.key, targetId: target.id });
  return told(context, transaction, relationChanged('transaction.removed-relation', schema.key, target));
}

/** Reads the transaction again before saving: its relations are in other rows. */
async function told(
  context: OperationContext,
  transaction: Transaction,
  event: ReturnType<typeof relationChanged>,
): Promise<Transaction> {
  const { related } = await requireTransaction(context, transaction.id);
  return storeTransaction(context, { ...transaction, related }, [event]);
}
