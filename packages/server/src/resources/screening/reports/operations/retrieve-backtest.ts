/** Retrieval of a backtest, with the names in the queries of its reports. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { type Backtest, findBacktest } from '../backtest-store.ts';
import type { Members } from '../report.ts';
import { askedOf } from '../review/compare-fields.ts';
import { findReports } from '../store.ts';

export interface RetrievedBacktest {
  readonly backtest: Backtest;
  /** Queried name, or address of a wallet, by report id. */
  readonly askedNames: ReadonlyMap<string, string | null>;
}

function subjectOf(query: Members): string | null {
  const { name, wallet } = askedOf(query);
  return name ?? wallet;
}

/**
 * Retrieves a backtest, without the rows of reports that were redacted since, and without any name if `withNames` is
 * false. Throws not_found.
 */
export async function retrieveBacktest(
  { tx, scope }: ReadContext,
  { id, withNames }: { readonly id: string; readonly withNames: boolean },
): Promise<RetrievedBacktest> {
  const backtest = await findBacktest(tx, scope, id);
  if (backtest === null) throw new Refusal('not_found');
  if (backtest.result === null) return { backtest, askedNames: new Map() };
  const { rows } = backtest.result;
  const reports = await findReports(tx, scope, [...new Set(rows.map(({ reportId }) => reportId))]);
  const kept = reports.filter(({ redactedAt }) => redactedAt === null);
  const names = new Map(kept.map(({ id: reportId, content }) => [reportId, subjectOf(content.query)] as const));
  const left = rows.filter(({ reportId }) => names.has(reportId));
  const shown = withNames ? left : left.map(({ name: _hidden, ...row }) => row);
  const result = { ...backtest.result, rows: shown };
  return { backtest: { ...backtest, result }, askedNames: withNames ? names : new Map() };
}
