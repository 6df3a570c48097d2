/** Relations between two accounts: a pair of rows, one per side with its own key. */
import sql from 'sql-template-tag';
import { insertRow, type Row } from '../../../../database/rows.ts';
import { kebabCase } from '../../../../lib/casing.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Account } from '../account.ts';
import type { RelationSchema } from '../account-type.ts';
import { relationChanged } from '../events.ts';
import { relationPointers as pointers, type RelateAccounts } from '../input.ts';
import { lockAccounts, saveAccount } from '../store.ts';
import { recordEvents, refuseArchived, withLiveKey } from './change-account.ts';

/** Finds the relation. Throws unprocessable for a key that the account's type lacks. */
export function relationSchemaOf({ type }: Account, key: string, pointer: string): RelationSchema {
  const schema = type.relations.find((candidate) => candidate.key === kebabCase(key));
  if (schema !== undefined) return schema;
  const known = type.relations.map((relation) => relation.key.replaceAll('-', '_')).join(', ');
  throw new Refusal('unprocessable', problemAt(pointer, `must be one of ${known}`));
}

/** Locks both accounts. Throws not_found for either, unprocessable for a relation of an account to itself. */
async function lockPair(context: OperationContext, id: string, { relation, targetId }: RelateAccounts) {
  const locked = await lockAccounts(context.tx, context.scope, [id, targetId]);
  const account = locked.find((each) => each.id === id);
  const target = locked.find((each) => each.id === targetId);
  if (account === undefined) throw new Refusal('not_found');
  const schema = relationSchemaOf(account, relation, pointers.relation);
  if (target === undefined) throw new Refusal('not_found', { details: 'meta.target-object-id was not found' });
  if (target.id === account.id) {
    throw new Refusal('unprocessable', problemAt(pointers.targetId, 'must be another account'));
  }
  refuseArchived(account);
  refuseArchived(target);
  return { account, target, schema };
}

async function relatedIds({ tx, scope }: OperationContext, accountId: string, key: string): Promise<string[]> {
  const rows = await tx.select<Row<'account_relations', 'related_account_id'>>(
    sql`select related_account_id from account_relations
        where environment_id = ${scope.environmentId} and account_id = ${accountId} and key = ${key}`,
  );
  return rows.map((row) => row.related_account_id);
}

/**
 * Adds a relation; does nothing if it exists. Throws conflict if one side allows only one relation and already has one.
 */
export async function addRelation(context: OperationContext, id: string, command: RelateAccounts): Promise<Account> {
  const { account, target, schema } = await lockPair(context, id, command);
  const before = await relatedIds(context, account.id, schema.key);
  if (before.includes(target.id)) return account;
  const inverse = relationSchemaOf(target, schema.inverseKey, pointers.relation);
  const ofTarget = await relatedIds(context, target.id, inverse.key);
  if ((!schema.many && before.length > 0) || (!inverse.many && ofTarget.length > 0)) {
    throw new Refusal('conflict', { details: 'one of the accounts already has a relation of this key' });
  }
  await insertSide(context, account.id, schema.key, target.id);
  await insertSide(context, target.id, inverse.key, account.id);
  return touch(context, account, 'account.added-relation', schema.key, target.id);
}

async function insertSide(
  { tx, scope, ids, clock }: OperationContext,
  accountId: string,
  key: string,
  relatedId: string,
): Promise<void> {
  await tx.execute(
    sql`${insertRow('account_relations', {
      environment_id: scope.environmentId,
      id: ids.next('account-relation'),
      account_id: accountId,
      key,
      related_account_id: relatedId,
      created_at: clock.now(),
    })} on conflict do nothing`,
  );
}

/** Removes a relation; does nothing if it does not exist. */
export async function removeRelation(context: OperationContext, id: string, command: RelateAccounts): Promise<Account> {
  const { account, target, schema } = await lockPair(context, id, command);
  const { tx, scope } = context;
  const removed = await tx.execute(
    sql`delete from account_relations where environment_id = ${scope.environmentId}
          and ((account_id = ${account.id} and key = ${schema.key} and related_account_id = ${target.id})
            or (account_id = ${target.id} and key = ${schema.inverseKey} and related_account_id = ${account.id}))
        returning id`,
  );
  if (removed.length === 0) return account;
  return touch(context, account, 'account.removed-relation', schema.key, target.id);
}

async function touch(
  context: OperationContext,
  account: Account,
  name: 'account.added-relation' | 'account.removed-relation',
  key: string,
  targetId: string,
): Promise<Account> {
  const touched = { ...withLiveKey(context, account), updatedAt: context.clock.now() };
  await saveAccount(context.tx, context.scope, touched);
  await recordEvents(context, touched, [relationChanged(name, key, targetId)]);
  return touched;
}
