/** SQL of the sessions of people. Only the keyed digest of a token is stored. */
import sql from 'sql-template-tag';
import type { Reader, Writer } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { SessionEnd, SignInWay, UserSession } from './user-session.ts';

const sessionColumns = [
  'id',
  'user_id',
  'way',
  'has_second_factor',
  'ip_address',
  'user_agent',
  'created_at',
  'seen_at',
  'expires_at',
  'step_up_at',
  'see_as_role_id',
  'ended_at',
  'ended_as',
] as const;

type SessionRow = Row<
  'user_sessions',
  (typeof sessionColumns)[number],
  { readonly way: SignInWay; readonly ended_as: SessionEnd | null }
>;

const sessionOf = (row: SessionRow): UserSession => ({
  id: row.id,
  userId: row.user_id,
  way: row.way,
  hasSecondFactor: row.has_second_factor,
  ipAddress: row.ip_address,
  userAgent: row.user_agent,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
  stepUpAt: row.step_up_at,
  seeAsRoleId: row.see_as_role_id,
  endedAt: row.ended_at,
  endedAs: row.ended_as,
});

const columns = selectList('s', sessionColumns);
const select = sql`select ${columns} from user_sessions s`;

type Organization = Pick<Scope, 'organizationId'>;

/** Finds a session in any organization; the reader's scope is the digest. */
export async function findSessionByDigest(
  reader: Reader,
  digest: Buffer,
): Promise<{ readonly session: UserSession; readonly organizationId: string } | null> {
  const [row] = await reader.select<SessionRow & Row<'user_sessions', 'organization_id'>>(
    sql`select s.organization_id, ${columns} from user_sessions s where s.token_digest = ${digest}`,
  );
  return row === undefined ? null : { session: sessionOf(row), organizationId: row.organization_id };
}

/** Lists sessions, the newest first, of one person if `userId` is given. Ended ones are omitted. */
export async function listUserSessions(
  tx: Reader,
  { organizationId }: Organization,
  userId: string | null,
): Promise<UserSession[]> {
  const ofUser = userId === null ? sql`true` : sql`s.user_id = ${userId}`;
  const rows = await tx.select<SessionRow>(
    sql`${select} where s.organization_id = ${organizationId} and s.ended_at is null and ${ofUser}
        order by s.created_at desc, s.id desc limit 1000`,
  );
  return rows.map(sessionOf);
}

export async function findUserSessions(
  tx: Reader,
  scope: Organization,
  ids: readonly string[],
): Promise<UserSession[]> {
  const rows = await tx.select<SessionRow>(
    sql`${select} where s.organization_id = ${scope.organizationId} and s.id = any(${ids})`,
  );
  return rows.map(sessionOf);
}

export async function insertUserSession(
  tx: Writer,
  { organizationId }: Organization,
  session: UserSession,
  tokenDigest: Buffer,
): Promise<void> {
  await tx.execute(
    insertRow('user_sessions', {
      organization_id: organizationId,
      id: session.id,
      token_digest: tokenDigest,
      user_id: session.userId,
      way: session.way,
      has_second_factor: session.hasSecondFactor,
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
      created_at: session.createdAt,
      seen_at: session.seenAt,
      expires_at: session.expiresAt,
      step_up_at: session.stepUpAt,
    }),
  );
}

interface Rotated {
  readonly tokenDigest: Buffer;
  readonly at: Date;
  readonly hasSecondFactor: boolean;
}

/** Saves a step-up: replaces the token, and records that a passkey or a code was just shown. */
export async function saveStepUp(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  { tokenDigest, at, hasSecondFactor }: Rotated,
): Promise<void> {
  const set = { token_digest: tokenDigest, step_up_at: at, has_second_factor: hasSecondFactor };
  await tx.execute(
    sql`update user_sessions set ${assignments('user_sessions', set)}
        where organization_id = ${organizationId} and id = ${id}`,
  );
}

/** Saves the role that the session views as; null for the person's own rights. */
export async function saveSeeAs(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  roleId: string | null,
): Promise<void> {
  await tx.execute(
    sql`update user_sessions set see_as_role_id = ${roleId} where organization_id = ${organizationId} and id = ${id}`,
  );
}

/** Records a use of the session; an earlier time than the stored one changes nothing. */
export async function noteSessionUse(tx: Writer, scope: Organization, id: string, at: Date): Promise<void> {
  await tx.execute(
    sql`update user_sessions set seen_at = ${at}
        where organization_id = ${scope.organizationId} and id = ${id} and seen_at < ${at}`,
  );
}

/** Selection of a person's sessions: one, or all except one. */
export interface Ended {
  readonly userId?: string;
  readonly ids?: readonly string[];
  readonly except?: string;
}

/** Ends the sessions and returns the ids of those that had not ended before. */
export async function endUserSessions(
  tx: Writer,
  { organizationId }: Organization,
  which: Ended,
  { as, at }: { readonly as: SessionEnd; readonly at: Date },
): Promise<string[]> {
  const ofUser = which.userId === undefined ? sql`true` : sql`user_id = ${which.userId}`;
  const named = which.ids === undefined ? sql`true` : sql`id = any(${which.ids})`;
  const rows = await tx.execute<Row<'user_sessions', 'id'>>(
    sql`update user_sessions set ended_at = ${at}, ended_as = ${as}
        where organization_id = ${organizationId} and ended_at is null and ${ofUser} and ${named}
          and id <> ${which.except ?? ''}
        returning id`,
  );
  return rows.map(({ id }) => id);
}
