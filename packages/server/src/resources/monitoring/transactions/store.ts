/** SQL of transactions. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction as Tx } from '../../../database/connection.ts';
import { type Cursor, queryPage, type Sort } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import { nothingWritten } from '../../../fields/index.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, liveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import { identifierRows, referenceIndex } from './identifiers.ts';
import { mostRelated, type Reference, type Transaction } from './transaction.ts';
import type { TransactionType } from './transaction-type.ts';
import { findTransactionTypes } from './type-store.ts';

const transactionColumns = [
  'id',
  'subject_key_id',
  'transaction_type_id',
  'status',
  'sealed',
  'survivors',
  'account_ids',
  'label_id',
  'reviewer_type',
  'reviewer_id',
  'score',
  'version',
  'created_at',
  'updated_at',
  'redacted_at',
] as const;

type TransactionRow = Row<'transactions', (typeof transactionColumns)[number]> &
  WrappedKey & { readonly related: readonly Reference[] };

const associatedData = (scope: Scope, row: string, column: 'sealed' | 'survivors') => ({
  environmentId: scope.environmentId,
  table: 'transactions',
  row,
  column,
});

const select = sql`select ${selectList('x', transactionColumns)}, k.wrapped_key,
    coalesce((
      select jsonb_agg(jsonb_build_object('type', o.type, 'id', o.id) order by o.at, o.id) from (
        select target_type as type, target_id as id, min(created_at) as at from (
          select target_type, target_id, created_at from transaction_relations r
            where r.environment_id = x.environment_id and r.transaction_id = x.id
          union all
          select object_type, object_id, created_at from transaction_objects m
            where m.environment_id = x.environment_id and m.transaction_id = x.id
        ) found group by 1, 2 order by at, id limit ${mostRelated}
      ) o
    ), '[]') as related
  from transactions x ${joinSubjectKey('x')}`;

/** Part that is sealed under the key of the transaction. */
interface Sealed extends Pick<Transaction, 'referenceId' | 'state' | 'tags' | 'createdWith'> {}

const nothing: Sealed = { referenceId: null, state: nothingWritten, tags: [], createdWith: null };

function sealedPartsOf(scope: Scope, row: TransactionRow, key: Buffer | null): Sealed {
  if (key !== null) return unsealJson<Sealed>(key, associatedData(scope, row.id, 'sealed'), row.sealed);
  if (row.survivors === null) return nothing;
  const values = unsealJson<Transaction['state']['values']>(
    scope.keys.dataKey,
    associatedData(scope, row.id, 'survivors'),
    row.survivors,
  );
  return { ...nothing, state: { values, writtenOnce: [] } };
}

function transactionOf(scope: Scope, row: TransactionRow, type: TransactionType): Transaction {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  const { reviewer_type: reviewerType, reviewer_id: reviewerId } = row;
  return {
    id: row.id,
    subject,
    type,
    status: row.status,
    ...sealedPartsOf(scope, row, subject.key),
    accountIds: row.account_ids,
    labelId: row.label_id,
    reviewer: reviewerType === null || reviewerId === null ? null : { type: reviewerType, id: reviewerId },
    related: row.related,
    score: row.score,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    redactedAt: row.redacted_at,
  };
}

async function transactionsOf(tx: Reader, scope: Scope, rows: readonly TransactionRow[]): Promise<Transaction[]> {
  const typeIds = [...new Set(rows.map((row) => row.transaction_type_id))];
  const types = typeIds.length === 0 ? [] : await findTransactionTypes(tx, scope, typeIds);
  return rows.map((row) => {
    const type = types.find(({ id }) => id === row.transaction_type_id);
    if (type === undefined) throw new Error(`transaction ${row.id} has no type`);
    return transactionOf(scope, row, type);
  });
}

async function findWhere(tx: Reader, scope: Scope, condition: Sql): Promise<Transaction[]> {
  const rows = await tx.select<TransactionRow>(
    sql`${select} where x.environment_id = ${scope.environmentId} and ${condition}`,
  );
  return transactionsOf(tx, scope, rows);
}

export const findTransactions = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<Transaction[]> =>
  findWhere(tx, scope, sql`x.id = any(${ids})`);

/** Finds the existing ids. */
export async function findTransactionIds(tx: Reader, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.select<Row<'transactions', 'id'>>(
    sql`select id from transactions where environment_id = ${scope.environmentId} and id = any(${ids})`,
  );
  return rows.map(({ id }) => id);
}

/** Locks a transaction's row until the database transaction ends; it is read after the wait. */
export async function lockTransaction(tx: Tx, scope: Scope, id: string): Promise<Transaction | null> {
  await tx.execute(
    sql`select id from transactions where environment_id = ${scope.environmentId} and id = ${id} for update`,
  );
  const [found] = await findTransactions(tx, scope, [id]);
  return found ?? null;
}

/** Finds a transaction by its reference id, for a type whose reference ids are unique. */
export async function findByUniqueReference(
  tx: Reader,
  scope: Scope,
  typeId: string,
  referenceId: string,
): Promise<Transaction | null> {
  const index = referenceIndex(scope, referenceId);
  const [found] = await findWhere(
    tx,
    scope,
    sql`x.transaction_type_id = ${typeId} and x.unique_reference_index = ${index}`,
  );
  return found ?? null;
}

export async function listTransactions(
  tx: Reader,
  scope: Scope,
  conditions: readonly Sql[],
  cursor: Cursor,
  search?: { readonly sort: Sort },
) {
  const page = await queryPage<TransactionRow>(tx, {
    select,
    table: 'transactions',
    alias: 'x',
    environmentId: scope.environmentId,
    conditions,
    cursor,
    ...(search === undefined ? {} : { sort: search.sort, shaped: true }),
  });
  return { ...page, items: await transactionsOf(tx, scope, page.items) };
}

const sealedState = (scope: Scope, { id, subject, referenceId, state, tags, createdWith }: Transaction): Buffer =>
  subject.key === null
    ? Buffer.alloc(0)
    : sealJson(liveSubject(subject).key, associatedData(scope, id, 'sealed'), {
        referenceId,
        state,
        tags,
        createdWith,
      } satisfies Sealed);

function survivorsOf(scope: Scope, { id, subject, state }: Transaction): Buffer | null {
  if (subject.key !== null || Object.keys(state.values).length === 0) return null;
  return sealJson(scope.keys.dataKey, associatedData(scope, id, 'survivors'), state.values);
}

function changing(scope: Scope, transaction: Transaction) {
  const { referenceId, type, reviewer } = transaction;
  const index = referenceId === null ? null : referenceIndex(scope, referenceId);
  return {
    status: transaction.status,
    reference_id_index: index,
    unique_reference_index: type.settings.uniqueReferences ? index : null,
    sealed: sealedState(scope, transaction),
    survivors: survivorsOf(scope, transaction),
    tag_indexes: tagIndexes(scope, transaction.tags),
    account_ids: transaction.accountIds,
    label_id: transaction.labelId,
    reviewer_type: reviewer?.type ?? null,
    reviewer_id: reviewer?.id ?? null,
    score: transaction.score,
    updated_at: transaction.updatedAt,
    redacted_at: transaction.redactedAt,
  };
}

/**
 * Inserts a transaction. Returns false if another one of the type has its unique reference id. Waits for concurrent
 * inserts of it.
 */
export async function insertTransaction(tx: Tx, scope: Scope, transaction: Transaction): Promise<boolean> {
  const rows = await tx.execute<Row<'transactions', 'id'>>(
    sql`${insertRow('transactions', {
      environment_id: scope.environmentId,
      id: transaction.id,
      subject_key_id: transaction.subject.id,
      transaction_type_id: transaction.type.id,
      version: transaction.version,
      created_at: transaction.createdAt,
      ...changing(scope, transaction),
    })} on conflict (environment_id, transaction_type_id, unique_reference_index) do nothing returning id`,
  );
  return rows.length > 0;
}

/** Saves and returns the transaction; null, without a write, if it was changed since it was read. */
export async function saveTransaction(tx: Tx, scope: Scope, transaction: Transaction): Promise<Transaction | null> {
  const changes = assignments('transactions', { ...changing(scope, transaction), version: sql`version + 1` });
  const rows = await tx.execute<Row<'transactions', 'version'>>(
    sql`update transactions set ${changes} where environment_id = ${scope.environmentId} and id = ${transaction.id}
          and version = ${transaction.version} returning version`,
  );
  const [row] = rows;
  return row === undefined ? null : { ...transaction, version: row.version };
}

/**
 * Replaces the hashes of the identifiers. Returns the key of a unique field whose value another transaction has; null
 * if there is none.
 */
export async function saveIdentifiers(tx: Tx, scope: Scope, transaction: Transaction): Promise<string | null> {
  const { environmentId } = scope;
  await tx.execute(
    sql`delete from transaction_identifiers where environment_id = ${environmentId} and transaction_id = ${transaction.id}`,
  );
  for (const { key, index, unique } of identifierRows(scope, transaction.type.fields, transaction.state.values)) {
    const inserted = await tx.execute(
      sql`${insertRow('transaction_identifiers', {
        environment_id: environmentId,
        transaction_id: transaction.id,
        transaction_type_id: transaction.type.id,
        key,
        value_index: index,
        is_unique: unique,
      })} on conflict do nothing returning key`,
    );
    if (inserted.length === 0) return key;
  }
  return null;
}

/** Finds the transactions whose account field names the account; related ones are not included. */
export async function transactionIdsOfAccount(tx: Reader, scope: Scope, accountId: string): Promise<string[]> {
  const rows = await tx.select<Row<'transactions', 'id'>>(
    sql`select x.id from transactions x where x.environment_id = ${scope.environmentId} and x.redacted_at is null
          and x.account_ids @> array[${accountId}]::text[] order by x.id`,
  );
  return rows.map(({ id }) => id);
}

/** Fills `carriedTags`. */
export const transactionsWithTag = ({ environmentId }: Scope): Sql =>
  sql`select from transactions x where x.environment_id = ${environmentId} and tags.tag_index = any(x.tag_indexes)`;

/** Finds transactions of a type that are not redacted, created since then, the newest first. */
export async function findPastTransactionIds(
  tx: Reader,
  { environmentId }: Scope,
  typeId: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<string[]> {
  const rows = await tx.select<Row<'transactions', 'id'>>(
    sql`select id from transactions
        where environment_id = ${environmentId} and transaction_type_id = ${typeId} and created_at >= ${since}
          and redacted_at is null
        order by created_at desc, id desc limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
