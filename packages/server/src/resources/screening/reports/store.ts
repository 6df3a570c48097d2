/** Store of reports and their history: SQL. */
import sql, { type Sql } from 'sql-template-tag';
import type { ResourceReference } from '../../../api/json-api/document.ts';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, rowInto, selectList } from '../../../database/rows.ts';
import type { SearchedSource } from '../../../screening/screening-request.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import {
  emptyContent,
  type HistoryEntry,
  type Report,
  type ReportContent,
  type ReportStatus,
  type RunType,
} from './report.ts';
import { openMatches } from './review/open-matches.ts';
import type { RunEvidence } from './run-evidence.ts';

const reportColumns = [
  'id',
  'subject_key_id',
  'kind',
  'report_template_id',
  'report_template_version_id',
  'status',
  'account_id',
  'inquiry_id',
  'sealed',
  'has_match',
  'runs',
  'screened',
  'next_run_at',
  'paused_at',
  'open_run_id',
  'open_run_since',
  'open_run_asks',
  'created_at',
  'completed_at',
  'redacted_at',
] as const;

type ReportRow = Row<'reports', (typeof reportColumns)[number], { status: ReportStatus }> &
  WrappedKey & { readonly version_number: number };

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'reports',
  row,
  column: 'sealed',
});

const select = sql`select ${selectList('r', reportColumns)}, k.wrapped_key, v.number as version_number from reports r
  join report_template_versions v on v.environment_id = r.environment_id and v.id = r.report_template_version_id
  ${joinSubjectKey('r')}`;

function reportOf(scope: Scope, row: ReportRow): Report {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  const { open_run_id: openId, open_run_since: openSince } = row;
  return {
    id: row.id,
    subject,
    kind: row.kind,
    status: row.status,
    templateId: row.report_template_id,
    templateVersionId: row.report_template_version_id,
    templateVersionName: `v${row.version_number}`,
    accountId: row.account_id,
    inquiryId: row.inquiry_id,
    content:
      subject.key === null || row.sealed.length === 0
        ? emptyContent
        : { ...emptyContent, ...unsealJson<ReportContent>(subject.key, associatedData(scope, row.id), row.sealed) },
    hasMatch: row.has_match,
    runs: row.runs,
    screened: row.screened,
    nextRunAt: row.next_run_at,
    pausedAt: row.paused_at,
    openRun: openId === null || openSince === null ? null : { id: openId, since: openSince, asks: row.open_run_asks },
    createdAt: row.created_at,
    completedAt: row.completed_at,
    redactedAt: row.redacted_at,
  };
}

export async function findReports(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Report[]> {
  const rows = await tx.select<ReportRow>(
    sql`${select} where r.environment_id = ${scope.environmentId} and r.id = any(${ids})`,
  );
  return rows.map((row) => reportOf(scope, row));
}

/** Locks the row until the transaction ends, and reads it after the wait. */
export async function lockReport(tx: Transaction, scope: Scope, id: string): Promise<Report | null> {
  await tx.execute(sql`select id from reports where environment_id = ${scope.environmentId} and id = ${id} for update`);
  const [report] = await findReports(tx, scope, [id]);
  return report ?? null;
}

export async function listReports(tx: Reader, scope: Scope, conditions: readonly Sql[], cursor: Cursor) {
  const page = await queryPage<ReportRow>(tx, {
    select,
    table: 'reports',
    alias: 'r',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map((row) => reportOf(scope, row)) };
}

export async function findReportIdsOf(
  tx: Reader,
  scope: Scope,
  by: 'account_id' | 'inquiry_id',
  ids: readonly string[],
): Promise<{ readonly owner: string; readonly id: string; readonly kind: string }[]> {
  const column = by === 'account_id' ? sql`account_id` : sql`inquiry_id`;
  return tx.select(
    sql`select ${column} as owner, id, kind from reports
        where environment_id = ${scope.environmentId} and ${column} = any(${ids}) order by created_at, id`,
  );
}

/** Finds the ids of due reports, longest due first. */
export async function findDueReportIds(tx: Reader, scope: Scope, now: Date, most: number): Promise<string[]> {
  const rows = await tx.select<Row<'reports', 'id'>>(
    sql`select id from reports where environment_id = ${scope.environmentId} and next_run_at <= ${now}
        order by next_run_at limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

const sealed = (scope: Scope, { id, subject, content }: Report): Buffer =>
  subject.key === null ? Buffer.alloc(0) : sealJson(subject.key, associatedData(scope, id), content);

function openColumns(content: ReportContent) {
  const open = openMatches(content);
  const scores = open.flatMap(({ explanation }) => explanation?.score ?? []);
  return { open_matches: open.length, open_score: scores.length === 0 ? null : Math.max(...scores) };
}

const changing = (scope: Scope, report: Report) => ({
  status: report.status,
  sealed: sealed(scope, report),
  tag_indexes: tagIndexes(scope, report.content.tags),
  has_match: report.hasMatch,
  ...openColumns(report.content),
  runs: report.runs,
  screened: report.screened,
  next_run_at: report.nextRunAt,
  paused_at: report.pausedAt,
  open_run_id: report.openRun?.id ?? null,
  open_run_since: report.openRun?.since ?? null,
  open_run_asks: report.openRun?.asks ?? 0,
  completed_at: report.completedAt,
  redacted_at: report.redactedAt,
});

export async function insertReport(tx: Transaction, scope: Scope, report: Report): Promise<void> {
  await tx.execute(
    insertRow('reports', {
      environment_id: scope.environmentId,
      id: report.id,
      subject_key_id: report.subject.id,
      kind: report.kind,
      report_template_id: report.templateId,
      report_template_version_id: report.templateVersionId,
      account_id: report.accountId,
      inquiry_id: report.inquiryId,
      created_at: report.createdAt,
      ...changing(scope, report),
    }),
  );
}

export async function saveReport(tx: Transaction, scope: Scope, report: Report): Promise<void> {
  await tx.execute(
    sql`update reports set ${assignments('reports', changing(scope, report))}
        where environment_id = ${scope.environmentId} and id = ${report.id}`,
  );
}

export async function moveReports(tx: Transaction, scope: Scope, fromId: string, toId: string): Promise<void> {
  await tx.execute(
    sql`update reports set account_id = ${toId}
        where environment_id = ${scope.environmentId} and account_id = ${fromId}`,
  );
}

/** Place of a run's personal data, sealed under its report's key. */
export const evidencePlace = ({ environmentId }: Scope, row: string) => ({
  environmentId,
  table: 'report_history',
  row,
  column: 'sealed',
});

interface KeptEvidence {
  /** Key of the report; null for a redacted one, whose evidence is not stored. */
  readonly key: Buffer | null;
  readonly evidence: RunEvidence;
}

/** Inserts a history entry; `kept` for runs only. */
export function insertHistory(tx: Transaction, scope: Scope, entry: HistoryEntry, kept?: KeptEvidence): void {
  const { run } = entry;
  const key = kept?.key ?? null;
  tx.insert(
    ...rowInto('report_history', {
      environment_id: scope.environmentId,
      id: entry.id,
      report_id: entry.reportId,
      type: entry.type,
      actor_type: entry.actor.type,
      actor_id: entry.actor.id,
      created_at: entry.createdAt,
      run_type: run?.type ?? null,
      status: run?.status ?? null,
      completed_at: run?.completedAt ?? null,
      matches: run?.matches ?? null,
      report_template_version_id: run?.templateVersionId ?? null,
      searched: run === null ? null : JSON.stringify(run.searched),
      model: run?.model ?? null,
      inputs_hash: run?.inputsHash ?? null,
      result_hash: run?.resultHash ?? null,
      engine: run?.engine ?? null,
      sealed: key === null ? null : sealJson(key, evidencePlace(scope, entry.id), kept?.evidence),
    }),
  );
}

export const historyColumns = [
  'id',
  'report_id',
  'type',
  'actor_type',
  'actor_id',
  'created_at',
  'run_type',
  'status',
  'completed_at',
  'matches',
  'report_template_version_id',
  'searched',
  'model',
  'engine',
  'inputs_hash',
  'result_hash',
] as const;

export type HistoryRow = Row<
  'report_history',
  (typeof historyColumns)[number],
  { type: HistoryEntry['type']; run_type: RunType | null; status: ReportStatus | null }
>;

/** Lists the history, newest first. */
export async function listHistory(tx: Reader, scope: Scope, reportId: string, cursor: Cursor) {
  const page = await queryPage<HistoryRow>(tx, {
    select: sql`select ${selectList('h', historyColumns)} from report_history h`,
    table: 'report_history',
    alias: 'h',
    environmentId: scope.environmentId,
    cursor,
    conditions: [sql`h.report_id = ${reportId}`],
  });
  return { ...page, items: page.items.map(historyOf) };
}

export const historyOf = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  reportId: row.report_id,
  type: row.type,
  createdAt: row.created_at,
  actor: { type: row.actor_type, id: row.actor_id },
  run:
    row.run_type === null
      ? null
      : {
          type: row.run_type,
          status: row.status ?? 'ready',
          completedAt: row.completed_at,
          matches: row.matches,
          templateVersionId: row.report_template_version_id ?? '',
          searched: (row.searched ?? []) as readonly SearchedSource[],
          model: row.model,
          engine: row.engine,
          inputsHash: row.inputs_hash ?? '',
          resultHash: row.result_hash,
        },
});

/** Fills `carriedTags`. */
export const reportsWithTag = ({ environmentId }: Scope): Sql =>
  sql`select from reports r where r.environment_id = ${environmentId} and tags.tag_index = any(r.tag_indexes)`;

/** Finds the runs that a case may attach, by id. */
export async function findAttachableRuns(
  tx: Reader,
  { environmentId }: Scope,
  ids: readonly string[],
): Promise<ResourceReference[]> {
  const rows = await tx.select<Row<'report_history', 'id'>>(
    sql`select id from report_history where environment_id = ${environmentId} and id = any(${ids}) and run_type is not null`,
  );
  return rows.map(({ id }) => ({ type: 'report-run', id }));
}
