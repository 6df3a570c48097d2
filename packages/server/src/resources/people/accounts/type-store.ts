/** SQL of account types and their statuses. */
import { LRUCache } from 'lru-cache';
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import { type AccountType, defaultAccountFields, defaultRelations, type RelationSchema } from './account-type.ts';

const typeColumns = ['id', 'name', 'field_schemas', 'relation_schemas', 'created_at', 'updated_at'] as const;

/** Schemas as stored in `field_schemas` and `relation_schemas`; null for the default schemas. */
export type TypeSchemas = Row<
  'account_types',
  'field_schemas' | 'relation_schemas',
  {
    readonly field_schemas: readonly FieldSchema[] | null;
    readonly relation_schemas: readonly RelationSchema[] | null;
  }
>;

interface TypeRow extends Row<'account_types', (typeof typeColumns)[number], TypeSchemas> {
  readonly statuses: AccountType['statuses'];
}

const typeOf = (row: TypeRow): AccountType => ({
  id: row.id,
  name: row.name,
  fields: row.field_schemas ?? defaultAccountFields,
  relations: row.relation_schemas ?? defaultRelations,
  statuses: row.statuses,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const select = sql`select ${selectList('t', typeColumns)},
    coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'isDefault', s.is_default,
        'isDeactivated', s.deactivated_at is not null) order by s.position)
      from account_statuses s where s.environment_id = t.environment_id and s.account_type_id = t.id
    ), '[]') as statuses
  from account_types t`;

async function findWhere(tx: Reader, scope: Scope, condition: Sql): Promise<AccountType[]> {
  const rows = await tx.select<TypeRow>(
    sql`${select} where t.environment_id = ${scope.environmentId} and ${condition}`,
  );
  return rows.map(typeOf);
}

export const findAccountTypes = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<AccountType[]> =>
  findWhere(tx, scope, sql`t.id = any(${ids})`);

const lifetimeMs = 1000;
const cache = new LRUCache<string, AccountType>({ max: 1000, ttl: lifetimeMs });

/**
 * Finds the default type, which every environment has. New inquiries may each need it, so it is cached for a second.
 */
export async function findDefaultAccountType(tx: Reader, scope: Scope): Promise<AccountType> {
  const known = cache.get(scope.environmentId);
  if (known !== undefined) return known;
  const [type] = await findWhere(tx, scope, sql`t.is_default`);
  if (type === undefined) throw new Error(`environment ${scope.environmentId} has no default account type`);
  cache.set(scope.environmentId, type);
  return type;
}

async function insertStatuses(tx: Transaction, scope: Scope, type: AccountType, now: Date): Promise<void> {
  for (const [index, status] of type.statuses.entries()) {
    await tx.execute(
      insertRow('account_statuses', {
        environment_id: scope.environmentId,
        id: status.id,
        account_type_id: type.id,
        name: status.name,
        is_default: status.isDefault,
        deactivated_at: status.isDeactivated ? now : null,
        position: index + 1,
      }),
    );
  }
}

export async function insertAccountType(tx: Transaction, scope: Scope, type: AccountType): Promise<void> {
  await tx.execute(
    insertRow('account_types', {
      environment_id: scope.environmentId,
      id: type.id,
      name: type.name,
      is_default: false,
      field_schemas: JSON.stringify(type.fields),
      relation_schemas: JSON.stringify(type.relations),
      created_at: type.createdAt,
    }),
  );
  await insertStatuses(tx, scope, type, type.createdAt);
}

/**
 * Saves a type. Its statuses keep their ids. Accounts store statuses by name, so renamed statuses are renamed there
 * too.
 */
export async function saveAccountType(
  tx: Transaction,
  scope: Scope,
  before: AccountType,
  type: AccountType,
  now: Date,
): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`update account_types set name = ${type.name}, field_schemas = ${JSON.stringify(type.fields)}::jsonb,
          relation_schemas = ${JSON.stringify(type.relations)}::jsonb, updated_at = ${now}
        where environment_id = ${environmentId} and id = ${type.id}`,
  );
  await tx.execute(
    sql`delete from account_statuses where environment_id = ${environmentId} and account_type_id = ${type.id}`,
  );
  await insertStatuses(tx, scope, type, now);
  await renameStatuses(tx, scope, before, type);
  cache.delete(environmentId);
}

/** Renames statuses in one statement, so that two statuses may swap their names. */
async function renameStatuses(tx: Transaction, scope: Scope, before: AccountType, after: AccountType): Promise<void> {
  const renamed = before.statuses.flatMap(({ id, name }) => {
    const now = after.statuses.find((status) => status.id === id);
    return now === undefined || now.name === name ? [] : [{ from: name, to: now.name }];
  });
  if (renamed.length === 0) return;
  await tx.execute(
    sql`update accounts a set account_status = renamed.to
        from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as renamed ("from" text, "to" text)
        where a.environment_id = ${scope.environmentId} and a.account_type_id = ${after.id}
          and a.account_status = renamed.from`,
  );
}

/** Locks a type until the transaction ends, so that its changes are serialized. */
export async function lockAccountType(tx: Transaction, scope: Scope, id: string): Promise<AccountType | undefined> {
  await tx.execute(
    sql`select from account_types where environment_id = ${scope.environmentId} and id = ${id} for update`,
  );
  const [type] = await findAccountTypes(tx, scope, [id]);
  return type;
}

/** Counts the accounts of the type by the name of their status. */
export async function countByStatus(tx: Reader, scope: Scope, typeId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select<Row<'accounts', 'account_status'> & { readonly accounts: number }>(
    sql`select account_status, count(*)::int as accounts from accounts
        where environment_id = ${scope.environmentId} and account_type_id = ${typeId} group by 1`,
  );
  return new Map(rows.map(({ account_status: status, accounts }) => [status, accounts]));
}

/** Finds those of these relations that accounts of the type have. */
export async function relationsInUse(
  tx: Reader,
  scope: Scope,
  typeId: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await tx.select<Row<'account_relations', 'key'>>(
    sql`select distinct r.key from account_relations r
        join accounts a on a.environment_id = r.environment_id and a.id = r.account_id
        where r.environment_id = ${scope.environmentId} and a.account_type_id = ${typeId} and r.key = any(${keys})`,
  );
  return rows.map(({ key }) => key);
}

/** Statuses of a new type; the first is that of new accounts. */
const firstStatuses = ['Default', 'Approved', 'Declined', 'Needs review'];

/** Inserts the first account type of an environment. */
export async function insertDefaultAccountType(tx: Transaction, scope: Scope, ids: IdSource, now: Date): Promise<void> {
  const typeId = ids.next('account-type');
  await tx.execute(
    insertRow('account_types', {
      environment_id: scope.environmentId,
      id: typeId,
      name: 'User',
      is_default: true,
      created_at: now,
    }),
  );
  for (const [index, name] of firstStatuses.entries()) {
    await tx.execute(
      insertRow('account_statuses', {
        environment_id: scope.environmentId,
        id: ids.next('account-status'),
        account_type_id: typeId,
        name,
        is_default: index === 0,
        position: index + 1,
      }),
    );
  }
}

export const findAllAccountTypes = (tx: Reader, scope: Scope): Promise<AccountType[]> =>
  findWhere(tx, scope, sql`true order by t.created_at`);
