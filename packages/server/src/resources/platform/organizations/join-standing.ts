/** What bounds the callers of an organization, read together with what names one: the statement of a caller costs none more. */
import type { Standing } from '../../../api/caller.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { ProductionAccess } from './standing.ts';
import { standingOf } from './standing-of.ts';

const planColumns = ['inquiries_per_month', 'reports_per_month', 'requests_per_minute'] as const;

export type StandingRow = Row<'plans', (typeof planColumns)[number]> &
  Row<'organizations', 'production_access', { readonly production_access: ProductionAccess }>;

export const standingColumns = `o.production_access, ${selectList('p', planColumns).sql}`;

/** Of the environment that `column` names. */
export const joinStanding = (column: string): string =>
  `join environments e on e.id = ${column} join organizations o on o.id = e.organization_id join plans p on p.id = o.plan_id`;

export const standingIn = (row: StandingRow): Standing =>
  standingOf(row.production_access, {
    inquiriesPerMonth: row.inquiries_per_month,
    reportsPerMonth: row.reports_per_month,
    requestsPerMinute: row.requests_per_minute,
  });
