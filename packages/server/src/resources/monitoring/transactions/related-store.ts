/** SQL of a transaction's labels, relations and created objects. */
import sql from 'sql-template-tag';
import type { Reader, Transaction as Tx } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, type LiveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { TransactionLabel } from './label.ts';
import type { Reference } from './transaction.ts';

const labelColumns = ['id', 'transaction_id', 'sealed', 'created_at', 'updated_at'] as const;

type LabelRow = Row<'transaction_labels', (typeof labelColumns)[number]> &
  Row<'transactions', 'subject_key_id'> &
  WrappedKey;
type SealedLabel = Pick<TransactionLabel, 'label' | 'modelVersion' | 'score'>;

const place = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'transaction_labels',
  row,
  column: 'sealed',
});

/** Finds labels, except those of redacted transactions, which are empty. */
export async function findLabels(tx: Reader, scope: Scope, ids: readonly string[]): Promise<TransactionLabel[]> {
  const rows = await tx.select<LabelRow>(
    sql`select ${selectList('l', labelColumns)}, x.subject_key_id, k.wrapped_key from transaction_labels l
        join transactions x on x.environment_id = l.environment_id and x.id = l.transaction_id ${joinSubjectKey('x')}
        where l.environment_id = ${scope.environmentId} and l.id = any(${ids})`,
  );
  return rows.flatMap((row) => {
    const { key } = openSubject(scope, row.subject_key_id, row.wrapped_key);
    if (key === null || row.sealed === null) return [];
    const kept = unsealJson<SealedLabel>(key, place(scope, row.id), row.sealed);
    return [
      {
        id: row.id,
        transactionId: row.transaction_id,
        ...kept,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    ];
  });
}

export async function insertLabel(tx: Tx, scope: Scope, subject: LiveSubject, label: TransactionLabel): Promise<void> {
  const { label: name, modelVersion, score } = label;
  const kept: SealedLabel = { label: name, modelVersion, score };
  await tx.execute(
    insertRow('transaction_labels', {
      environment_id: scope.environmentId,
      id: label.id,
      transaction_id: label.transactionId,
      sealed: sealJson(subject.key, place(scope, label.id), kept),
      created_at: label.createdAt,
      updated_at: label.updatedAt,
    }),
  );
}

export interface Relation {
  readonly key: string;
  readonly targetId: string;
}

export async function findRelations(tx: Reader, scope: Scope, transactionId: string): Promise<Relation[]> {
  const rows = await tx.select<Row<'transaction_relations', 'key' | 'target_id'>>(
    sql`select key, target_id from transaction_relations
        where environment_id = ${scope.environmentId} and transaction_id = ${transactionId} order by created_at, target_id`,
  );
  return rows.map(({ key, target_id: targetId }) => ({ key, targetId }));
}

export async function insertRelation(
  tx: Tx,
  scope: Scope,
  transactionId: string,
  { key, target }: { readonly key: string; readonly target: Reference },
  now: Date,
): Promise<void> {
  await tx.execute(
    insertRow('transaction_relations', {
      environment_id: scope.environmentId,
      transaction_id: transactionId,
      key,
      target_type: target.type,
      target_id: target.id,
      created_at: now,
    }),
  );
}

export async function deleteRelation(
  tx: Tx,
  scope: Scope,
  transactionId: string,
  { key, targetId }: Relation,
): Promise<void> {
  await tx.execute(
    sql`delete from transaction_relations where environment_id = ${scope.environmentId}
          and transaction_id = ${transactionId} and key = ${key} and target_id = ${targetId}`,
  );
}

/** Records an object created from a transaction; a repeated one has no effect. */
export async function insertObject(
  tx: Tx,
  scope: Scope,
  transactionId: string,
  made: Reference,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`${insertRow('transaction_objects', {
      environment_id: scope.environmentId,
      transaction_id: transactionId,
      object_type: made.type,
      object_id: made.id,
      created_at: now,
    })} on conflict do nothing`,
  );
}

/** Finds the objects created from a transaction, the oldest first, without relations. */
export async function findObjects(tx: Reader, scope: Scope, transactionId: string): Promise<Reference[]> {
  const rows = await tx.select<Row<'transaction_objects', 'object_type' | 'object_id'>>(
    sql`select object_type, object_id from transaction_objects
        where environment_id = ${scope.environmentId} and transaction_id = ${transactionId} order by created_at, object_id`,
  );
  return rows.map(({ object_type: type, object_id: id }) => ({ type, id }));
}

/** Moves relations of a consolidated account to the account it was merged into. */
export async function moveRelations(tx: Tx, scope: Scope, fromId: string, toId: string): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`update transactions set account_ids = array(
          select each from unnest(array_replace(account_ids, ${fromId}, ${toId})) with ordinality as given (each, place)
          group by each order by min(place))
        where environment_id = ${environmentId} and account_ids @> array[${fromId}]::text[]`,
  );
  await tx.execute(
    sql`update transaction_relations r set target_id = ${toId}
        where r.environment_id = ${environmentId} and r.target_id = ${fromId} and not exists (
          select from transaction_relations o where o.environment_id = r.environment_id
            and o.transaction_id = r.transaction_id and o.key = r.key and o.target_id = ${toId})`,
  );
  await tx.execute(
    sql`delete from transaction_relations where environment_id = ${environmentId} and target_id = ${fromId}`,
  );
}
