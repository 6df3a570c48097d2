/** Store of the queue of undecided matches: SQL. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../../database/connection.ts';
import type { Row } from '../../../../database/rows.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { Report } from '../report.ts';
import { findReports } from '../store.ts';

export interface QueueQuestion {
  /** Kinds; empty for all. */
  readonly kinds: readonly string[];
  readonly order: 'age' | 'score';
  readonly most: number;
}

/** Finds reports in the requested order; equal scores by longest wait. */
export async function findOpenReports(
  tx: Reader,
  scope: Scope,
  { kinds, order, most }: QueueQuestion,
): Promise<Report[]> {
  const wanted = kinds.length === 0 ? sql`true` : sql`kind = any(${kinds})`;
  const place = order === 'score' ? sql`coalesce(open_score, 1) desc, completed_at` : sql`completed_at`;
  const rows = await tx.select<Row<'reports', 'id'>>(
    sql`select id from reports where environment_id = ${scope.environmentId} and open_matches > 0 and ${wanted}
        order by ${place}, id limit ${most}`,
  );
  const ids = rows.map(({ id }) => id);
  const found = new Map((await findReports(tx, scope, ids)).map((report) => [report.id, report]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Counts the open matches and their reports. */
export async function countOpen(
  tx: Reader,
  scope: Scope,
): Promise<{ readonly open: number; readonly reports: number }> {
  const [row] = await tx.select<{ readonly open: number; readonly among: number }>(
    sql`select coalesce(sum(open_matches), 0)::integer as open, count(*)::integer as among from reports
        where environment_id = ${scope.environmentId} and open_matches > 0`,
  );
  return { open: row?.open ?? 0, reports: row?.among ?? 0 };
}
