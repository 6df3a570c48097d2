/** SQL of passkeys. They are found by a keyed digest of their credential id before the person is known. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Passkey } from './passkey.ts';

const columns = [
  'id',
  'user_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'name',
  'backed_up',
  'rp_id',
  'created_at',
  'last_used_at',
  'suspended_at',
] as const;

type PasskeyRow = Row<'user_passkeys', (typeof columns)[number]>;
type Organization = Pick<Scope, 'organizationId'>;

const selected = selectList('p', columns);

const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  backedUp: row.backed_up,
  rpId: row.rp_id,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  suspendedAt: row.suspended_at,
});

export const digestOfCredential = (keyRing: Pick<KeyRing, 'digestSecret'>, credentialId: Uint8Array): Buffer =>
  keyRing.digestSecret('passkey', Buffer.from(credentialId).toString('base64url'));

/** Finds a passkey in any organization; the reader's scope is the digest. */
export async function findPasskeyByDigest(
  reader: Reader,
  digest: Buffer,
): Promise<{ readonly passkey: Passkey; readonly organizationId: string } | null> {
  const [row] = await reader.select<PasskeyRow & Row<'user_passkeys', 'organization_id'>>(
    sql`select p.organization_id, ${selected} from user_passkeys p where p.credential_digest = ${digest}`,
  );
  return row === undefined ? null : { passkey: passkeyOf(row), organizationId: row.organization_id };
}

/** Lists the passkeys of one person, the oldest first. */
export async function listPasskeys(tx: Reader, { organizationId }: Organization, userId: string): Promise<Passkey[]> {
  const rows = await tx.select<PasskeyRow>(
    sql`select ${selected} from user_passkeys p
        where p.organization_id = ${organizationId} and p.user_id = ${userId} order by p.created_at, p.id`,
  );
  return rows.map(passkeyOf);
}

/** Inserts a passkey. Returns false if a person has it already. */
export async function insertPasskey(
  tx: Transaction,
  { organizationId }: Organization,
  passkey: Passkey,
  digest: Buffer,
): Promise<boolean> {
  const row = insertRow('user_passkeys', {
    organization_id: organizationId,
    id: passkey.id,
    user_id: passkey.userId,
    credential_digest: digest,
    credential_id: passkey.credentialId,
    public_key: Buffer.from(passkey.publicKey),
    counter: passkey.counter,
    transports: [...passkey.transports],
    name: passkey.name,
    backed_up: passkey.backedUp,
    rp_id: passkey.rpId,
    created_at: passkey.createdAt,
  });
  const rows = await tx.execute<Row<'user_passkeys', 'id'>>(
    sql`${row} on conflict (credential_digest) do nothing returning id`,
  );
  return rows.length > 0;
}

/**
 * Records a use with the count `counter`. Returns false if the counter did not increase, or the passkey was suspended
 * or removed: of two concurrent uses with the same count one is refused.
 */
export async function notePasskeyUse(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  { counter, backedUp, at }: { readonly counter: number; readonly backedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const rows = await tx.execute<Row<'user_passkeys', 'id'>>(
    sql`update user_passkeys set counter = ${counter}, backed_up = ${backedUp}, last_used_at = ${at}
        where organization_id = ${organizationId} and id = ${id} and suspended_at is null
          and (counter < ${counter} or (counter = 0 and ${counter} = 0))
        returning id`,
  );
  return rows.length > 0;
}

export async function suspendPasskey(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  at: Date,
): Promise<void> {
  await tx.execute(
    sql`update user_passkeys set suspended_at = ${at}
        where organization_id = ${organizationId} and id = ${id} and suspended_at is null`,
  );
}

export async function renamePasskey(
  tx: Writer,
  { organizationId }: Organization,
  id: string,
  name: string,
): Promise<void> {
  await tx.execute(
    sql`update user_passkeys set name = ${name} where organization_id = ${organizationId} and id = ${id}`,
  );
}

export async function deletePasskey(tx: Writer, { organizationId }: Organization, id: string): Promise<void> {
  await tx.execute(sql`delete from user_passkeys where organization_id = ${organizationId} and id = ${id}`);
}
