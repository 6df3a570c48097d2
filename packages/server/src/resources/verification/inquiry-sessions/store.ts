/** Store of inquiry sessions and one-time links: SQL. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, liveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { HandoffMethod, InquirySession, MessageCarrier, SessionDevice, SessionStatus } from './inquiry-session.ts';

/** Columns read of the session itself. */
const sessionColumns = [
  'id',
  'inquiry_id',
  'subject_key_id',
  'status',
  'sealed',
  'device_id',
  'handoff_method',
  'created_at',
  'started_at',
  'expired_at',
  'expires_at',
] as const;

type SessionRow = Row<
  'inquiry_sessions',
  (typeof sessionColumns)[number],
  { readonly status: SessionStatus; readonly handoff_method: HandoffMethod | null }
> &
  WrappedKey;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'inquiry_sessions',
  row,
  column: 'sealed',
});

const noDevice: SessionDevice = { ipAddress: null, userAgent: null };

const select = sql`select ${selectList('s', sessionColumns)}, k.wrapped_key
  from inquiry_sessions s ${joinSubjectKey('s')}`;

function sessionOf(scope: Scope, row: SessionRow): InquirySession {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    subject,
    status: row.status,
    device: subject.key === null ? noDevice : unsealJson(subject.key, associatedData(scope, row.id), row.sealed),
    deviceId: row.device_id,
    handoffMethod: row.handoff_method,
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

const changing = (scope: Scope, session: InquirySession) => ({
  status: session.status,
  sealed: sealJson(liveSubject(session.subject).key, associatedData(scope, session.id), session.device),
  device_id: session.deviceId,
  started_at: session.startedAt,
  expired_at: session.expiredAt,
  expires_at: session.expiresAt,
});

export async function insertSession(tx: Transaction, scope: Scope, session: InquirySession): Promise<void> {
  await tx.execute(
    insertRow('inquiry_sessions', {
      environment_id: scope.environmentId,
      id: session.id,
      inquiry_id: session.inquiryId,
      subject_key_id: session.subject.id,
      handoff_method: session.handoffMethod,
      created_at: session.createdAt,
      ...changing(scope, session),
    }),
  );
}

/** Saves the session if its status is the one the caller saw; false if another request changed it first. */
export async function saveSession(
  tx: Transaction,
  scope: Scope,
  session: InquirySession,
  seen: SessionStatus,
): Promise<boolean> {
  const rows = await tx.execute<Row<'inquiry_sessions', 'id'>>(
    sql`update inquiry_sessions set ${assignments('inquiry_sessions', changing(scope, session))}
        where environment_id = ${scope.environmentId} and id = ${session.id} and status = ${seen} returning id`,
  );
  return rows.length === 1;
}

/**
 * Finds the running session that the individual began or took over last, the only one that may continue the inquiry;
 * null if none runs.
 */
export async function findLatestSession(
  tx: Reader,
  scope: Scope,
  inquiryId: string,
  now: Date,
): Promise<InquirySession | null> {
  const [row] = await tx.select<SessionRow>(
    sql`${select} where s.environment_id = ${scope.environmentId} and s.inquiry_id = ${inquiryId}
          and s.status = 'active' and s.expires_at > ${now}
        order by coalesce(s.taken_over_at, s.started_at) desc, s.id desc limit 1`,
  );
  return row === undefined ? null : sessionOf(scope, row);
}

/** Saves that the individual continues with this session. The caller holds the lock of the inquiry. */
export async function saveTakeOver(tx: Transaction, scope: Scope, sessionId: string, at: Date): Promise<void> {
  await tx.execute(
    sql`update inquiry_sessions set taken_over_at = ${at}
        where environment_id = ${scope.environmentId} and id = ${sessionId} and status = 'active'`,
  );
}

/** Saves the carrier of the link by which the individual came from another device. */
export async function saveHandoffMethod(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  method: HandoffMethod,
): Promise<void> {
  await tx.execute(
    sql`update inquiry_sessions set handoff_method = ${method}
        where environment_id = ${scope.environmentId} and id = ${sessionId}`,
  );
}

export async function insertOneTimeLink(
  tx: Transaction,
  scope: Scope,
  link: Omit<OneTimeLink, 'environmentId' | 'usedAt'> & { readonly codeDigest: Buffer },
): Promise<void> {
  await tx.execute(
    insertRow('one_time_links', {
      environment_id: scope.environmentId,
      code_digest: link.codeDigest,
      inquiry_id: link.inquiryId,
      session_id: link.sessionId,
      carrier: link.carrier,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    }),
  );
}

export interface OneTimeLink {
  readonly environmentId: string;
  readonly inquiryId: string;
  readonly sessionId: string;
  /** Message that carries the link to another device; null for any other link. */
  readonly carrier: MessageCarrier | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const linkColumns = [
  'environment_id',
  'inquiry_id',
  'session_id',
  'carrier',
  'created_at',
  'expires_at',
  'used_at',
] as const;

type LinkRow = Row<'one_time_links', (typeof linkColumns)[number], { readonly carrier: MessageCarrier | null }>;

/** Finds a link by its code only: the connection's tenant scope must name the digest or the environment. */
export async function findOneTimeLink(tx: Reader, codeDigest: Buffer): Promise<OneTimeLink | null> {
  const rows = await tx.select<LinkRow>(
    sql`select ${selectList('l', linkColumns)} from one_time_links l where l.code_digest = ${codeDigest}`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    environmentId: row.environment_id,
    inquiryId: row.inquiry_id,
    sessionId: row.session_id,
    carrier: row.carrier,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  };
}

/** Seconds in which a used link still works, so that a double tap or a preview does not lock out the individual. */
export const reuseGraceSeconds = 300;

/** Redeems the link in one atomic update: true for the first use and for uses within the grace period after it. */
export async function redeemOneTimeLink(
  tx: Transaction,
  scope: Scope,
  codeDigest: Buffer,
  now: Date,
): Promise<boolean> {
  const graceStart = addSeconds(now, -reuseGraceSeconds);
  const rows = await tx.execute<Row<'one_time_links', 'used_at'>>(
    sql`update one_time_links set used_at = coalesce(used_at, ${now})
        where environment_id = ${scope.environmentId} and code_digest = ${codeDigest} and expires_at > ${now}
          and (used_at is null or used_at > ${graceStart}) returning used_at`,
  );
  return rows.length === 1;
}

export interface GivenConsent {
  readonly inquiryId: string;
  readonly sessionId: string;
  /** Version of the consent text. */
  readonly textVersion: string;
  readonly locale: string;
  /** Kinds of the steps named in the consent text. */
  readonly steps: readonly string[];
  readonly at: Date;
}

/** Records the consent permanently: the first consent of a session is never changed. */
export async function recordConsent(tx: Transaction, scope: Scope, consent: GivenConsent): Promise<void> {
  await tx.execute(
    sql`${insertRow('consents', {
      environment_id: scope.environmentId,
      inquiry_id: consent.inquiryId,
      session_id: consent.sessionId,
      text_version: consent.textVersion,
      locale: consent.locale,
      scope: consent.steps,
      created_at: consent.at,
    })} on conflict do nothing`,
  );
}

/** Builds the subquery for {@link devicesOfSessions}. */
export const devicesOpened = ({ environmentId }: Scope, sessionIds: readonly string[]): Sql =>
  sql`select s.device_id from inquiry_sessions s where s.environment_id = ${environmentId} and s.id = any(${sessionIds})`;
