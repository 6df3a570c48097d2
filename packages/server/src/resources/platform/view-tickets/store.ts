/** SQL of view tickets. Of a token only its keyed digest is stored. */
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

/** Where the ticket is, and whose; a reader whose scope is the digest finds it in whichever environment. */
export async function findTicketByDigest(
  reader: Reader,
  digest: Buffer,
): Promise<{ readonly environmentId: string; readonly sessionId: string } | null> {
  const [row] = await reader.select<Place>(
    sql`select t.environment_id, t.session_id from view_tickets t where t.token_digest = ${digest}`,
  );
  return row === undefined ? null : { environmentId: row.environment_id, sessionId: row.session_id };
}

/** Uses the ticket up; null when it was used or has expired. Of two at once one has it. */
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

/** The file that a ticket was for, by the row of the audit log that was written with it. */
export async function findFileOfTicket(tx: Reader, { environmentId }: Scope, auditId: string): Promise<string | null> {
  const [row] = await tx.select<Row<'view_tickets', 'file_id'>>(
    sql`select t.file_id from view_tickets t where t.environment_id = ${environmentId} and t.audit_id = ${auditId}`,
  );
  return row?.file_id ?? null;
}

/** Notes that a prefetched picture was drawn; gives its file, null when nothing of the session was to be noted. */
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
