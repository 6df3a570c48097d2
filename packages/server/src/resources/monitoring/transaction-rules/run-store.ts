/** SQL of rule runs. Their explanations are sealed under the key of the transaction, and erased with it. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { LiveSubject } from '../../../security/subject-keys.ts';
import type { UndoneOutcome } from '../transactions/index.ts';
import type { JudgedRule } from './judge.ts';

export const runModes = ['live', 'shadow'] as const;

/** Answer of a velocity window at the time of the run. */
export interface WindowAnswer {
  readonly key: string;
  readonly seconds: number;
  readonly aggregate: string;
  readonly value: number | null;
}

/**
 * Timing of a transaction relative to others with its keys: `late` if later ones were recorded before, `future` beyond
 * the tolerated clock difference.
 */
export const timings = ['in-order', 'late', 'future'] as const;
export type Timing = (typeof timings)[number];

/** Sealed part of a run. */
export interface RunTrace {
  /** Time of the transaction, ISO 8601; absent in older runs. */
  readonly at?: string;
  readonly timing?: Timing;
  readonly rules: readonly JudgedRule[];
  readonly windows: readonly WindowAnswer[];
  /** Requested outcome; null if no score was reached, and for a shadow. */
  readonly outcome: Readonly<Record<string, unknown>> | null;
  /** Parts of the outcome that could not be applied; absent in older runs. */
  readonly undone?: readonly UndoneOutcome[];
}

export interface RuleRun {
  readonly id: string;
  readonly transactionId: string;
  readonly ruleSetId: string;
  readonly versionId: string;
  readonly mode: (typeof runModes)[number];
  readonly moment: string;
  readonly score: number;
  readonly createdAt: Date;
  /** Null once the transaction was redacted. */
  readonly trace: RunTrace | null;
}

/** The rule set follows from the version. */
type NewRun = Omit<RuleRun, 'ruleSetId'>;

const place = ({ environmentId }: Scope, row: string) => ({
  environmentId,
  table: 'rule_runs',
  row,
  column: 'sealed',
});

export async function insertRun(tx: Transaction, scope: Scope, { key }: LiveSubject, run: NewRun): Promise<void> {
  await tx.execute(
    insertRow('rule_runs', {
      environment_id: scope.environmentId,
      id: run.id,
      transaction_id: run.transactionId,
      version_id: run.versionId,
      mode: run.mode,
      moment: run.moment,
      score: run.score,
      created_at: run.createdAt,
      sealed: sealJson(key, place(scope, run.id), run.trace),
    }),
  );
}

/** Maximum number of runs shown for one transaction, the newest. */
export const mostRuns = 100;

type RunRow = Row<
  'rule_runs',
  'id' | 'version_id' | 'mode' | 'moment' | 'score' | 'sealed' | 'created_at',
  { mode: RuleRun['mode'] }
> &
  Row<'rule_set_versions', 'rule_set_id'>;

/** Finds runs, the newest first. `key` is that of the transaction; null once it is destroyed. */
export async function findRuns(
  tx: Reader,
  scope: Scope,
  transactionId: string,
  key: Buffer | null,
): Promise<RuleRun[]> {
  const rows = await tx.select<RunRow>(
    sql`select r.id, v.rule_set_id, r.version_id, r.mode, r.moment, r.score, r.sealed, r.created_at from rule_runs r
          join rule_set_versions v on v.environment_id = r.environment_id and v.id = r.version_id
        where r.environment_id = ${scope.environmentId} and r.transaction_id = ${transactionId}
        order by r.created_at desc, r.id desc limit ${mostRuns}`,
  );
  return rows.map((row) => ({
    id: row.id,
    transactionId,
    ruleSetId: row.rule_set_id,
    versionId: row.version_id,
    mode: row.mode,
    moment: row.moment,
    score: row.score,
    createdAt: row.created_at,
    trace: key === null || row.sealed === null ? null : unsealJson<RunTrace>(key, place(scope, row.id), row.sealed),
  }));
}
