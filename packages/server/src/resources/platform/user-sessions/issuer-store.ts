/**
 * SQL of the sessions from an issuer: the time of its last confirmation of the person, and the token for the next
 * check.
 */
import sql from 'sql-template-tag';
import type { Writer } from '../../../database/connection.ts';
import { assignments, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

type Organization = Pick<Scope, 'organizationId'>;

export interface DueSession {
  readonly id: string;
  readonly userId: string;
  /** Null if the issuer gave no refresh token. */
  readonly sealed: Buffer | null;
  /** Time of the issuer's last answer. */
  readonly checkedAt: Date;
}

export async function saveIssuerTokens(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  { sealed, checkedAt }: { readonly sealed: Buffer | null; readonly checkedAt: Date },
): Promise<void> {
  const set = { oidc_tokens_sealed: sealed, oidc_checked_at: checkedAt };
  await tx.execute(
    sql`update user_sessions set ${assignments('user_sessions', set)}
        where organization_id = ${organizationId} and id = ${id}`,
  );
}

export interface Due {
  /** Sessions with a refresh token are due if their last check was before this time. */
  readonly before: Date;
  /** Sessions without a refresh token are due if their last check was before this time. */
  readonly silentBefore: Date;
  readonly now: Date;
  readonly most: number;
}

/**
 * Leases due sessions that have not ended, in any order, so that sessions without an answer do not delay others. A
 * lease counts as a check, so that no other process uses a refresh token twice: issuers treat that as theft.
 */
export async function leaseIssuerSessions(
  tx: Writer,
  { organizationId }: Organization,
  { before, silentBefore, now, most }: Due,
): Promise<DueSession[]> {
  type DueRow = Row<'user_sessions', 'id' | 'user_id' | 'oidc_tokens_sealed'> & { readonly checked_at: Date };
  const rows = await tx.execute<DueRow>(
    sql`update user_sessions s set oidc_checked_at = ${now}
        from (select id, oidc_checked_at as checked_at from user_sessions
              where organization_id = ${organizationId} and ended_at is null and expires_at > ${now}
                and oidc_checked_at <= case when oidc_tokens_sealed is null then ${silentBefore}::timestamptz else ${before} end
              order by random() limit ${most} for update skip locked) due
        where s.organization_id = ${organizationId} and s.id = due.id
        returning s.id, s.user_id, s.oidc_tokens_sealed, due.checked_at`,
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    sealed: row.oidc_tokens_sealed,
    checkedAt: row.checked_at,
  }));
}

/** Restores `checkedAt`, the time of the issuer's last answer, after it did not answer. */
export async function returnIssuerSession(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  checkedAt: Date,
): Promise<void> {
  await tx.execute(
    sql`update user_sessions set oidc_checked_at = ${checkedAt}
        where organization_id = ${organizationId} and id = ${id} and ended_at is null`,
  );
}
