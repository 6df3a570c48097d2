/** SQL of sign-in attempts: the state between two steps. Each statement runs in the scope of the token's digest. */
import sql from 'sql-template-tag';
import type { Reader, Writer } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';

interface AttemptRow {
  readonly digest: Buffer;
  readonly kind: string;
  readonly sealed: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

type Sealed = Row<'sign_in_attempts', 'state_sealed'>;

export async function insertAttempt(tx: Writer, row: AttemptRow): Promise<void> {
  await tx.execute(
    insertRow('sign_in_attempts', {
      token_digest: row.digest,
      kind: row.kind,
      state_sealed: row.sealed,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    }),
  );
}

const open = (digest: Buffer, kind: string, now: Date) =>
  sql`token_digest = ${digest} and kind = ${kind} and used_at is null and expires_at > ${now}`;

/** Reads an attempt. Returns null if there is none, or it was used or has expired. */
export async function readAttempt(tx: Reader, digest: Buffer, kind: string, now: Date): Promise<Buffer | null> {
  const [row] = await tx.select<Sealed>(
    sql`select state_sealed from sign_in_attempts where ${open(digest, kind, now)}`,
  );
  return row?.state_sealed ?? null;
}

/** Reads an attempt and marks it used. Returns null as {@link readAttempt} does. */
export async function useAttempt(tx: Writer, digest: Buffer, kind: string, now: Date): Promise<Buffer | null> {
  const [row] = await tx.execute<Sealed>(
    sql`update sign_in_attempts set used_at = ${now} where ${open(digest, kind, now)} returning state_sealed`,
  );
  return row?.state_sealed ?? null;
}
