/** SQL of case templates and their versions. A published version never changes. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import { type CaseDocument, type CaseTemplate, type CaseTemplateVersion, shippedDocument } from './case-template.ts';

const templateColumns = [
  'id',
  'key',
  'name',
  'status',
  'is_default',
  'created_at',
  'updated_at',
  'archived_at',
] as const;

const versionColumns = ['id', 'number', 'document', 'created_at', 'updated_at', 'published_at'] as const;

type VersionRow = Row<
  'case_template_versions',
  (typeof versionColumns)[number],
  { readonly document: Partial<CaseDocument> }
>;

type TemplateRow = Row<
  'case_templates',
  (typeof templateColumns)[number],
  { readonly status: CaseTemplate['status'] }
> & { readonly version: Omit<VersionRow, 'created_at' | 'updated_at' | 'published_at'> & Record<Times, string> };

type Times = 'created_at' | 'updated_at' | 'published_at';

const select = sql`select ${selectList('t', templateColumns)}, to_jsonb(v) as version
  from case_templates t join lateral (
    select ${selectList('v', versionColumns)} from case_template_versions v where v.environment_id = t.environment_id
      and v.case_template_id = t.id and v.published_at is not null order by v.number desc limit 1) v on true`;

const documentOf = (stored: Partial<CaseDocument>): CaseDocument => ({ ...shippedDocument, ...stored });

const versionOf = (row: VersionRow): CaseTemplateVersion => ({
  id: row.id,
  number: row.number,
  document: documentOf(row.document),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
});

function templateOf({ version, ...row }: TemplateRow): CaseTemplate {
  const { created_at, updated_at, published_at, ...rest } = version;
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    status: row.status,
    isDefault: row.is_default,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    archivedAt: row.archived_at,
    version: versionOf({
      ...rest,
      created_at: new Date(created_at),
      updated_at: new Date(updated_at),
      published_at: new Date(published_at),
    }),
  };
}

async function findWhere(tx: Reader, { environmentId }: Scope, condition: Sql): Promise<CaseTemplate[]> {
  const rows = await tx.select<TemplateRow>(
    sql`${select} where t.environment_id = ${environmentId} and ${condition} order by t.created_at, t.id`,
  );
  return rows.map(templateOf);
}

export const findCaseTemplates = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<CaseTemplate[]> =>
  findWhere(tx, scope, sql`t.id = any(${ids})`);

/** Finds active templates, the oldest first. */
export const findActiveCaseTemplates = (tx: Reader, scope: Scope): Promise<CaseTemplate[]> =>
  findWhere(tx, scope, sql`t.status = 'active'`);

export async function listCaseTemplates(tx: Reader, scope: Scope, conditions: readonly Sql[], cursor: Cursor) {
  const page = await queryPage<TemplateRow>(tx, {
    select,
    table: 'case_templates',
    alias: 't',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map(templateOf) };
}

/** Locks the template against publishing, archiving and new cases until the transaction ends. */
export async function lockCaseTemplate(tx: Transaction, scope: Scope, id: string): Promise<CaseTemplate | null> {
  await tx.execute(
    sql`select id from case_templates where environment_id = ${scope.environmentId} and id = ${id} for update`,
  );
  const [template] = await findCaseTemplates(tx, scope, [id]);
  return template ?? null;
}

/** Takes a shared lock: waits only while another version is being published. */
export async function shareCaseTemplate(tx: Transaction, scope: Scope, id: string): Promise<CaseTemplate | null> {
  await tx.execute(
    sql`select id from case_templates where environment_id = ${scope.environmentId} and id = ${id} for share`,
  );
  const [template] = await findCaseTemplates(tx, scope, [id]);
  return template ?? null;
}

/** Lists the draft and the published versions, the newest first. */
export async function listVersions(tx: Reader, scope: Scope, templateId: string): Promise<CaseTemplateVersion[]> {
  const rows = await tx.select<VersionRow>(
    sql`select ${selectList('v', versionColumns)} from case_template_versions v
        where v.environment_id = ${scope.environmentId} and v.case_template_id = ${templateId}
        order by v.number desc limit 100`,
  );
  return rows.map(versionOf);
}

export const isKeyTaken = async (tx: Reader, scope: Scope, key: string): Promise<boolean> =>
  (
    await tx.select(
      sql`select id from case_templates where environment_id = ${scope.environmentId} and key = ${key} limit 1`,
    )
  ).length > 0;

const changing = ({ name, status, updatedAt, archivedAt }: CaseTemplate) => ({
  name,
  status,
  updated_at: updatedAt,
  archived_at: archivedAt,
});

export async function insertCaseTemplate(tx: Transaction, scope: Scope, template: CaseTemplate): Promise<void> {
  await tx.execute(
    insertRow('case_templates', {
      environment_id: scope.environmentId,
      id: template.id,
      key: template.key,
      is_default: template.isDefault,
      created_at: template.createdAt,
      ...changing(template),
    }),
  );
  await insertVersion(tx, scope, template.id, template.version);
}

export async function saveCaseTemplate(tx: Transaction, scope: Scope, template: CaseTemplate): Promise<void> {
  await tx.execute(
    sql`update case_templates set ${assignments('case_templates', changing(template))}
        where environment_id = ${scope.environmentId} and id = ${template.id}`,
  );
}

export async function insertVersion(
  tx: Transaction,
  scope: Scope,
  templateId: string,
  version: CaseTemplateVersion,
): Promise<void> {
  await tx.execute(
    insertRow('case_template_versions', {
      environment_id: scope.environmentId,
      id: version.id,
      case_template_id: templateId,
      number: version.number,
      document: JSON.stringify(version.document),
      created_at: version.createdAt,
      updated_at: version.updatedAt,
      published_at: version.publishedAt,
    }),
  );
}

/** Saves the draft: its document, or its publication. */
export async function saveVersion(tx: Transaction, scope: Scope, version: CaseTemplateVersion): Promise<void> {
  const changes = assignments('case_template_versions', {
    document: JSON.stringify(version.document),
    updated_at: version.updatedAt,
    published_at: version.publishedAt,
  });
  await tx.execute(
    sql`update case_template_versions set ${changes}
        where environment_id = ${scope.environmentId} and id = ${version.id} and published_at is null`,
  );
}

/** Inserts the first template of a new environment. */
export async function insertDefaultCaseTemplate(
  tx: Transaction,
  scope: Scope,
  ids: IdSource,
  now: Date,
): Promise<void> {
  await insertCaseTemplate(tx, scope, {
    id: ids.next('case-template'),
    key: 'CASE',
    name: 'Default',
    status: 'active',
    isDefault: true,
    createdAt: now,
    updatedAt: null,
    archivedAt: null,
    version: {
      id: ids.next('case-template-version'),
      number: 1,
      document: shippedDocument,
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    },
  });
}
