/** SQL of backtests. Results contain ids, names of rules and scores. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { BacktestAsked, BacktestResult, BacktestStatus } from './backtest.ts';

export interface Backtest {
  readonly id: string;
  readonly ruleSetId: string;
  readonly status: BacktestStatus;
  readonly asked: BacktestAsked;
  /** Number of transactions judged until now. */
  readonly judged: number;
  /** Total number; null until they were selected. */
  readonly transactions: number | null;
  /** Reason of the failure in one sentence; null if none. */
  readonly failure: string | null;
  /** Null until it is completed. */
  readonly result: BacktestResult | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

const columns = [
  ...['id', 'rule_set_id', 'status', 'asked', 'judged'],
  ...['transactions', 'failure', 'result', 'created_at', 'completed_at'],
] as const;

type BacktestRow = Row<
  'rule_set_backtests',
  | 'id'
  | 'rule_set_id'
  | 'status'
  | 'asked'
  | 'judged'
  | 'transactions'
  | 'failure'
  | 'result'
  | 'created_at'
  | 'completed_at',
  { status: BacktestStatus }
>;

export async function findBacktest(tx: Reader, { environmentId }: Scope, id: string): Promise<Backtest | null> {
  const [row] = await tx.select<BacktestRow>(
    sql`select ${selectList('b', columns)} from rule_set_backtests b where b.environment_id = ${environmentId} and b.id = ${id}`,
  );
  if (row === undefined) return null;
  return {
    id: row.id,
    ruleSetId: row.rule_set_id,
    status: row.status,
    asked: row.asked as BacktestAsked,
    judged: row.judged,
    transactions: row.transactions,
    failure: row.failure,
    result: row.result as BacktestResult | null,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

export async function insertBacktest(tx: Transaction, { environmentId }: Scope, made: Backtest): Promise<void> {
  await tx.execute(
    insertRow('rule_set_backtests', {
      environment_id: environmentId,
      id: made.id,
      rule_set_id: made.ruleSetId,
      status: made.status,
      asked: JSON.stringify(made.asked),
      created_at: made.createdAt,
    }),
  );
}

async function save(tx: Transaction, { environmentId }: Scope, id: string, set: Sql): Promise<void> {
  await tx.execute(sql`update rule_set_backtests set ${set} where environment_id = ${environmentId} and id = ${id}`);
}

export const saveProgress = (tx: Transaction, scope: Scope, id: string, judged: number, transactions: number) =>
  save(tx, scope, id, sql`status = 'running', judged = ${judged}, transactions = ${transactions}`);

/** Ends a backtest with a result, or with the reason of its failure. */
export const endBacktest = (
  tx: Transaction,
  scope: Scope,
  id: string,
  {
    at,
    result,
    failure,
  }: { readonly at: Date; readonly result: BacktestResult | null; readonly failure: string | null },
) =>
  save(
    tx,
    scope,
    id,
    sql`status = ${result === null ? 'failed' : 'completed'}, failure = ${failure}, completed_at = ${at},
        result = ${result === null ? null : JSON.stringify(result)}`,
  );
