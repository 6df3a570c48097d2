/** The one-time link with which the owner of an organization is made (dashboard design 5), and its SQL. */
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

/** 22 characters of base 58 are 128 bits. */
export const codeLength = 22;
const lifeSeconds = 3600;

/** The link, this once. The code stands behind the `#`, which no browser sends and no proxy logs. */
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

/** The organization of a code that is good now; null for any other. The reader's scope is the digest. */
export async function organizationOfSetupCode(reader: Reader, digest: Buffer, now: Date): Promise<string | null> {
  const [row] = await reader.select<Row<'setup_codes', 'organization_id'>>(
    sql`select organization_id from setup_codes where code_digest = ${digest} and used_at is null and expires_at > ${now}`,
  );
  return row?.organization_id ?? null;
}

/** False when it is not good any more. From now on it and every other code of the organization is used. */
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
