/** SQL of account types and their statuses. */
import { LRUCache } from 'lru-cache';
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import { type AccountType, defaultAccountFields, defaultRelations, type RelationSchema } from './account-type.ts';

interface TypeRow {
  id: string;
  name: string;
  field_schemas: readonly FieldSchema[] | null;
  relation_schemas: readonly RelationSchema[] | null;
  statuses: AccountType['statuses'];
  created_at: Date;
  updated_at: Date | null;
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

const select = sql`select t.id, t.name, t.field_schemas, t.relation_schemas, t.created_at, t.updated_at,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'isDefault', s.is_default) order by s.position)
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

const keptMs = 1000;
const kept = new LRUCache<string, AccountType>({ max: 1000, ttl: keptMs });

/** Every environment has one. Each new inquiry may ask for it, so an answer is kept for a second. */
export async function findDefaultAccountType(tx: Reader, scope: Scope): Promise<AccountType> {
  const known = kept.get(scope.environmentId);
  if (known !== undefined) return known;
  const [type] = await findWhere(tx, scope, sql`t.is_default`);
  if (type === undefined) throw new Error(`environment ${scope.environmentId} has no default account type`);
  kept.set(scope.environmentId, type);
  return type;
}

/** The first is the one new accounts get. */
const firstStatuses = ['Default', 'Approved', 'Declined', 'Needs review'];

/** The account type every environment begins with. */
export async function insertDefaultAccountType(tx: Transaction, scope: Scope, ids: IdSource, now: Date): Promise<void> {
  const typeId = ids.next('account-type');
  await tx.execute(
    sql`insert into account_types (environment_id, id, name, is_default, created_at)
        values (${scope.environmentId}, ${typeId}, 'User', true, ${now})`,
  );
  for (const [index, name] of firstStatuses.entries()) {
    await tx.execute(
      sql`insert into account_statuses (environment_id, id, account_type_id, name, is_default, position)
          values (${scope.environmentId}, ${ids.next('account-status')}, ${typeId}, ${name}, ${index === 0}, ${index + 1})`,
    );
  }
}

export const findAllAccountTypes = (tx: Reader, scope: Scope): Promise<AccountType[]> =>
  findWhere(tx, scope, sql`true order by t.created_at`);
