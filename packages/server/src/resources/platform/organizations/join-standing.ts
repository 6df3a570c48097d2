/** SQL joins that read an organization's limits together with its caller, so that both need only one statement. */
import type { Standing } from '../../../api/caller.ts';
import type { Reader } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { ProductionAccess } from './standing.ts';
import { standingOf } from './standing-of.ts';

const planColumns = ['inquiries_per_month', 'reports_per_month', 'requests_per_minute'] as const;

export type StandingRow = Row<'plans', (typeof planColumns)[number]> &
  Row<'organizations', 'production_access', { readonly production_access: ProductionAccess }>;

export const standingColumns = `o.production_access, ${selectList('p', planColumns).sql}`;

/** Returns the joins for the environment in `column`. */
export const joinStanding = (column: string): string =>
  `join environments e on e.id = ${column} join organizations o on o.id = e.organization_id join plans p on p.id = o.plan_id`;

export const standingIn = (row: StandingRow): Standing =>
  standingOf(row.production_access, {
    inquiriesPerMonth: row.inquiries_per_month,
    reportsPerMonth: row.reports_per_month,
    requestsPerMinute: row.requests_per_minute,
  });

/** Reads the limits of the organization that an environment belongs to. Throws if there is no such environment. */
export async function findStanding(reader: Reader, environmentId: string): Promise<Standing> {
  const rows = await reader.select<StandingRow>({
    text: `select ${standingColumns} from (select $1::text as id) as named ${joinStanding('named.id')}`,
    values: [environmentId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`environment ${environmentId} is missing`);
  return standingIn(row);
}
