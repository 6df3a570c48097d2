/** SQL of transaction types. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction as Tx } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  defaultFields,
  defaultRelations,
  defaultSettings,
  defaultStatuses,
  type RelationSchema,
  type TransactionType,
  type TypeSettings,
} from './transaction-type.ts';

const typeColumns = [
  'id',
  'name',
  'field_schemas',
  'relation_schemas',
  'statuses',
  'settings',
  'revision',
  'created_at',
  'updated_at',
] as const;

type TypeRow = Row<
  'transaction_types',
  (typeof typeColumns)[number],
  {
    readonly field_schemas: readonly FieldSchema[];
    readonly relation_schemas: readonly RelationSchema[];
    readonly statuses: TransactionType['statuses'];
    readonly settings: TypeSettings;
  }
>;

const typeOf = (row: TypeRow): TransactionType => ({
  id: row.id,
  name: row.name,
  fields: row.field_schemas,
  relations: row.relation_schemas,
  statuses: row.statuses,
  settings: { ...defaultSettings, ...row.settings },
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

async function findWhere(tx: Reader, scope: Scope, condition: Sql): Promise<TransactionType[]> {
  const rows = await tx.select<TypeRow>(
    sql`select ${selectList('t', typeColumns)} from transaction_types t
        where t.environment_id = ${scope.environmentId} and ${condition}`,
  );
  return rows.map(typeOf);
}

export const findTransactionTypes = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<TransactionType[]> =>
  findWhere(tx, scope, sql`t.id = any(${ids})`);

export const findAllTransactionTypes = (tx: Reader, scope: Scope): Promise<TransactionType[]> =>
  findWhere(tx, scope, sql`true order by t.created_at, t.id`);

/** Finds the default type; null if there is none. A migration created it in environments older than transactions. */
export async function findDefaultTransactionType(tx: Reader, scope: Scope): Promise<TransactionType | null> {
  const [type] = await findWhere(tx, scope, sql`t.is_default`);
  return type ?? null;
}

/**
 * Takes a shared lock until the database transaction ends, so that the type does not change while a transaction of it
 * is written.
 */
export async function shareTransactionType(tx: Tx, scope: Scope, id: string): Promise<TransactionType | undefined> {
  const [row] = await tx.execute<TypeRow>(
    sql`select ${selectList('t', typeColumns)} from transaction_types t
        where t.environment_id = ${scope.environmentId} and t.id = ${id} for key share`,
  );
  return row === undefined ? undefined : typeOf(row);
}

/** Locks a type until the database transaction ends, so that its changes are serialized. */
export async function lockTransactionType(tx: Tx, scope: Scope, id: string): Promise<TransactionType | undefined> {
  await tx.execute(
    sql`select from transaction_types where environment_id = ${scope.environmentId} and id = ${id} for update`,
  );
  const [type] = await findTransactionTypes(tx, scope, [id]);
  return type;
}

const changing = (type: TransactionType) => ({
  name: type.name,
  field_schemas: JSON.stringify(type.fields),
  relation_schemas: JSON.stringify(type.relations),
  statuses: JSON.stringify(type.statuses),
  settings: JSON.stringify(type.settings),
  revision: type.revision,
  updated_at: type.updatedAt,
});

export async function insertTransactionType(
  tx: Tx,
  scope: Scope,
  type: TransactionType,
  isDefault = false,
): Promise<void> {
  await tx.execute(
    insertRow('transaction_types', {
      environment_id: scope.environmentId,
      id: type.id,
      is_default: isDefault,
      created_at: type.createdAt,
      ...changing(type),
    }),
  );
}

export async function saveTransactionType(tx: Tx, scope: Scope, type: TransactionType): Promise<void> {
  await tx.execute(
    sql`update transaction_types set ${assignments('transaction_types', changing(type))}
        where environment_id = ${scope.environmentId} and id = ${type.id}`,
  );
}

/** Inserts the first type of an environment. */
export function insertDefaultTransactionType(tx: Tx, scope: Scope, ids: IdSource, now: Date): Promise<void> {
  const type: TransactionType = {
    id: ids.next('transaction-type'),
    name: 'Payment',
    fields: defaultFields,
    relations: defaultRelations,
    statuses: defaultStatuses,
    settings: defaultSettings,
    revision: 1,
    createdAt: now,
    updatedAt: null,
  };
  return insertTransactionType(tx, scope, type, true);
}

/** Counts the transactions of the type by status. */
export async function countByStatus(tx: Reader, scope: Scope, typeId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select<Row<'transactions', 'status'> & { readonly having_it: number }>(
    sql`select status, count(*)::int as having_it from transactions
        where environment_id = ${scope.environmentId} and transaction_type_id = ${typeId} group by 1`,
  );
  return new Map(rows.map(({ status, having_it: having }) => [status, having]));
}

/** Finds those of these relations that transactions of the type have. */
export async function relationsInUse(
  tx: Reader,
  scope: Scope,
  typeId: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await tx.select<Row<'transaction_relations', 'key'>>(
    sql`select distinct r.key from transaction_relations r
        join transactions x on x.environment_id = r.environment_id and x.id = r.transaction_id
        where r.environment_id = ${scope.environmentId} and x.transaction_type_id = ${typeId} and r.key = any(${keys})`,
  );
  return rows.map(({ key }) => key);
}

/** Returns true if two transactions of the type have the same reference id. */
export async function sharesReferences(tx: Reader, scope: Scope, typeId: string): Promise<boolean> {
  const rows = await tx.select<{ readonly found: boolean }>(
    sql`select true as found from transactions where environment_id = ${scope.environmentId}
          and transaction_type_id = ${typeId} and reference_id_index is not null
        group by reference_id_index having count(*) > 1 limit 1`,
  );
  return rows.length > 0;
}

export async function markReferencesUnique(tx: Tx, scope: Scope, typeId: string, unique: boolean): Promise<void> {
  const index = unique ? sql`reference_id_index` : sql`null`;
  await tx.execute(
    sql`update transactions set unique_reference_index = ${index}
        where environment_id = ${scope.environmentId} and transaction_type_id = ${typeId}`,
  );
}
