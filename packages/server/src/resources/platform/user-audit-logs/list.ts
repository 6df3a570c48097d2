/** Pages of the audit log, the newest first, in the order of the chains. */
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Cursor } from '../../../database/page-query.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { unsealJson } from '../../../security/encryption.ts';
import { type AuditKeys, paramsPlace } from './append.ts';
import { type ChainedColumns, chainedColumns, chainedRowOf } from './store.ts';
import { type AuditedParams, type ChainedRow, dayOf, filtered } from './user-audit-log.ts';

export interface ShownRow extends ChainedRow {
  /** Parameters of the row, `[FILTERED]` once they were erased. */
  readonly params: AuditedParams;
}

/** Number of days that the API returns: six months (contract, platform 12). */
const shownDays = 183;

/** Kind of a row. Rows of sign-ins, and rows written by earlier releases, do not store a kind. */
const kindOfRow = sql`coalesce(l.context->>'kind', case when l.method = 'GET' then 'read' else 'change' end)`;

const select = sql`select ${selectList('l', chainedColumns)} from user_audit_logs l`;

export interface AuditFilter {
  readonly userIds?: readonly string[] | null;
  /** Ids of inquiries and accounts; a row must name at least one of them. */
  readonly subjectIds?: readonly string[] | null;
  /** Ids of other objects; a row must name at least one of them. */
  readonly objectIds?: readonly string[] | null;
  readonly kinds?: readonly string[] | null;
  readonly methods?: readonly string[] | null;
  /** True for only refused requests, false for only the others, null for both. */
  readonly isRefused?: boolean | null;
  readonly from?: Date | null;
  readonly until?: Date | null;
}

interface Place {
  readonly keyRing: AuditKeys;
  readonly organizationId: string;
  readonly now: Date;
}

function conditionsOf({ organizationId, now }: Place, filter: AuditFilter, days = shownDays): Sql[] {
  const { userIds = null, subjectIds = null, objectIds = null, kinds = null, methods = null } = filter;
  const { isRefused = null, from = null, until = null } = filter;
  const first = dayOf(addSeconds(now, -days * 86_400));
  return [
    sql`l.organization_id = ${organizationId} and l.day >= ${first}`,
    ...(userIds === null ? [] : [sql`l.user_id = any(${userIds})`]),
    ...(subjectIds === null ? [] : [sql`l.subject_ids && ${subjectIds}`]),
    ...(objectIds === null ? [] : [sql`l.object_ids && ${objectIds}`]),
    ...(kinds === null ? [] : [sql`${kindOfRow} = any(${kinds})`]),
    ...(methods === null ? [] : [sql`l.method = any(${methods})`]),
    ...(isRefused === null ? [] : [sql`(l.status >= 400) = ${isRefused}`]),
    ...(from === null ? [] : [sql`l.created_at >= ${from} and l.day >= ${dayOf(from)}`]),
    ...(until === null ? [] : [sql`l.created_at <= ${until} and l.day <= ${dayOf(until)}`]),
  ];
}

/** Lists a page of rows. Throws not_found if the cursor names no row. */
export async function listAuditLogs(tx: Reader, place: Place, filter: AuditFilter, cursor: Cursor) {
  const { after, before, size } = cursor;
  const conditions = conditionsOf(place, filter);
  const anchor = after ?? before;
  const backwards = before !== null;
  if (anchor !== null) {
    const [row] = await tx.select<Row<'user_audit_logs', 'day' | 'seq'>>(
      sql`select l.day, l.seq from user_audit_logs l where l.organization_id = ${place.organizationId} and l.id = ${anchor}`,
    );
    if (row === undefined) throw new Refusal('not_found');
    conditions.push(sql`(l.day, l.seq) ${raw(backwards ? '>' : '<')} (${row.day}, ${row.seq})`);
  }
  const order = raw(backwards ? 'asc' : 'desc');
  const rows = await tx.select<ChainedColumns>(
    sql`${select} where ${join(conditions, ' and ')} order by l.day ${order}, l.seq ${order} limit ${size + 1}`,
  );
  const more = rows.length > size;
  const items = rows.slice(0, size).map((row) => shown(place, chainedRowOf(row)));
  if (backwards) items.reverse();
  return { items, hasPrevious: backwards ? more : anchor !== null, hasNext: backwards ? true : more };
}

export async function findAuditLog(tx: Reader, place: Place, id: string): Promise<ShownRow | null> {
  const [row] = await tx.select<ChainedColumns>(
    sql`${select} where ${join(conditionsOf(place, {}), ' and ')} and l.id = ${id}`,
  );
  return row === undefined ? null : shown(place, chainedRowOf(row));
}

/** Yields every row of the period, the oldest first, `size` at a time, so that a year of rows is never in memory. */
export async function* readRowsBetween(
  tx: Reader,
  place: Place,
  filter: AuditFilter,
  size: number,
): AsyncGenerator<readonly ShownRow[]> {
  const conditions = conditionsOf(place, filter, 10 * shownDays);
  let last: ChainedRow | undefined;
  do {
    const beyond = last === undefined ? [] : [sql`(l.day, l.seq) > (${last.day}, ${last.seq})`];
    const rows = await tx.select<ChainedColumns>(
      sql`${select} where ${join([...conditions, ...beyond], ' and ')} order by l.day, l.seq limit ${size}`,
    );
    const read = rows.map((row) => shown(place, chainedRowOf(row)));
    last = rows.length < size ? undefined : read.at(-1);
    if (read.length > 0) yield read;
  } while (last !== undefined);
}

/** Finds the rows of `rows` whose prefetched picture was displayed later, using the rows that record the display. */
export async function findSeen(tx: Reader, organizationId: string, rows: readonly ChainedRow[]): Promise<Set<string>> {
  const prefetched = rows.filter(({ context }) => context['prefetched'] === true);
  const [first] = prefetched.toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  if (first === undefined) return new Set();
  const paths = prefetched.map(({ id }) => `/dashboard/api/view-tickets/${id}/seen`);
  const subjects = [...new Set(prefetched.flatMap(({ subjectIds }) => subjectIds))];
  const found = await tx.select<Row<'user_audit_logs', 'path'>>(
    sql`select l.path from user_audit_logs l
        where l.organization_id = ${organizationId} and l.day >= ${first.day} and l.subject_ids && ${subjects}
          and l.path = any(${paths}) and l.status < 300`,
  );
  return new Set(found.map(({ path }) => path.split('/').at(-2) ?? ''));
}

function shown({ keyRing, organizationId }: Place, row: ChainedRow): ShownRow {
  if (row.paramsSealed === null) return { ...row, params: { get: filtered, post: filtered } };
  const { dataKey } = keyRing.openOrganization(organizationId);
  return { ...row, params: unsealJson(dataKey, paramsPlace(organizationId, row.id), row.paramsSealed) };
}
