/** SQL of inquiry templates and their versions. */
import { LRUCache } from 'lru-cache';
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../database/connection.ts';
import { type Cursor, queryPage } from '../../database/page-query.ts';
import type { Scope } from '../../security/scope.ts';
import type { TemplateDefinition } from './definition.ts';

export interface InquiryTemplate {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'inactive';
  readonly latestPublishedVersionId: string | null;
  readonly createdAt: Date;
}

export interface InquiryTemplateVersion {
  readonly id: string;
  readonly templateId: string;
  readonly status: 'published' | 'draft';
  readonly live: boolean;
  readonly templateName: string;
  readonly definition: TemplateDefinition;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

interface TemplateRow {
  id: string;
  name: string;
  status: 'active' | 'inactive';
  latest_published_version_id: string | null;
  created_at: Date;
}

const templateOf = (row: TemplateRow): InquiryTemplate => ({
  id: row.id,
  name: row.name,
  status: row.status,
  latestPublishedVersionId: row.latest_published_version_id,
  createdAt: row.created_at,
});

const selectTemplates = sql`select t.id, t.name, t.status, t.latest_published_version_id, t.created_at
  from inquiry_templates t`;

export async function findTemplates(tx: Reader, scope: Scope, ids: readonly string[]): Promise<InquiryTemplate[]> {
  const rows = await tx.query<TemplateRow>(
    sql`${selectTemplates} where t.environment_id = ${scope.environmentId} and t.id = any(${ids})`,
  );
  return rows.map(templateOf);
}

export async function listTemplates(tx: Reader, scope: Scope, cursor: Cursor) {
  const page = await queryPage<TemplateRow>(tx, {
    select: selectTemplates,
    table: 'inquiry_templates',
    alias: 't',
    environmentId: scope.environmentId,
    conditions: [],
    cursor,
  });
  return { ...page, items: page.items.map(templateOf) };
}

interface VersionRow {
  id: string;
  template_id: string;
  status: 'published' | 'draft';
  live: boolean;
  template_name: string;
  definition: TemplateDefinition;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

const versionOf = (row: VersionRow): InquiryTemplateVersion => ({
  id: row.id,
  templateId: row.template_id,
  status: row.status,
  live: row.live,
  templateName: row.template_name,
  definition: row.definition,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
});

const selectVersions = sql`select v.id, v.template_id, v.status, v.definition, v.created_at, v.updated_at, v.published_at,
    t.name as template_name, coalesce(t.latest_published_version_id = v.id, false) as live
  from inquiry_template_versions v
  join inquiry_templates t on t.environment_id = v.environment_id and t.id = v.template_id`;

export async function findVersions(
  tx: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<InquiryTemplateVersion[]> {
  const rows = await tx.query<VersionRow>(
    sql`${selectVersions} where v.environment_id = ${scope.environmentId} and v.id = any(${ids})`,
  );
  return rows.map(versionOf);
}

export interface LiveVersion {
  readonly status: InquiryTemplate['status'];
  /** Null while nothing is published. */
  readonly version: InquiryTemplateVersion | null;
}

const keptMs = 1000;
const kept = new LRUCache<string, LiveVersion>({ max: 1000, ttl: keptMs });

/**
 * A template's status and the version new inquiries follow; null when there is no such template. Creating inquiries asks
 * for the same few over and over, so an answer is kept for a second: what is published counts everywhere within one.
 */
export async function findLiveVersion(tx: Reader, scope: Scope, templateId: string): Promise<LiveVersion | null> {
  const key = `${scope.environmentId} ${templateId}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = await readLiveVersion(tx, scope, templateId);
  if (found !== null) kept.set(key, found);
  return found;
}

async function readLiveVersion(tx: Reader, scope: Scope, templateId: string): Promise<LiveVersion | null> {
  const rows = await tx.query<
    Omit<VersionRow, 'id'> & { id: string | null; template_status: InquiryTemplate['status'] }
  >({
    text: `select v.id, v.template_id, v.status, v.definition, v.created_at, v.updated_at, v.published_at,
             t.name as template_name, true as live, t.status as template_status
           from inquiry_templates t
           left join inquiry_template_versions v
             on v.environment_id = t.environment_id and v.id = t.latest_published_version_id
           where t.environment_id = $1 and t.id = $2`,
    values: [scope.environmentId, templateId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { id } = row;
  return { status: row.template_status, version: id === null ? null : versionOf({ ...row, id }) };
}

export async function listVersions(tx: Reader, scope: Scope, templateId: string, cursor: Cursor) {
  const conditions: Sql[] = [sql`v.template_id = ${templateId}`];
  const page = await queryPage<VersionRow>(tx, {
    select: selectVersions,
    table: 'inquiry_template_versions',
    alias: 'v',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map(versionOf) };
}

/** Inserts a template with its first published version. */
export async function insertTemplate(
  tx: Transaction,
  scope: Scope,
  template: { id: string; versionId: string; name: string; definition: TemplateDefinition; now: Date },
): Promise<void> {
  const { now } = template;
  await tx.query(
    sql`insert into inquiry_templates (environment_id, id, name, status, latest_published_version_id, created_at)
        values (${scope.environmentId}, ${template.id}, ${template.name}, 'active', ${template.versionId}, ${now})`,
  );
  await tx.query(
    sql`insert into inquiry_template_versions
          (environment_id, id, template_id, status, definition, created_at, updated_at, published_at)
        values (${scope.environmentId}, ${template.versionId}, ${template.id}, 'published',
          ${JSON.stringify(template.definition)}, ${now}, ${now}, ${now})`,
  );
}
