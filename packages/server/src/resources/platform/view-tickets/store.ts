/** SQL of view tickets. Only the keyed digest of a token is stored. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ViewTicket } from './view-ticket.ts';

export async function insertTicket(
  tx: Transaction,
  { environmentId }: Scope,
  ticket: ViewTicket,
  tokenDigest: Buffer,
): Promise<void> {
  await tx.execute(
    insertRow('view_tickets', {
      environment_id: environmentId,
      audit_id: ticket.auditId,
      token_digest: tokenDigest,
      file_id: ticket.fileId,
      user_id: ticket.userId,
      session_id: ticket.sessionId,
      is_prefetched: ticket.isPrefetched,
      created_at: ticket.createdAt,
      expires_at: ticket.expiresAt,
    }),
  );
}

type Place = Row<'view_tickets', 'environment_id' | 'session_id'>;

/** Finds the place and the session of a ticket in any environment; the reader's scope is the digest. */
export async function findTicketByDigest(
  reader: Reader,
  digest: Buffer,
): Promise<{ readonly environmentId: string; readonly sessionId: string } | null> {
  const [row] = await reader.select<Place>(
    sql`select t.environment_id, t.session_id from view_tickets t where t.token_digest = ${digest}`,
  );
  return row === undefined ? null : { environmentId: row.environment_id, sessionId: row.session_id };
}

/** Uses a ticket; null if it was used or has expired. Of two concurrent uses one succeeds. */
export async function useTicket(
  tx: Writer,
  { environmentId }: Scope,
  digest: Buffer,
  at: Date,
): Promise<{ readonly fileId: string; readonly auditId: string } | null> {
  const [row] = await tx.execute<Row<'view_tickets', 'file_id' | 'audit_id'>>(
    sql`update view_tickets t set used_at = ${at}
        where t.environment_id = ${environmentId} and t.token_digest = ${digest} and t.used_at is null and t.expires_at > ${at}
        returning t.file_id, t.audit_id`,
  );
  return row === undefined ? null : { fileId: row.file_id, auditId: row.audit_id };
}

/** Finds the file of a ticket by the id of its audit row. */
export async function findFileOfTicket(tx: Reader, { environmentId }: Scope, auditId: string): Promise<string | null> {
  const [row] = await tx.select<Row<'view_tickets', 'file_id'>>(
    sql`select t.file_id from view_tickets t where t.environment_id = ${environmentId} and t.audit_id = ${auditId}`,
  );
  return row?.file_id ?? null;
}

/**
 * Records that a prefetched picture was shown and returns its file; null if the session has no such picture to record.
 */
export async function noteSeen(
  tx: Writer,
  { environmentId }: Scope,
  { auditId, sessionId }: Pick<ViewTicket, 'auditId' | 'sessionId'>,
  at: Date,
): Promise<string | null> {
  const [row] = await tx.execute<Row<'view_tickets', 'file_id'>>(
    sql`update view_tickets set seen_at = coalesce(seen_at, ${at})
        where environment_id = ${environmentId} and audit_id = ${auditId} and session_id = ${sessionId} and is_prefetched
        returning file_id`,
  );
  return row?.file_id ?? null;
}
