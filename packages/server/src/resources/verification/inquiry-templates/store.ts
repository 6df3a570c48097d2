/** Store of inquiry templates and their versions: SQL reads. */
import { LRUCache } from 'lru-cache';
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { type LeftJoined, type Row, selectList } from '../../../database/rows.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import { memoizeByObject } from '../../../lib/memoize-by-object.ts';
import type { Scope } from '../../../security/scope.ts';
import type { TemplateDefinition } from './definition.ts';
import { defaultFieldSchemas } from './field-schemas.ts';
import type { InquiryTemplate, InquiryTemplateVersion, Translations } from './template.ts';

const templateColumns = [
  'id',
  'name',
  'status',
  'latest_published_version_id',
  'embedded_flow_domain_allowlist',
  'hosted_flow_subdomains',
  'hosted_flow_redirect_uri_schemes',
  'client_side_creation',
  'created_at',
] as const;

type TemplateRow = Row<
  'inquiry_templates',
  (typeof templateColumns)[number],
  { readonly status: InquiryTemplate['status'] }
> & { readonly fields: readonly FieldSchema[] | null };

/** Memoized by row: concurrent callers get the same row and so share the template. */
const templateOf = memoizeByObject(
  (row: TemplateRow): InquiryTemplate => ({
    id: row.id,
    name: row.name,
    status: row.status,
    latestPublishedVersionId: row.latest_published_version_id,
    embeddedFlowDomains: row.embedded_flow_domain_allowlist,
    hostedFlowSubdomains: row.hosted_flow_subdomains,
    redirectSchemes: row.hosted_flow_redirect_uri_schemes,
    clientSideCreation: row.client_side_creation,
    fields: row.fields ?? defaultFieldSchemas,
    createdAt: row.created_at,
  }),
);

const selectTemplates = sql`select ${selectList('t', templateColumns)}, live.definition -> 'fields' as fields
  from inquiry_templates t
  left join inquiry_template_versions live
    on live.environment_id = t.environment_id and live.id = t.latest_published_version_id`;

const templatesById = { text: `${selectTemplates.text} where t.environment_id = $1 and t.id = any($2)` };

export async function findTemplates(tx: Reader, scope: Scope, ids: readonly string[]): Promise<InquiryTemplate[]> {
  const rows = await tx.selectByKeys<TemplateRow>(templatesById, scope.environmentId, ids);
  return rows.map(templateOf);
}

/** Locks a template; null if there is none. Every change of a template or one of its versions takes this lock first. */
export async function lockTemplate(tx: Transaction, scope: Scope, id: string): Promise<InquiryTemplate | null> {
  const [row] = await tx.execute<TemplateRow>(
    sql`${selectTemplates} where t.environment_id = ${scope.environmentId} and t.id = ${id} for update of t`,
  );
  return row === undefined ? null : templateOf(row);
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

const versionColumns = [
  'id',
  'template_id',
  'status',
  'name_display',
  'description',
  'definition',
  'created_at',
  'updated_at',
  'published_at',
  'published_by',
] as const;

interface VersionRow
  extends Row<
      'inquiry_template_versions',
      (typeof versionColumns)[number],
      { readonly status: 'published' | 'draft'; readonly definition: TemplateDefinition }
    >,
    Row<'inquiry_templates', 'client_side_creation'> {
  readonly live: boolean;
  readonly template_name: string;
  readonly template_status: InquiryTemplate['status'];
  readonly redirect_schemes: readonly string[];
  readonly embedded_flow_domains: readonly string[];
}

const versionOf = (row: VersionRow): InquiryTemplateVersion => ({
  id: row.id,
  templateId: row.template_id,
  status: row.status,
  live: row.live,
  templateName: row.template_name,
  templateStatus: row.template_status,
  redirectSchemes: row.redirect_schemes,
  embeddedFlowDomains: row.embedded_flow_domains,
  clientSideCreation: row.client_side_creation,
  nameDisplay: row.name_display,
  description: row.description,
  // Versions stored before theme sets existed have no `themeSetId`.
  definition: { ...row.definition, themeSetId: row.definition.themeSetId ?? null },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
});

const withTemplate = sql`${selectList('v', versionColumns)}, t.name as template_name, t.status as template_status,
    t.hosted_flow_redirect_uri_schemes as redirect_schemes, t.embedded_flow_domain_allowlist as embedded_flow_domains,
    t.client_side_creation`;

const selectVersions = sql`select ${withTemplate}, coalesce(t.latest_published_version_id = v.id, false) as live
  from inquiry_template_versions v
  join inquiry_templates t on t.environment_id = v.environment_id and t.id = v.template_id`;

const versionsById = { text: `${selectVersions.text} where v.environment_id = $1 and v.id = any($2)` };

export async function findVersions(
  tx: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<InquiryTemplateVersion[]> {
  const rows = await tx.selectByKeys<VersionRow>(versionsById, scope.environmentId, ids);
  return rows.map(versionOf);
}

/** Finds the draft; null if there is none. A template has at most one draft. */
export async function findDraft(tx: Reader, scope: Scope, templateId: string): Promise<InquiryTemplateVersion | null> {
  const [row] = await tx.select<VersionRow>(
    sql`${selectVersions} where v.environment_id = ${scope.environmentId} and v.template_id = ${templateId}
          and v.status = 'draft'`,
  );
  return row === undefined ? null : versionOf(row);
}

export async function findTranslations(tx: Reader, scope: Scope, versionId: string): Promise<Translations> {
  const [row] = await tx.select<
    Row<'inquiry_template_versions', 'translations', { readonly translations: Translations }>
  >(
    sql`select translations from inquiry_template_versions
        where environment_id = ${scope.environmentId} and id = ${versionId}`,
  );
  return row?.translations ?? {};
}

/** Cache of the definitions of published versions, which never change. */
const keptDefinitions = new LRUCache<string, TemplateDefinition>({ max: 1000 });

/** Finds the definitions of these template versions, by version id. */
export async function findDefinitions(
  tx: Reader,
  scope: Scope,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, TemplateDefinition>> {
  const found = new Map<string, TemplateDefinition>();
  const missing = new Set<string>();
  for (const id of versionIds) {
    const known = keptDefinitions.get(keptAs(scope, id));
    if (known === undefined) missing.add(id);
    else found.set(id, known);
  }
  if (missing.size === 0) return found;
  for (const { id, status, definition } of await findVersions(tx, scope, [...missing])) {
    found.set(id, definition);
    if (status === 'published') keptDefinitions.set(keptAs(scope, id), definition);
  }
  return found;
}

/** Finds the fields of these template versions, by version id; called for every inquiry read. */
export async function findFieldSchemas(
  tx: Reader,
  scope: Scope,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FieldSchema[]>> {
  const definitions = await findDefinitions(tx, scope, versionIds);
  return new Map([...definitions].map(([id, { fields }]) => [id, fields]));
}

export interface LiveVersion {
  readonly status: InquiryTemplate['status'];
  /** Live version; null while none is published. */
  readonly version: InquiryTemplateVersion | null;
}

const lifetimeMs = 1000;
const liveVersions = new LRUCache<string, LiveVersion>({ max: 1000, ttl: lifetimeMs });
const keptAs = (scope: Scope, templateId: string): string => `${scope.environmentId} ${templateId}`;

/**
 * Finds a template's status and live version; null if there is no such template. Creating inquiries reads the same few
 * templates repeatedly, so the answer is cached for one second: a published version takes effect everywhere within one
 * second.
 */
export async function findLiveVersion(tx: Reader, scope: Scope, templateId: string): Promise<LiveVersion | null> {
  const key = keptAs(scope, templateId);
  const known = liveVersions.get(key);
  if (known !== undefined) return known;
  const found = await readLiveVersion(tx, scope, templateId);
  if (found !== null) liveVersions.set(key, found);
  return found;
}

/** Removes a template from the cache, so that a change of the live version takes effect at once in this process. */
export function forgetLiveVersion(scope: Scope, templateId: string): void {
  liveVersions.delete(keptAs(scope, templateId));
}

async function readLiveVersion(tx: Reader, scope: Scope, templateId: string): Promise<LiveVersion | null> {
  const rows = await tx.select<Omit<VersionRow, 'id'> & LeftJoined<Pick<VersionRow, 'id'>>>({
    text: `select ${withTemplate.sql}, true as live
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

export async function listVersions(tx: Reader, scope: Scope, templateIds: readonly string[], cursor: Cursor) {
  const conditions: Sql[] = [sql`v.template_id = any(${templateIds})`];
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

/** Finds the versions of a template whose publisher was recorded, newest first. */
export async function findPublished(tx: Reader, scope: Scope, templateId: string) {
  const rows = await tx.select<Row<'inquiry_template_versions', 'id' | 'published_by'>>(
    sql`select v.id, v.published_by from inquiry_template_versions v
        where v.environment_id = ${scope.environmentId} and v.template_id = ${templateId} and v.published_by is not null
        order by v.published_at desc, v.id desc limit ${mostPublishers}`,
  );
  return rows.flatMap(({ id, published_by: publishedBy }) => (publishedBy === null ? [] : [{ id, publishedBy }]));
}

/** Maximum versions whose publishers are returned, as many as the dashboard lists. */
const mostPublishers = 100;
