/** SQL that appends to the audit log of people. */
import sql, { join, raw } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { AuditContext, AuditHead, ChainedRow } from './user-audit-log.ts';

const headColumns = ['organization_id', 'day', 'ordinal', 'seq', 'hash', 'cut_at', 'signature'] as const;

type HeadRow = Row<'user_audit_heads', (typeof headColumns)[number]>;

const selectHead = sql`select ${selectList('h', headColumns)} from user_audit_heads h`;

const headOf = (row: HeadRow): AuditHead => ({
  organizationId: row.organization_id,
  day: row.day,
  ordinal: row.ordinal,
  seq: row.seq,
  hash: row.hash,
  cutAt: row.cut_at,
  signature: row.signature,
});

/** Locks the head of a day until the transaction ends. Returns null if no row was written that day. */
export async function lockHead(tx: Transaction, organizationId: string, day: string): Promise<AuditHead | null> {
  const [row] = await tx.execute<HeadRow>(
    sql`${selectHead} where h.organization_id = ${organizationId} and h.day = ${day} for update`,
  );
  return row === undefined ? null : headOf(row);
}

/** Begins the chain of a day, unless another transaction does. */
export async function beginHead(tx: Transaction, begun: Omit<AuditHead, 'ordinal' | 'cutAt'>): Promise<void> {
  const { organizationId, day, seq, hash, signature } = begun;
  await tx.execute(
    sql`insert into user_audit_heads (organization_id, day, ordinal, seq, hash, signature)
        select ${organizationId}, ${day}, coalesce(max(ordinal), 0) + 1, ${seq}, ${hash}, ${signature}
        from user_audit_heads where organization_id = ${organizationId}
        on conflict do nothing`,
  );
}

/** Lists the heads by day. */
export async function listHeads(tx: Reader, organizationId: string, fromDay = ''): Promise<AuditHead[]> {
  const rows = await tx.select<HeadRow>(
    sql`${selectHead} where h.organization_id = ${organizationId} and h.day >= ${fromDay} order by h.ordinal`,
  );
  return rows.map(headOf);
}

export async function findHead(tx: Reader, organizationId: string, day: string): Promise<AuditHead | null> {
  const [row] = await tx.select<HeadRow>(
    sql`${selectHead} where h.organization_id = ${organizationId} and h.day = ${day}`,
  );
  return row === undefined ? null : headOf(row);
}

/** Finds the first day before `day` whose rows still exist; null if there is none. */
export async function findOldestUncut(tx: Reader, organizationId: string, day: string): Promise<string | null> {
  const [row] = await tx.select<Row<'user_audit_heads', 'day'>>(
    sql`select h.day from user_audit_heads h
        where h.organization_id = ${organizationId} and h.day < ${day} and h.cut_at is null order by h.day limit 1`,
  );
  return row?.day ?? null;
}

export async function saveCut(tx: Transaction, { organizationId, day, cutAt, signature }: AuditHead): Promise<void> {
  await tx.execute(
    sql`update user_audit_heads set cut_at = ${cutAt}, signature = ${signature}
        where organization_id = ${organizationId} and day = ${day}`,
  );
}

/** Returns the column values of a row. */
const valuesOf = (row: ChainedRow) => ({
  organization_id: row.organizationId,
  day: row.day,
  seq: row.seq,
  id: row.id,
  created_at: row.createdAt,
  environment_id: row.environmentId,
  user_id: row.userId,
  session_id: row.sessionId,
  method: row.method,
  path: row.path,
  status: row.status,
  ip_address: row.ipAddress,
  user_agent: row.userAgent,
  object_ids: row.objectIds,
  subject_ids: row.subjectIds,
  purpose: row.purpose,
  context: JSON.stringify(row.context),
  params_sealed: row.paramsSealed,
  params_digest: row.paramsDigest,
  prev_hash: row.prevHash,
  hash: row.hash,
});

/** Appends rows to the day of a locked head, and moves the head to the last of them. One statement. */
export async function appendRows(tx: Transaction, rows: readonly ChainedRow[], head: AuditHead): Promise<void> {
  const [first, ...others] = rows.map(valuesOf);
  if (first === undefined) return;
  const further = others.map((values) => sql`, (${join(Object.values(values), ', ')})`);
  const { text, values } = sql`with head as (
      update user_audit_heads set seq = ${head.seq}, hash = ${head.hash}, signature = ${head.signature}
      where organization_id = ${head.organizationId} and day = ${head.day})
    ${insertRow('user_audit_logs', first)}${join([raw(''), ...further], '')}`;
  await tx.execute({ text, values, prepared: rows.length === 1 });
}

export const chainedColumns = [
  'organization_id',
  'day',
  'seq',
  'id',
  'created_at',
  'environment_id',
  'user_id',
  'session_id',
  'method',
  'path',
  'status',
  'ip_address',
  'user_agent',
  'object_ids',
  'subject_ids',
  'purpose',
  'context',
  'params_sealed',
  'params_digest',
  'prev_hash',
  'hash',
] as const;

export type ChainedColumns = Row<
  'user_audit_logs',
  (typeof chainedColumns)[number],
  { readonly context: AuditContext }
>;

export const chainedRowOf = (row: ChainedColumns): ChainedRow => ({
  organizationId: row.organization_id,
  day: row.day,
  seq: row.seq,
  id: row.id,
  createdAt: row.created_at,
  environmentId: row.environment_id,
  userId: row.user_id,
  sessionId: row.session_id,
  method: row.method,
  path: row.path,
  status: row.status,
  ipAddress: row.ip_address,
  userAgent: row.user_agent,
  objectIds: row.object_ids,
  subjectIds: row.subject_ids,
  purpose: row.purpose,
  context: row.context,
  paramsSealed: row.params_sealed,
  paramsDigest: row.params_digest,
  prevHash: row.prev_hash,
  hash: row.hash,
});
