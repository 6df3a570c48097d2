/** One-time link for creating the owner of an organization (dashboard design 5), and its SQL. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import { addSeconds, type Clock } from '../../../lib/clock.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';

interface Parts {
  readonly tx: Writer;
  readonly scope: Pick<Scope, 'organizationId'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: Pick<KeyRing, 'digestSecret'>;
  readonly baseUrl: string;
}

/** 22 base-58 characters have 128 bits. */
export const codeLength = 22;
const lifeSeconds = 3600;

/**
 * Creates a link, which is available only this once. The code follows the `#`, so browsers do not send it and proxies
 * do not log it.
 */
export async function makeSetupLink({ tx, scope, clock, ids, keyRing, baseUrl }: Parts): Promise<string> {
  const code = ids.token(codeLength);
  const now = clock.now();
  await tx.execute(
    insertRow('setup_codes', {
      organization_id: scope.organizationId,
      code_digest: keyRing.digestSecret('setup-code', code),
      created_at: now,
      expires_at: addSeconds(now, lifeSeconds),
    }),
  );
  return `${baseUrl}/dashboard/setup#${code}`;
}

/** Finds the organization of a valid code; null for any other. The reader's scope is the digest. */
export async function organizationOfSetupCode(reader: Reader, digest: Buffer, now: Date): Promise<string | null> {
  const [row] = await reader.select<Row<'setup_codes', 'organization_id'>>(
    sql`select organization_id from setup_codes where code_digest = ${digest} and used_at is null and expires_at > ${now}`,
  );
  return row?.organization_id ?? null;
}

/** Uses the code and every other code of the organization. Returns false if it is not valid any more. */
export async function useSetupCode(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
  digest: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await tx.execute<Row<'setup_codes', 'code_digest'>>(
    sql`update setup_codes set used_at = ${now}
        where organization_id = ${organizationId} and used_at is null and expires_at > ${now}
        returning code_digest`,
  );
  return used.some(({ code_digest }) => code_digest.equals(digest));
}
