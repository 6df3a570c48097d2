/** Store of monitoring: SQL. Monitored reports, and the list versions each was screened against. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../../database/page-query.ts';
import { type Row, rowInto, selectList } from '../../../../database/rows.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { Report } from '../report.ts';

/** Condition of reports on a schedule. */
const isMonitored = sql`next_run_at is not null and open_run_id is null`;
/** Condition of reports stopped by a match that no user has dismissed. */
const isStopped = sql`has_match and paused_at is null and redacted_at is null`;

/** Reports of one template version that were last screened against the same versions. */
export interface MonitoredGroup {
  readonly kind: string;
  readonly templateVersionId: string;
  readonly seenIn: readonly string[];
}

export const monitoredIn = ({ kind, templateVersionId, screened }: Report): MonitoredGroup => ({
  kind,
  templateVersionId,
  seenIn: screened,
});

/** Page by id: at most `most` after `after`. */
interface Page {
  readonly after: string;
  readonly most: number;
}

const groups = (scope: Scope, column: Sql, condition: Sql): Sql =>
  sql`select kind, report_template_version_id, ${column} as seen_in from reports
      where environment_id = ${scope.environmentId} and ${condition} group by 1, 2, 3`;

type GroupRow = Row<'reports', 'kind' | 'report_template_version_id'> & { readonly seen_in: string[] };

const groupOf = (row: GroupRow): MonitoredGroup => ({
  kind: row.kind,
  templateVersionId: row.report_template_version_id,
  seenIn: row.seen_in,
});

export const findMonitoredGroups = async (tx: Reader, scope: Scope): Promise<MonitoredGroup[]> =>
  (await tx.select<GroupRow>(groups(scope, sql`screened`, isMonitored))).map(groupOf);

export const findStoppedGroups = async (tx: Reader, scope: Scope): Promise<MonitoredGroup[]> =>
  (await tx.select<GroupRow>(groups(scope, sql`matches_seen_in`, isStopped))).map(groupOf);

async function idsIn(
  tx: Reader,
  scope: Scope,
  { templateVersionId, seenIn }: MonitoredGroup,
  { column, condition, after, most }: Page & { readonly column: Sql; readonly condition: Sql },
): Promise<string[]> {
  const rows = await tx.select<Row<'reports', 'id'>>(
    sql`select id from reports where environment_id = ${scope.environmentId} and ${condition}
        and report_template_version_id = ${templateVersionId} and ${column} = ${seenIn} and id > ${after} order by id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

export const findMonitoredIds = (tx: Reader, scope: Scope, group: MonitoredGroup, page: Page): Promise<string[]> =>
  idsIn(tx, scope, group, { column: sql`screened`, condition: isMonitored, ...page });

export const findStoppedIds = (tx: Reader, scope: Scope, group: MonitoredGroup, page: Page): Promise<string[]> =>
  idsIn(tx, scope, group, { column: sql`matches_seen_in`, condition: isStopped, ...page });

/** Marks those reports as screened that are still monitored and have not been screened since. */
export async function markScreened(
  tx: Transaction,
  scope: Scope,
  ids: readonly string[],
  versions: { readonly from: readonly string[]; readonly to: readonly string[] },
): Promise<void> {
  await tx.execute(
    sql`update reports set screened = ${versions.to} where environment_id = ${scope.environmentId}
        and id = any(${ids}) and screened = ${versions.from} and ${isMonitored}`,
  );
}

export async function markMatchesSeen(
  tx: Transaction,
  scope: Scope,
  ids: readonly string[],
  versions: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`update reports set matches_seen_in = ${versions}
        where environment_id = ${scope.environmentId} and id = any(${ids})`,
  );
}

/** Makes the scheduled run due now. */
export async function makeDue(tx: Transaction, scope: Scope, id: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update reports set next_run_at = ${now} where environment_id = ${scope.environmentId} and id = ${id}
        and ${isMonitored}`,
  );
}

/** Makes the entries of its matches due to be looked up again. */
export async function makeLookUpDue(tx: Transaction, scope: Scope, id: string): Promise<void> {
  await tx.execute(
    sql`update reports set matches_seen_in = '{}' where environment_id = ${scope.environmentId} and id = ${id}
        and ${isStopped}`,
  );
}

export interface Sampled {
  readonly id: string;
  /** Versions that monitoring has seen for this report: of its screening, or of its matches if a match stopped it. */
  readonly seenIn: readonly string[];
}

type SampledRow = Row<'reports', 'id'> & { readonly seen_in: string[] };

/** Finds a sample of the monitored and the stopped reports, different each day. */
export async function findSample(tx: Reader, scope: Scope, day: string, most: number): Promise<Sampled[]> {
  const rows = await tx.select<SampledRow>(
    sql`select id, case when has_match then matches_seen_in else screened end as seen_in from reports
        where environment_id = ${scope.environmentId} and (
          (${isMonitored} and cardinality(screened) > 0) or (${isStopped} and cardinality(matches_seen_in) > 0)
        ) order by md5(id || ${day}) limit ${most}`,
  );
  return rows.map((row) => ({ id: row.id, seenIn: row.seen_in }));
}

export interface MonitoringSample {
  readonly id: string;
  readonly sampledAt: Date;
  /** Reports that were compared. */
  readonly reports: number;
  /** Ids of reports that differ from the state that monitoring left. */
  readonly differing: readonly string[];
}

type SampleRow = Row<'monitoring_samples', (typeof sampleColumns)[number]>;

const sampleColumns = ['id', 'sampled_at', 'reports', 'differing'] as const;
const selectSample = sql`select ${selectList('s', sampleColumns)} from monitoring_samples s`;

const sampleOf = (row: SampleRow): MonitoringSample => ({
  id: row.id,
  sampledAt: row.sampled_at,
  reports: row.reports,
  differing: row.differing,
});

export async function findSamples(tx: Reader, scope: Scope, ids: readonly string[]): Promise<MonitoringSample[]> {
  const rows = await tx.select<SampleRow>(
    sql`${selectSample} where s.environment_id = ${scope.environmentId} and s.id = any(${ids})`,
  );
  return rows.map(sampleOf);
}

export async function listSamples(tx: Reader, { environmentId }: Scope, cursor: Cursor) {
  const page = await queryPage<SampleRow>(tx, {
    select: selectSample,
    table: 'monitoring_samples',
    alias: 's',
    environmentId,
    conditions: [],
    cursor,
    sort: { column: 'sampled_at', direction: 'desc' },
  });
  return { ...page, items: page.items.map(sampleOf) };
}

export async function findLastSample(tx: Reader, scope: Scope): Promise<MonitoringSample | null> {
  const [last] = (await listSamples(tx, scope, { after: null, before: null, size: 1 })).items;
  return last ?? null;
}

export function insertSample(tx: Transaction, scope: Scope, sample: MonitoringSample): void {
  tx.insert(
    ...rowInto('monitoring_samples', {
      environment_id: scope.environmentId,
      id: sample.id,
      sampled_at: sample.sampledAt,
      reports: sample.reports,
      differing: sample.differing,
    }),
  );
}
