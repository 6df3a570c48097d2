/** SQL of recovery codes, of which only hashes are stored. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

type Organization = Pick<Scope, 'organizationId'>;

export interface StoredCode {
  readonly position: number;
  readonly hash: string;
}

/** Lists the unused codes. */
export async function listRecoveryCodes(
  tx: Reader,
  { organizationId }: Organization,
  userId: string,
): Promise<StoredCode[]> {
  const rows = await tx.select<Row<'user_recovery_codes', 'position' | 'code_hash'>>(
    sql`select position, code_hash from user_recovery_codes
        where organization_id = ${organizationId} and user_id = ${userId} and used_at is null order by position`,
  );
  return rows.map(({ position, code_hash }) => ({ position, hash: code_hash }));
}

export async function hasRecoveryCode(tx: Reader, scope: Organization, userId: string): Promise<boolean> {
  return (await listRecoveryCodes(tx, scope, userId)).length > 0;
}

/** Uses a code. Returns false if it was used already, or replaced meanwhile. */
export async function useRecoveryCode(
  tx: Transaction,
  { organizationId }: Organization,
  userId: string,
  { position, hash }: StoredCode,
  now: Date,
): Promise<boolean> {
  const used = await tx.execute<Row<'user_recovery_codes', 'position'>>(
    sql`update user_recovery_codes set used_at = ${now}
        where organization_id = ${organizationId} and user_id = ${userId} and position = ${position}
          and code_hash = ${hash} and used_at is null
        returning position`,
  );
  return used.length > 0;
}

/** Replaces all codes of the person. */
export async function replaceRecoveryCodes(
  tx: Writer,
  { organizationId }: Organization,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`delete from user_recovery_codes where organization_id = ${organizationId} and user_id = ${userId}`,
  );
  for (const [position, hash] of hashes.entries()) {
    await tx.execute(
      insertRow('user_recovery_codes', { organization_id: organizationId, user_id: userId, position, code_hash: hash }),
    );
  }
}
