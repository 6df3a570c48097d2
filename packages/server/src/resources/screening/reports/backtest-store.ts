/**
 * Store of backtests, and of the past reports that they run on: SQL. Results are sealed under the environment's key.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { BacktestAsked, BacktestResult, BacktestStatus } from './backtest.ts';

export interface Backtest {
  readonly id: string;
  readonly templateId: string;
  readonly status: BacktestStatus;
  readonly asked: BacktestAsked;
  /** Reports processed. */
  readonly screened: number;
  /** Total of reports; null until they are selected. */
  readonly reports: number | null;
  /** Reason of the failure, as a sentence. */
  readonly failure: string | null;
  /** Result; null until completed. */
  readonly result: BacktestResult | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

const columns = [
  'id',
  'report_template_id',
  'status',
  'asked',
  'screened',
  'reports',
  'failure',
  'result',
  'created_at',
  'completed_at',
] as const;

type BacktestRow = Row<'report_backtests', (typeof columns)[number], { status: BacktestStatus }>;

const place = ({ environmentId }: Scope, row: string) => ({
  environmentId,
  table: 'report_backtests',
  row,
  column: 'result',
});

export async function findBacktest(tx: Reader, scope: Scope, id: string): Promise<Backtest | null> {
  const [row] = await tx.select<BacktestRow>(
    sql`select ${selectList('b', columns)} from report_backtests b
        where b.environment_id = ${scope.environmentId} and b.id = ${id}`,
  );
  if (row === undefined) return null;
  return {
    id: row.id,
    templateId: row.report_template_id,
    status: row.status,
    asked: row.asked as BacktestAsked,
    screened: row.screened,
    reports: row.reports,
    failure: row.failure,
    result:
      row.result === null ? null : unsealJson<BacktestResult>(scope.keys.dataKey, place(scope, row.id), row.result),
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

export async function insertBacktest(tx: Transaction, scope: Scope, made: Backtest): Promise<void> {
  await tx.execute(
    insertRow('report_backtests', {
      environment_id: scope.environmentId,
      id: made.id,
      report_template_id: made.templateId,
      status: made.status,
      asked: JSON.stringify(made.asked),
      created_at: made.createdAt,
    }),
  );
}

export async function saveBacktestProgress(
  tx: Transaction,
  { environmentId }: Scope,
  id: string,
  { screened, reports }: { readonly screened: number; readonly reports: number },
): Promise<void> {
  await tx.execute(
    sql`update report_backtests set status = 'running', screened = ${screened}, reports = ${reports}
        where environment_id = ${environmentId} and id = ${id}`,
  );
}

/** Ends the backtest with a result, or with the reason why there is none. */
export async function endBacktest(
  tx: Transaction,
  scope: Scope,
  id: string,
  ended: { readonly at: Date; readonly result: BacktestResult | null; readonly failure: string | null },
): Promise<void> {
  const { at, result, failure } = ended;
  const sealed = result === null ? null : sealJson(scope.keys.dataKey, place(scope, id), result);
  await tx.execute(
    sql`update report_backtests set status = ${result === null ? 'failed' : 'completed'}, result = ${sealed},
          failure = ${failure}, completed_at = ${at}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

/** Finds the ids of a template's reports run since then, latest run first. */
export async function findPastReportIds(
  tx: Reader,
  scope: Scope,
  templateId: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<string[]> {
  const rows = await tx.select<Row<'reports', 'id'>>(
    sql`select id from reports
        where environment_id = ${scope.environmentId} and report_template_id = ${templateId} and completed_at >= ${since}
          and redacted_at is null
        order by completed_at desc, id desc limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
