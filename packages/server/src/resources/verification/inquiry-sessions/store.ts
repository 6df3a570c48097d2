/** SQL of inquiry sessions and one-time links. */
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject, openSubject } from '../../../security/subject-keys.ts';
import type { InquirySession, SessionDevice } from './inquiry-session.ts';
import type { SessionStatus } from './states.ts';

/** Every column that is read of the session itself. */
const sessionColumns = [
  'id',
  'inquiry_id',
  'subject_key_id',
  'status',
  'sealed',
  'device_id',
  'created_at',
  'started_at',
  'expired_at',
  'expires_at',
] as const;

interface SessionRow
  extends Row<'inquiry_sessions', (typeof sessionColumns)[number], { readonly status: SessionStatus }> {
  readonly wrapped_key: Buffer | null;
}

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'inquiry_sessions',
  row,
  column: 'sealed',
});

const noDevice: SessionDevice = { ipAddress: null, userAgent: null };

const select = sql`select ${raw(selectList('s', sessionColumns))}, k.wrapped_key
  from inquiry_sessions s left join subject_keys k on k.environment_id = s.environment_id and k.id = s.subject_key_id`;

function sessionOf(scope: Scope, row: SessionRow): InquirySession {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    subject,
    status: row.status,
    device: subject.key === null ? noDevice : unsealJson(subject.key, associatedData(scope, row.id), row.sealed),
    deviceId: row.device_id,
    createdAt: row.created_at,
    startedAt: row.started_at,
    expiredAt: row.expired_at,
    expiresAt: row.expires_at,
  };
}

export async function findSessions(tx: Reader, scope: Scope, ids: readonly string[]): Promise<InquirySession[]> {
  const rows = await tx.select<SessionRow>(
    sql`${select} where s.environment_id = ${scope.environmentId} and s.id = any(${ids})`,
  );
  return rows.map((row) => sessionOf(scope, row));
}

export async function findSessionsOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<InquirySession[]> {
  const rows = await tx.select<SessionRow>(
    sql`${select} where s.environment_id = ${scope.environmentId} and s.inquiry_id = ${inquiryId}
        order by s.created_at desc, s.id desc`,
  );
  return rows.map((row) => sessionOf(scope, row));
}

export async function listSessions(tx: Reader, scope: Scope, inquiryIds: readonly string[] | null, cursor: Cursor) {
  const conditions: Sql[] = inquiryIds === null ? [] : [sql`s.inquiry_id = any(${inquiryIds})`];
  const page = await queryPage<SessionRow>(tx, {
    select,
    table: 'inquiry_sessions',
    alias: 's',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map((row) => sessionOf(scope, row)) };
}

export async function insertSession(tx: Transaction, scope: Scope, session: InquirySession): Promise<void> {
  const { key } = liveSubject(session.subject);
  await tx.execute(
    sql`insert into inquiry_sessions (environment_id, id, inquiry_id, subject_key_id, status, sealed, created_at, expires_at)
        values (${scope.environmentId}, ${session.id}, ${session.inquiryId}, ${session.subject.id}, ${session.status},
          ${sealJson(key, associatedData(scope, session.id), session.device)}, ${session.createdAt}, ${session.expiresAt})`,
  );
}

/** Guarded by the status the caller saw: false when another request moved the session first. */
export async function saveSession(
  tx: Transaction,
  scope: Scope,
  session: InquirySession,
  seen: SessionStatus,
): Promise<boolean> {
  const { key } = liveSubject(session.subject);
  const rows = await tx.execute<{ id: string }>(
    sql`update inquiry_sessions set status = ${session.status}, started_at = ${session.startedAt},
          expired_at = ${session.expiredAt}, device_id = ${session.deviceId}, sealed = ${sealJson(key, associatedData(scope, session.id), session.device)}
        where environment_id = ${scope.environmentId} and id = ${session.id} and status = ${seen} returning id`,
  );
  return rows.length === 1;
}

export async function insertOneTimeLink(
  tx: Transaction,
  scope: Scope,
  link: { codeDigest: Buffer; inquiryId: string; sessionId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.execute(
    sql`insert into one_time_links (environment_id, code_digest, inquiry_id, session_id, created_at, expires_at)
        values (${scope.environmentId}, ${link.codeDigest}, ${link.inquiryId}, ${link.sessionId}, ${link.createdAt},
          ${link.expiresAt})`,
  );
}

export interface OneTimeLink {
  readonly environmentId: string;
  readonly inquiryId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Found by the code alone: the connection's tenant scope must name the digest or the environment. */
export async function findOneTimeLink(tx: Reader, codeDigest: Buffer): Promise<OneTimeLink | null> {
  const rows = await tx.select<{
    environment_id: string;
    inquiry_id: string;
    session_id: string;
    expires_at: Date;
    used_at: Date | null;
  }>(
    sql`select environment_id, inquiry_id, session_id, expires_at, used_at from one_time_links where code_digest = ${codeDigest}`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    environmentId: row.environment_id,
    inquiryId: row.inquiry_id,
    sessionId: row.session_id,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  };
}

/** Seconds in which a used link still works, so that a double tap or a preview does not lock the person out. */
export const reuseGraceSeconds = 300;

/** One atomic update: true for the first use and for uses within the grace period after it. */
export async function redeemOneTimeLink(
  tx: Transaction,
  scope: Scope,
  codeDigest: Buffer,
  now: Date,
): Promise<boolean> {
  const graceStart = addSeconds(now, -reuseGraceSeconds);
  const rows = await tx.execute<{ used_at: Date }>(
    sql`update one_time_links set used_at = coalesce(used_at, ${now})
        where environment_id = ${scope.environmentId} and code_digest = ${codeDigest} and expires_at > ${now}
          and (used_at is null or used_at > ${graceStart}) returning used_at`,
  );
  return rows.length === 1;
}
