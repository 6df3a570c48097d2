/** SQL of rule sets and their versions. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import type { Scope } from '../../../security/scope.ts';
import type { RuleDocument, RuleSet, RuleSetVersion } from './rule-set.ts';

const columns = [
  'id',
  'transaction_type_id',
  'name',
  'draft',
  'revision',
  'live_version_id',
  'shadow_version_id',
  'created_at',
  'updated_at',
] as const;

type RuleSetRow = Row<'rule_sets', (typeof columns)[number]>;

const ruleSetOf = (row: RuleSetRow): RuleSet => ({
  id: row.id,
  typeId: row.transaction_type_id,
  name: row.name,
  draft: row.draft as RuleDocument,
  revision: row.revision,
  liveVersionId: row.live_version_id,
  shadowVersionId: row.shadow_version_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

async function findWhere(tx: Reader, { environmentId }: Scope, condition: Sql): Promise<RuleSet[]> {
  const rows = await tx.select<RuleSetRow>(
    sql`select ${selectList('s', columns)} from rule_sets s
        where s.environment_id = ${environmentId} and ${condition} order by s.created_at, s.id`,
  );
  return rows.map(ruleSetOf);
}

/** Finds every rule set; each type has at most one, so they are few. */
export const findAllRuleSets = (tx: Reader, scope: Scope): Promise<RuleSet[]> => findWhere(tx, scope, sql`true`);

export const findRuleSets = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<RuleSet[]> =>
  findWhere(tx, scope, sql`s.id = any(${ids})`);

export async function lockRuleSet(tx: Transaction, scope: Scope, id: string): Promise<RuleSet | null> {
  await tx.execute(
    sql`select id from rule_sets where environment_id = ${scope.environmentId} and id = ${id} for update`,
  );
  const [found] = await findRuleSets(tx, scope, [id]);
  return found ?? null;
}

const written = ({ name, draft, revision, liveVersionId, shadowVersionId, updatedAt }: RuleSet) => ({
  name,
  draft: JSON.stringify(draft),
  live_version_id: liveVersionId,
  shadow_version_id: shadowVersionId,
  revision,
  updated_at: updatedAt,
});

/** Inserts a rule set. Returns false if the type has one. */
export async function insertRuleSet(tx: Transaction, { environmentId }: Scope, made: RuleSet): Promise<boolean> {
  const rows = await tx.execute<Row<'rule_sets', 'id'>>(
    sql`${insertRow('rule_sets', {
      environment_id: environmentId,
      id: made.id,
      transaction_type_id: made.typeId,
      created_at: made.createdAt,
      ...written(made),
    })} on conflict (environment_id, transaction_type_id) do nothing returning id`,
  );
  return rows.length > 0;
}

export async function saveRuleSet(tx: Transaction, { environmentId }: Scope, saved: RuleSet): Promise<void> {
  await tx.execute(
    sql`update rule_sets set ${assignments('rule_sets', written(saved))}
        where environment_id = ${environmentId} and id = ${saved.id}`,
  );
}

const versionColumns = ['id', 'rule_set_id', 'number', 'document', 'fields', 'created_at'] as const;
type VersionRow = Row<'rule_set_versions', (typeof versionColumns)[number]>;

const versionOf = (row: VersionRow): RuleSetVersion => ({
  id: row.id,
  ruleSetId: row.rule_set_id,
  number: row.number,
  document: row.document as RuleDocument,
  fields: row.fields as readonly FieldSchema[],
  createdAt: row.created_at,
});

export async function findVersions(
  tx: Reader,
  { environmentId }: Scope,
  ids: readonly string[],
): Promise<RuleSetVersion[]> {
  if (ids.length === 0) return [];
  const rows = await tx.select<VersionRow>(
    sql`select ${selectList('v', versionColumns)} from rule_set_versions v
        where v.environment_id = ${environmentId} and v.id = any(${ids})`,
  );
  return rows.map(versionOf);
}

/** Inserts a version with the next number of the set, whose row is locked. */
export async function insertVersion(
  tx: Transaction,
  { environmentId }: Scope,
  made: Omit<RuleSetVersion, 'number'>,
): Promise<void> {
  await tx.execute(
    sql`insert into rule_set_versions (environment_id, id, rule_set_id, number, document, fields, created_at)
        select ${environmentId}, ${made.id}, ${made.ruleSetId}, coalesce(max(number), 0) + 1,
            ${JSON.stringify(made.document)}::jsonb, ${JSON.stringify(made.fields)}::jsonb, ${made.createdAt}::timestamptz
          from rule_set_versions where environment_id = ${environmentId} and rule_set_id = ${made.ruleSetId}`,
  );
}

export interface ActiveRules {
  readonly live: RuleSetVersion | null;
  readonly shadow: RuleSetVersion | null;
}

/** Finds the live and shadow versions of a type in one statement. */
export async function findActive(tx: Reader, { environmentId }: Scope, typeId: string): Promise<ActiveRules> {
  const rows = await tx.select<VersionRow & { readonly is_live: boolean; readonly is_shadow: boolean }>(
    sql`select ${selectList('v', versionColumns)}, v.id is not distinct from s.live_version_id as is_live,
            v.id is not distinct from s.shadow_version_id as is_shadow
          from rule_sets s join rule_set_versions v
            on v.environment_id = s.environment_id and v.id in (s.live_version_id, s.shadow_version_id)
          where s.environment_id = ${environmentId} and s.transaction_type_id = ${typeId}`,
  );
  const [live] = rows.filter((row) => row.is_live);
  const [shadow] = rows.filter((row) => row.is_shadow);
  return { live: live === undefined ? null : versionOf(live), shadow: shadow === undefined ? null : versionOf(shadow) };
}
