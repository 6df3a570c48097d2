/** SQL of invitations. Addresses are sealed under the keys of the organization, codes are stored as keyed digests. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../../database/rows.ts';
import { seal, unseal } from '../../../../security/encryption.ts';
import { comparableEmail, type UserKeys } from '../../users/index.ts';
import type { Invitation } from './invitation.ts';

const columns = [
  'id',
  'email_sealed',
  'role_ids',
  'invited_by',
  'user_id',
  'created_at',
  'expires_at',
  'accepted_at',
  'revoked_at',
] as const;

type InvitationRow = Row<'invitations', (typeof columns)[number]>;

const select = sql`select ${selectList('i', columns)} from invitations i`;

const placeOf = ({ scope }: UserKeys, row: string) => ({
  environmentId: scope.organizationId,
  table: 'invitations',
  row,
  column: 'email_sealed',
});

const dataKeyOf = ({ keyRing, scope }: UserKeys): Buffer => keyRing.openOrganization(scope.organizationId).dataKey;

const emailDigestOf = ({ keyRing }: UserKeys, address: string): Buffer =>
  keyRing.digestSecret('email-address', comparableEmail(address));

const invitationOf = (keys: UserKeys, row: InvitationRow): Invitation => ({
  id: row.id,
  emailAddress: unseal(dataKeyOf(keys), placeOf(keys, row.id), row.email_sealed).toString('utf8'),
  roleIds: row.role_ids,
  invitedBy: row.invited_by,
  userId: row.user_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  acceptedAt: row.accepted_at,
  revokedAt: row.revoked_at,
});

export async function insertInvitation(
  tx: Writer,
  keys: UserKeys,
  invitation: Invitation,
  codeDigest: Buffer,
): Promise<void> {
  await tx.execute(
    insertRow('invitations', {
      organization_id: keys.scope.organizationId,
      id: invitation.id,
      email_sealed: seal(dataKeyOf(keys), placeOf(keys, invitation.id), Buffer.from(invitation.emailAddress)),
      email_digest: emailDigestOf(keys, invitation.emailAddress),
      code_digest: codeDigest,
      role_ids: invitation.roleIds,
      invited_by: invitation.invitedBy,
      user_id: invitation.userId,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    }),
  );
}

/** Lists the newest first, without reset links of existing people. */
export async function listInvitations(tx: Reader, keys: UserKeys): Promise<Invitation[]> {
  const rows = await tx.select<InvitationRow>(
    sql`${select} where i.organization_id = ${keys.scope.organizationId} and i.user_id is null
        order by i.created_at desc, i.id desc limit 1000`,
  );
  return rows.map((row) => invitationOf(keys, row));
}

export async function findInvitation(tx: Reader, keys: UserKeys, id: string): Promise<Invitation | null> {
  const [row] = await tx.select<InvitationRow>(
    sql`${select} where i.organization_id = ${keys.scope.organizationId} and i.id = ${id}`,
  );
  return row === undefined ? null : invitationOf(keys, row);
}

/** Locks an invitation until the transaction ends. Returns null if there is none. */
export async function lockInvitation(tx: Transaction, keys: UserKeys, id: string): Promise<Invitation | null> {
  const [row] = await tx.execute<InvitationRow>(
    sql`${select} where i.organization_id = ${keys.scope.organizationId} and i.id = ${id} for update`,
  );
  return row === undefined ? null : invitationOf(keys, row);
}

export interface InvitationPlace {
  readonly id: string;
  readonly organizationId: string;
}

/** Finds the invitation with a code, in any state; the reader's scope is the digest. */
export async function findInvitationByCode(reader: Reader, digest: Buffer): Promise<InvitationPlace | null> {
  const [row] = await reader.select<Row<'invitations', 'id' | 'organization_id'>>(
    sql`select id, organization_id from invitations where code_digest = ${digest}`,
  );
  return row === undefined ? null : { id: row.id, organizationId: row.organization_id };
}

export async function saveInvitationEnd(
  tx: Writer,
  { scope }: Pick<UserKeys, 'scope'>,
  { id, acceptedAt, revokedAt }: Pick<Invitation, 'id' | 'acceptedAt' | 'revokedAt'>,
): Promise<void> {
  await tx.execute(
    sql`update invitations set accepted_at = ${acceptedAt}, revoked_at = ${revokedAt}
        where organization_id = ${scope.organizationId} and id = ${id}`,
  );
}

/** Revokes the open invitations to an address: only the newest one is valid. */
export async function revokeInvitationsTo(tx: Writer, keys: UserKeys, address: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update invitations set revoked_at = ${now}
        where organization_id = ${keys.scope.organizationId} and email_digest = ${emailDigestOf(keys, address)}
          and accepted_at is null and revoked_at is null`,
  );
}
