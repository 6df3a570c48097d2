/** Conversion counts of the inquiries of a cohort, computed in SQL. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';

export interface Cohort {
  readonly from: Date;
  readonly until: Date;
  /** Template ids; empty for all. */
  readonly templateIds: readonly string[];
  readonly versionIds: readonly string[];
}

export interface Conversion {
  readonly created: number;
  readonly started: number;
  /** Inquiries that reached the end of the flow, with any decision. */
  readonly completed: number;
  readonly approved: number;
  readonly declined: number;
  readonly reviewed: number;
  readonly failed: number;
  readonly expired: number;
  /** Seconds from the start to the end of the flow; null if no inquiry reached it. */
  readonly medianSeconds: number | null;
  readonly ninetiethSeconds: number | null;
}

export interface DayCount {
  /** UTC day, `2026-01-31`. */
  readonly day: string;
  readonly created: number;
  readonly completed: number;
  readonly approved: number;
}

const inCohort = ({ environmentId }: Scope, { from, until, templateIds, versionIds }: Cohort): Sql =>
  join(
    [
      sql`i.environment_id = ${environmentId} and i.created_at >= ${from} and i.created_at < ${until}`,
      ...(templateIds.length === 0 ? [] : [sql`i.template_id = any(${templateIds})`]),
      ...(versionIds.length === 0 ? [] : [sql`i.template_version_id = any(${versionIds})`]),
    ],
    ' and ',
  );

/** Builds a subquery of the cohort's inquiry ids, for counts of related rows. */
export const idsOfCohort = (scope: Scope, cohort: Cohort): Sql =>
  sql`select i.id from inquiries i where ${inCohort(scope, cohort)}`;

export async function countConversion(tx: Reader, scope: Scope, cohort: Cohort): Promise<Conversion> {
  const [row] = await tx.select<Conversion>(
    sql`select count(*)::integer as created,
          count(i.started_at)::integer as started,
          count(*) filter (where i.completed_at is not null or i.failed_at is not null)::integer as completed,
          count(*) filter (where i.status = 'approved')::integer as approved,
          count(*) filter (where i.status = 'declined')::integer as declined,
          count(i.marked_for_review_at)::integer as reviewed,
          count(i.failed_at)::integer as failed,
          count(i.expired_at)::integer as expired,
          percentile_cont(0.5) within group (order by extract(epoch from i.completed_at - i.started_at))
            ::double precision as "medianSeconds",
          percentile_cont(0.9) within group (order by extract(epoch from i.completed_at - i.started_at))
            ::double precision as "ninetiethSeconds"
        from inquiries i where ${inCohort(scope, cohort)}`,
  );
  if (row === undefined) throw new Error('a count gives one row');
  return row;
}

export const countDays = (tx: Reader, scope: Scope, cohort: Cohort): Promise<DayCount[]> =>
  tx.select<DayCount>(
    sql`select to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as created,
          count(*) filter (where i.completed_at is not null or i.failed_at is not null)::integer as completed,
          count(*) filter (where i.status = 'approved')::integer as approved
        from inquiries i where ${inCohort(scope, cohort)} group by 1 order by 1`,
  );
