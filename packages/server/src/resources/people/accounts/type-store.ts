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

/** As `field_schemas` and `relation_schemas` keep them; null stands for the schemas that every type begins with. */
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

const lifetimeMs = 1000;
const cache = new LRUCache<string, AccountType>({ max: 1000, ttl: lifetimeMs });

/** Every environment has one. Each new inquiry may ask for it, so an answer is kept for a second. */
export async function findDefaultAccountType(tx: Reader, scope: Scope): Promise<AccountType> {
  const known = cache.get(scope.environmentId);
  if (known !== undefined) return known;
  const [type] = await findWhere(tx, scope, sql`t.is_default`);
  if (type === undefined) throw new Error(`environment ${scope.environmentId} has no default account type`);
  cache.set(scope.environmentId, type);
  return type;
}

/** The first is the one new accounts get. */
const firstStatuses = ['Default', 'Approved', 'Declined', 'Needs review'];

/** The account type every environment begins with. */
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
