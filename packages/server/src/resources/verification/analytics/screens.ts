/** SQL counts of the screens and errors shown to the individuals of a cohort. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import { type Cohort, idsOfCohort } from '../inquiries/index.ts';

export interface ScreenCount {
  readonly screen: string;
  /** Inquiries that were shown the screen. */
  readonly inquiries: number;
  /** Inquiries for which this screen was the last one. */
  readonly last: number;
}

export interface CodeCount {
  readonly screen: string;
  readonly code: string;
  readonly inquiries: number;
}

/** Counts inquiries by screen. The last screen of an inquiry is the one where it was left, or its end. */
export const countScreens = (tx: Reader, scope: Scope, cohort: Cohort): Promise<ScreenCount[]> =>
  tx.select<ScreenCount>(
    sql`with shown as (
          select f.inquiry_id, f.screen, max(f.at) as at from flow_events f
          where f.environment_id = ${scope.environmentId} and f.inquiry_id in (${idsOfCohort(scope, cohort)})
          group by f.inquiry_id, f.screen
        ), placed as (
          select screen, row_number() over (partition by inquiry_id order by at desc) as place from shown
        )
        select screen, count(*)::integer as inquiries, count(*) filter (where place = 1)::integer as last
        from placed group by screen`,
  );

export const countCodes = (tx: Reader, scope: Scope, cohort: Cohort): Promise<CodeCount[]> =>
  tx.select<CodeCount>(
    sql`select f.screen, f.code, count(distinct f.inquiry_id)::integer as inquiries from flow_events f
        where f.environment_id = ${scope.environmentId} and f.code is not null
          and f.inquiry_id in (${idsOfCohort(scope, cohort)})
        group by f.screen, f.code order by inquiries desc, f.screen, f.code`,
  );
