/** SQL of the people who sign in. Names and addresses are sealed under the keys of the organization (decision 0076). */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import { comparableEmail, type User, type UserStatus } from './user.ts';

const userColumns = [
  'id',
  'status',
  'email_sealed',
  'name_first_sealed',
  'name_last_sealed',
  'language',
  'is_owner',
  'is_break_glass',
  'password_hash',
  'totp_sealed',
  'totp_confirmed_at',
  'totp_last_step',
  'oidc_issuer',
  'oidc_subject',
  'created_at',
  'updated_at',
  'last_signed_in_at',
  'deactivated_at',
] as const;

type UserRow = Row<'users', (typeof userColumns)[number], { readonly status: UserStatus }>;

const select = sql`select ${selectList('u', userColumns)} from users u`;

/** Keys for sealing a person's values. */
export interface UserKeys {
  readonly keyRing: Pick<KeyRing, 'openOrganization' | 'digestSecret'>;
  readonly scope: Pick<Scope, 'organizationId'>;
}

/**
 * Returns the associated data of a sealed value. Its `environmentId` is the organization's id, since these rows belong
 * to no environment.
 */
const place = (organizationId: string, row: string, column: string) => ({
  environmentId: organizationId,
  table: 'users',
  row,
  column,
});

function sealer({ keyRing, scope }: UserKeys, id: string) {
  const { dataKey } = keyRing.openOrganization(scope.organizationId);
  const at = (column: string) => place(scope.organizationId, id, column);
  return {
    seal: (column: string, text: string) => seal(dataKey, at(column), Buffer.from(text)),
    unseal: (column: string, sealed: Buffer) => unseal(dataKey, at(column), sealed).toString('utf8'),
  };
}

function userOf(keys: UserKeys, row: UserRow): User {
  const { unseal: open } = sealer(keys, row.id);
  const { oidc_issuer: issuer, oidc_subject: subject } = row;
  return {
    id: row.id,
    status: row.status,
    emailAddress: open('email_sealed', row.email_sealed),
    nameFirst: open('name_first_sealed', row.name_first_sealed),
    nameLast: open('name_last_sealed', row.name_last_sealed),
    language: row.language,
    isOwner: row.is_owner,
    isBreakGlass: row.is_break_glass,
    passwordHash: row.password_hash,
    totpSecret: row.totp_sealed === null ? null : open('totp_sealed', row.totp_sealed),
    totpConfirmedAt: row.totp_confirmed_at,
    totpLastStep: row.totp_last_step === null ? null : Number(row.totp_last_step),
    oidc: issuer === null || subject === null ? null : { issuer, subject },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignedInAt: row.last_signed_in_at,
    deactivatedAt: row.deactivated_at,
  };
}

const changing = (keys: UserKeys, user: User) => {
  const { seal: close } = sealer(keys, user.id);
  return {
    status: user.status,
    email_sealed: close('email_sealed', user.emailAddress),
    email_digest: keys.keyRing.digestSecret('email-address', comparableEmail(user.emailAddress)),
    name_first_sealed: close('name_first_sealed', user.nameFirst),
    name_last_sealed: close('name_last_sealed', user.nameLast),
    language: user.language,
    is_owner: user.isOwner,
    is_break_glass: user.isBreakGlass,
    password_hash: user.passwordHash,
    totp_sealed: user.totpSecret === null ? null : close('totp_sealed', user.totpSecret),
    totp_confirmed_at: user.totpConfirmedAt,
    totp_last_step: user.totpLastStep,
    oidc_issuer: user.oidc?.issuer ?? null,
    oidc_subject: user.oidc?.subject ?? null,
    updated_at: user.updatedAt,
    last_signed_in_at: user.lastSignedInAt,
    deactivated_at: user.deactivatedAt,
  };
};

export async function insertUser(tx: Writer, keys: UserKeys, user: User): Promise<void> {
  const values = { organization_id: keys.scope.organizationId, id: user.id, created_at: user.createdAt };
  await tx.execute(insertRow('users', { ...values, ...changing(keys, user) }));
}

export async function saveUser(tx: Writer, keys: UserKeys, user: User): Promise<void> {
  await tx.execute(
    sql`update users set ${assignments('users', changing(keys, user))}
        where organization_id = ${keys.scope.organizationId} and id = ${user.id}`,
  );
}

export async function findUsers(tx: Reader, keys: UserKeys, ids: readonly string[]): Promise<User[]> {
  const rows = await tx.select<UserRow>(
    sql`${select} where u.organization_id = ${keys.scope.organizationId} and u.id = any(${ids})`,
  );
  return rows.map((row) => userOf(keys, row));
}

/** Finds the person of this issuer and subject; null if the organization has none. */
export async function findUserByIssuer(
  tx: Reader,
  keys: UserKeys,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<User | null> {
  const [row] = await tx.select<UserRow>(
    sql`${select} where u.organization_id = ${keys.scope.organizationId} and u.oidc_issuer = ${issuer}
        and u.oidc_subject = ${subject}`,
  );
  return row === undefined ? null : userOf(keys, row);
}

/** Locks a person until the transaction ends. Returns null if there is none. */
export async function lockUser(tx: Transaction, keys: UserKeys, id: string): Promise<User | null> {
  const [row] = await tx.execute<UserRow>(
    sql`${select} where u.organization_id = ${keys.scope.organizationId} and u.id = ${id} for update`,
  );
  return row === undefined ? null : userOf(keys, row);
}

/** Lists all people of the organization, the newest first. */
export async function listUsers(tx: Reader, keys: UserKeys): Promise<User[]> {
  const rows = await tx.select<UserRow>(
    sql`${select} where u.organization_id = ${keys.scope.organizationId} order by u.created_at desc, u.id desc`,
  );
  return rows.map((row) => userOf(keys, row));
}

export async function hasBreakGlass(tx: Reader, { organizationId }: Pick<Scope, 'organizationId'>): Promise<boolean> {
  const rows = await tx.select<Row<'users', 'id'>>(
    sql`select id from users where organization_id = ${organizationId} and is_break_glass and status = 'active' limit 1`,
  );
  return rows.length > 0;
}

/** Finds the host names that passkeys were made for: one, or two after a change of BASE_URL. */
export async function hostsOfPasskeys(
  tx: Reader,
  { organizationId }: Pick<Scope, 'organizationId'>,
): Promise<string[]> {
  const rows = await tx.select<Row<'user_passkeys', 'rp_id'>>(
    sql`select distinct rp_id from user_passkeys where organization_id = ${organizationId} order by rp_id`,
  );
  return rows.map(({ rp_id }) => rp_id);
}

/** Clears the mark of the break-glass owner; `saveUser` sets another. */
export async function clearBreakGlass(
  tx: Writer,
  { organizationId }: Pick<Scope, 'organizationId'>,
  updatedAt: Date,
): Promise<void> {
  await tx.execute(
    sql`update users set is_break_glass = false, updated_at = ${updatedAt}
        where organization_id = ${organizationId} and is_break_glass`,
  );
}

/** Finds the people of the organization with this address, including deactivated ones. */
export async function findUsersByEmail(tx: Reader, keys: UserKeys, address: string): Promise<User[]> {
  const digest = keys.keyRing.digestSecret('email-address', comparableEmail(address));
  const rows = await tx.select<UserRow>(
    sql`${select} where u.organization_id = ${keys.scope.organizationId} and u.email_digest = ${digest}`,
  );
  return rows.map((row) => userOf(keys, row));
}

export interface UserPlace {
  readonly id: string;
  readonly organizationId: string;
}

/** Finds people with this address in any organization; the reader's scope is the digest. */
export async function findUsersByEmailDigest(reader: Reader, digest: Buffer): Promise<UserPlace[]> {
  const rows = await reader.select<Row<'users', 'id' | 'organization_id'>>(
    sql`select u.id, u.organization_id from users u where u.email_digest = ${digest} and u.status = 'active' order by u.created_at`,
  );
  return rows.map(({ id, organization_id }) => ({ id, organizationId: organization_id }));
}

/** Returns true if the organization has an owner. */
export async function hasOwner(tx: Reader, { organizationId }: Pick<Scope, 'organizationId'>): Promise<boolean> {
  const rows = await tx.select<Row<'users', 'id'>>(
    sql`select id from users where organization_id = ${organizationId} and is_owner and status = 'active' limit 1`,
  );
  return rows.length > 0;
}

/** Replaces the hash of the same password; does nothing if the password was changed meanwhile. */
export async function replacePasswordHash(
  tx: Writer,
  { organizationId }: Pick<Scope, 'organizationId'>,
  id: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await tx.execute(
    sql`update users set password_hash = ${after}
        where organization_id = ${organizationId} and id = ${id} and password_hash = ${before}`,
  );
}

/** Returns true if the person has a usable passkey; suspended ones do not count. */
export async function hasPasskey(
  tx: Reader,
  { organizationId }: Pick<Scope, 'organizationId'>,
  userId: string,
): Promise<boolean> {
  const rows = await tx.select<Row<'user_passkeys', 'id'>>(
    sql`select id from user_passkeys
        where organization_id = ${organizationId} and user_id = ${userId} and suspended_at is null limit 1`,
  );
  return rows.length > 0;
}

/** Finds the ids of the owners who may sign in, and locks them until the transaction ends. */
export async function lockOwners(
  tx: Transaction,
  { organizationId }: Pick<Scope, 'organizationId'>,
): Promise<string[]> {
  const rows = await tx.execute<Row<'users', 'id'>>(
    sql`select id from users where organization_id = ${organizationId} and is_owner and status = 'active'
        order by id for update`,
  );
  return rows.map(({ id }) => id);
}

/** Counts the passkeys of each of these people; those without any are omitted. */
export async function countPasskeys(
  tx: Reader,
  { organizationId }: Pick<Scope, 'organizationId'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select<Row<'user_passkeys', 'user_id'>>(
    sql`select user_id from user_passkeys where organization_id = ${organizationId} and user_id = any(${userIds})`,
  );
  return new Map([...Map.groupBy(rows, ({ user_id }) => user_id)].map(([id, own]) => [id, own.length]));
}
