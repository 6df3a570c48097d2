/** Store of runs to replay: SQL. Each has its evidence, opened with its report's key. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import { unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Report, Run } from './report.ts';
import type { RunEvidence } from './run-evidence.ts';
import { evidencePlace, findReports, type HistoryRow, historyColumns, historyOf } from './store.ts';

export interface KeptRun {
  readonly id: string;
  readonly createdAt: Date;
  readonly report: Report;
  readonly run: Run;
  /** Evidence; null if the report is redacted, and for a run before evidence was stored. */
  readonly evidence: RunEvidence | null;
}

type RunRow = HistoryRow & Row<'report_history', 'sealed'>;

const select = sql`select ${selectList('h', [...historyColumns, 'sealed'])} from report_history h`;

async function keptRuns(tx: Reader, scope: Scope, rows: readonly RunRow[]): Promise<KeptRun[]> {
  const ids = [...new Set(rows.map((row) => row.report_id))];
  const reports = new Map((await findReports(tx, scope, ids)).map((report) => [report.id, report]));
  return rows.flatMap((row) => {
    const { id, createdAt, run } = historyOf(row);
    const report = reports.get(row.report_id);
    if (run === null || report === undefined) return [];
    const { key } = report.subject;
    const isKept = key !== null && row.sealed !== null;
    const evidence = isKept ? unsealJson<RunEvidence>(key, evidencePlace(scope, id), row.sealed) : null;
    return [{ id, createdAt, report, run, evidence }];
  });
}

export interface RunPage {
  /** Last run of the previous page; null for the first page. */
  readonly after: Pick<KeptRun, 'id' | 'createdAt'> | null;
  readonly most: number;
}

const atOrAfter = ({ after }: RunPage): Sql =>
  after === null ? sql`true` : sql`(h.created_at, h.id) > (${after.createdAt}, ${after.id})`;

/** Finds the environment's runs since then, oldest first, so that neighbours searched the same versions. */
export async function findRunsSince(tx: Reader, scope: Scope, since: Date, page: RunPage): Promise<KeptRun[]> {
  const rows = await tx.select<RunRow>(
    sql`${select} where h.environment_id = ${scope.environmentId} and h.run_type is not null and h.created_at >= ${since}
        and ${atOrAfter(page)} order by h.created_at, h.id limit ${page.most}`,
  );
  return keptRuns(tx, scope, rows);
}

/** Finds the runs of one report: the named run, or the newest first. */
export async function findRunsOf(
  tx: Reader,
  scope: Scope,
  reportId: string,
  { runId, most }: { readonly runId: string | null; readonly most: number },
): Promise<KeptRun[]> {
  const named = runId === null ? sql`true` : sql`h.id = ${runId}`;
  const rows = await tx.select<RunRow>(
    sql`${select} where h.environment_id = ${scope.environmentId} and h.report_id = ${reportId} and h.run_type is not null
        and ${named} order by h.created_at desc, h.id desc limit ${most}`,
  );
  return keptRuns(tx, scope, rows);
}
