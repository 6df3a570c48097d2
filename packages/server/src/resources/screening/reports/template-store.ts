/**
 * Store of report templates and their versions: SQL. A published version never changes; an unpublished one is the
 * draft.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { insertRow, type Row, rowInto } from '../../../database/rows.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import { kindNamed, reportKinds } from './kinds/index.ts';
import { type ReportSettings, shippedSettings } from './settings.ts';

export interface ReportTemplateVersion {
  readonly id: string;
  readonly number: number;
  readonly settings: ReportSettings;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ReportTemplate {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** Rises with each change of the name or the draft, and when the draft is published. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Published version. */
  readonly version: ReportTemplateVersion;
  /** Draft; null if nothing differs from the published version. */
  readonly draft: ReportTemplateDraft | null;
}

export type ReportTemplateDraft = Pick<ReportTemplateVersion, 'id' | 'settings'>;

type VersionRow = Row<'report_template_versions', 'number' | 'settings'>;

type TemplateRow = Row<
  'report_templates',
  'id' | 'kind' | 'name' | 'is_default' | 'revision' | 'created_at' | 'updated_at'
> &
  VersionRow & {
    readonly published_version_id: string;
    readonly version_created: Date;
    readonly version_updated: Date;
    readonly draft_id: string | null;
    readonly draft_settings: unknown;
  };

const select = sql`select t.id, t.kind, t.name, t.is_default, t.revision, t.created_at, t.updated_at, v.id as published_version_id, v.number, v.settings,
    v.created_at as version_created, v.updated_at as version_updated, d.id as draft_id, d.settings as draft_settings
  from report_templates t join lateral (
    select * from report_template_versions v where v.environment_id = t.environment_id and v.report_template_id = t.id
      and v.published_at is not null order by v.number desc limit 1) v on true
  left join report_template_versions d on d.environment_id = t.environment_id and d.report_template_id = t.id
    and d.published_at is null`;

/** Returns the settings; stored members override the kind's defaults, so an empty object means the defaults. */
const settingsOf = (kind: string, stored: unknown): ReportSettings => ({
  ...shippedSettings(kindNamed(kind)),
  ...(stored as Partial<ReportSettings>),
});

const templateOf = (row: TemplateRow): ReportTemplate => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  isDefault: row.is_default,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: {
    id: row.published_version_id,
    number: row.number,
    settings: settingsOf(row.kind, row.settings),
    createdAt: row.version_created,
    updatedAt: row.version_updated,
  },
  draft: row.draft_id === null ? null : { id: row.draft_id, settings: settingsOf(row.kind, row.draft_settings) },
});

async function findWhere(tx: Reader, scope: Scope, condition: Sql): Promise<ReportTemplate[]> {
  const rows = await tx.select<TemplateRow>(
    sql`${select} where t.environment_id = ${scope.environmentId} and ${condition}`,
  );
  return rows.map(templateOf);
}

export const findReportTemplates = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<ReportTemplate[]> =>
  findWhere(tx, scope, sql`t.id = any(${ids})`);

/** Finds the default template; null in an environment older than the kind. */
export async function findDefaultTemplate(tx: Reader, scope: Scope, kind: string): Promise<ReportTemplate | null> {
  const [template] = await findWhere(tx, scope, sql`t.kind = ${kind} and t.is_default`);
  return template ?? null;
}

export async function listReportTemplates(tx: Reader, scope: Scope, conditions: readonly Sql[], cursor: Cursor) {
  const page = await queryPage<TemplateRow>(tx, {
    select,
    table: 'report_templates',
    alias: 't',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map(templateOf) };
}

/** Finds the settings of a run's version. Throws if there is no such version. */
export async function findSettings(tx: Reader, scope: Scope, kind: string, versionId: string): Promise<ReportSettings> {
  const [row] = await tx.select<Pick<VersionRow, 'settings'>>(
    sql`select settings from report_template_versions where environment_id = ${scope.environmentId} and id = ${versionId}`,
  );
  if (row === undefined) throw new Error(`the version ${versionId} of a report template is missing`);
  return settingsOf(kind, row.settings);
}

/** Lists the published versions, newest first. */
export async function listVersions(
  tx: Reader,
  scope: Scope,
  { id, kind }: Pick<ReportTemplate, 'id' | 'kind'>,
): Promise<ReportTemplateVersion[]> {
  const rows = await tx.select<
    Row<'report_template_versions', 'id' | 'number' | 'settings' | 'created_at' | 'updated_at'>
  >(
    sql`select id, number, settings, created_at, updated_at from report_template_versions
        where environment_id = ${scope.environmentId} and report_template_id = ${id} and published_at is not null
        order by number desc limit 200`,
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    settings: settingsOf(kind, row.settings),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

export async function insertTemplate(tx: Transaction, scope: Scope, template: ReportTemplate): Promise<void> {
  await tx.execute(
    insertRow('report_templates', {
      environment_id: scope.environmentId,
      id: template.id,
      kind: template.kind,
      name: template.name,
      is_default: template.isDefault,
      revision: template.revision,
      created_at: template.createdAt,
      updated_at: template.updatedAt,
    }),
  );
  insertVersion(tx, scope, template);
}

/** Inserts a published version. */
export function insertVersion(tx: Transaction, scope: Scope, { id, version }: ReportTemplate): void {
  tx.insert(
    ...rowInto('report_template_versions', {
      environment_id: scope.environmentId,
      id: version.id,
      report_template_id: id,
      number: version.number,
      settings: JSON.stringify(version.settings),
      published_at: version.createdAt,
      created_at: version.createdAt,
      updated_at: version.updatedAt,
    }),
  );
}

/** Inserts or replaces the draft. */
export async function saveDraft(
  tx: Transaction,
  scope: Scope,
  { id, version }: ReportTemplate,
  draft: ReportTemplateDraft & { readonly at: Date },
): Promise<void> {
  await tx.execute(
    sql`${insertRow('report_template_versions', {
      environment_id: scope.environmentId,
      id: draft.id,
      report_template_id: id,
      number: version.number + 1,
      settings: JSON.stringify(draft.settings),
      published_at: null,
      created_at: draft.at,
      updated_at: draft.at,
    })} on conflict (environment_id, report_template_id) where published_at is null
        do update set settings = excluded.settings, updated_at = excluded.updated_at`,
  );
}

export async function removeDraft(tx: Transaction, scope: Scope, { id }: ReportTemplate): Promise<void> {
  await tx.execute(
    sql`delete from report_template_versions
        where environment_id = ${scope.environmentId} and report_template_id = ${id} and published_at is null`,
  );
}

/** Publishes the draft, dated now instead of when it was begun. */
export async function publishDraft(tx: Transaction, scope: Scope, { id }: ReportTemplate, at: Date): Promise<void> {
  await tx.execute(
    sql`update report_template_versions set published_at = ${at}, created_at = ${at}, updated_at = ${at}
        where environment_id = ${scope.environmentId} and report_template_id = ${id} and published_at is null`,
  );
}

export async function lockTemplate(tx: Transaction, scope: Scope, id: string): Promise<ReportTemplate | null> {
  await tx.execute(
    sql`select id from report_templates where environment_id = ${scope.environmentId} and id = ${id} for update`,
  );
  const [template] = await findReportTemplates(tx, scope, [id]);
  return template ?? null;
}

export async function saveTemplate(
  tx: Transaction,
  scope: Scope,
  { id, name, revision, updatedAt }: ReportTemplate,
): Promise<void> {
  await tx.execute(
    sql`update report_templates set name = ${name}, revision = ${revision}, updated_at = ${updatedAt}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

/** Inserts one default template per kind for a new environment, used by reports that name none. */
export async function insertDefaultReportTemplates(
  tx: Transaction,
  scope: Scope,
  ids: IdSource,
  now: Date,
): Promise<void> {
  for (const kind of reportKinds) {
    await insertTemplate(tx, scope, {
      id: ids.next('report-template'),
      kind: kind.kind,
      name: kind.title,
      isDefault: true,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      version: {
        id: ids.next('report-template-version'),
        number: 1,
        settings: shippedSettings(kind),
        createdAt: now,
        updatedAt: now,
      },
      draft: null,
    });
  }
}
