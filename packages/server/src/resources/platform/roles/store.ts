/** SQL of roles and their holders. */
import sql from 'sql-template-tag';
import type { Reader, Transaction, Writer } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind, Scope } from '../../../security/scope.ts';
import type { Role, SeededRole } from './role.ts';

const roleColumns = [
  'id',
  'name',
  'description',
  'permissions',
  'environments',
  'only_templates',
  'seeded_as',
  'created_at',
  'updated_at',
  'archived_at',
] as const;

type RoleRow = Row<
  'roles',
  (typeof roleColumns)[number],
  {
    readonly permissions: readonly Right[];
    readonly environments: readonly EnvironmentKind[];
    readonly seeded_as: SeededRole | null;
  }
>;

const roleOf = (row: RoleRow): Role => ({
  id: row.id,
  name: row.name,
  description: row.description,
  permissions: row.permissions,
  environments: row.environments,
  onlyTemplates: row.only_templates,
  seededAs: row.seeded_as,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
});

const select = sql`select ${selectList('r', roleColumns)} from roles r`;

type Organization = Pick<Scope, 'organizationId'>;

/** Lists active roles by name. */
export async function listRoles(tx: Reader, { organizationId }: Organization): Promise<Role[]> {
  const rows = await tx.select<RoleRow>(
    sql`${select} where r.organization_id = ${organizationId} and r.archived_at is null order by lower(r.name), r.id`,
  );
  return rows.map(roleOf);
}

/** Finds active roles with these ids. */
export async function findRoles(tx: Reader, { organizationId }: Organization, ids: readonly string[]): Promise<Role[]> {
  const rows = await tx.select<RoleRow>(
    sql`${select} where r.organization_id = ${organizationId} and r.id = any(${ids}) and r.archived_at is null`,
  );
  return rows.map(roleOf);
}

export async function rolesOfUser(tx: Reader, { organizationId }: Organization, userId: string): Promise<Role[]> {
  const rows = await tx.select<RoleRow>(
    sql`${select} join user_roles h on h.role_id = r.id
        where h.organization_id = ${organizationId} and h.user_id = ${userId} and r.archived_at is null
        order by lower(r.name), r.id`,
  );
  return rows.map(roleOf);
}

/** Finds the active roles of each of these people in one statement; those without a role are omitted. */
export async function rolesOfUsers(
  tx: Reader,
  { organizationId }: Organization,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Role[]>> {
  const rows = await tx.select<RoleRow & Row<'user_roles', 'user_id'>>(
    sql`select ${selectList('r', roleColumns)}, h.user_id from roles r join user_roles h on h.role_id = r.id
        where h.organization_id = ${organizationId} and h.user_id = any(${userIds}) and r.archived_at is null
        order by lower(r.name), r.id`,
  );
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([id, held]) => [id, held.map(roleOf)]));
}

export async function insertRole(tx: Writer, { organizationId }: Organization, role: Role): Promise<void> {
  await tx.execute(
    insertRow('roles', {
      organization_id: organizationId,
      id: role.id,
      name: role.name,
      description: role.description,
      permissions: role.permissions,
      environments: role.environments,
      only_templates: role.onlyTemplates,
      seeded_as: role.seededAs,
      created_at: role.createdAt,
      updated_at: role.updatedAt,
    }),
  );
}

/** Gives a role to a person. `grantedBy` is null for the first start and for roles from an issuer's claim. */
export async function insertUserRole(
  tx: Writer,
  { organizationId }: Organization,
  held: {
    readonly userId: string;
    readonly roleId: string;
    readonly grantedBy: string | null;
    readonly grantedAt: Date;
  },
): Promise<void> {
  await tx.execute(
    sql`${insertRow('user_roles', {
      organization_id: organizationId,
      user_id: held.userId,
      role_id: held.roleId,
      granted_by: held.grantedBy,
      granted_at: held.grantedAt,
    })} on conflict do nothing`,
  );
}

/** Locks an active role until the transaction ends. Returns null if there is none. */
export async function lockRole(tx: Transaction, { organizationId }: Organization, id: string): Promise<Role | null> {
  const [row] = await tx.execute<RoleRow>(
    sql`${select} where r.organization_id = ${organizationId} and r.id = ${id} and r.archived_at is null for update`,
  );
  return row === undefined ? null : roleOf(row);
}

export async function hasRoleOfName(
  tx: Reader,
  { organizationId }: Organization,
  name: string,
  except: string | null,
): Promise<boolean> {
  const rows = await tx.select<Row<'roles', 'id'>>(
    sql`select id from roles where organization_id = ${organizationId} and archived_at is null
          and lower(name) = lower(${name}) and id <> ${except ?? ''}`,
  );
  return rows.length > 0;
}

export async function saveRole(tx: Writer, { organizationId }: Organization, role: Role): Promise<void> {
  const changes = assignments('roles', {
    name: role.name,
    description: role.description,
    permissions: role.permissions,
    environments: role.environments,
    only_templates: role.onlyTemplates,
    updated_at: role.updatedAt,
    archived_at: role.archivedAt,
  });
  await tx.execute(sql`update roles set ${changes} where organization_id = ${organizationId} and id = ${role.id}`);
}

/** Finds the ids of the role's holders, including those who may not sign in. */
export async function holdersOf(tx: Reader, { organizationId }: Organization, roleId: string): Promise<string[]> {
  const rows = await tx.select<Row<'user_roles', 'user_id'>>(
    sql`select user_id from user_roles where organization_id = ${organizationId} and role_id = ${roleId} order by user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Finds the role ids of each of these people; those without a role are omitted. */
export async function roleIdsOfUsers(
  tx: Reader,
  { organizationId }: Organization,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.select<Row<'user_roles', 'user_id' | 'role_id'>>(
    sql`select h.user_id, h.role_id from user_roles h join roles r on r.id = h.role_id
        where h.organization_id = ${organizationId} and h.user_id = any(${userIds}) and r.archived_at is null
        order by lower(r.name)`,
  );
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([id, held]) => [id, held.map(({ role_id }) => role_id)]));
}

/** Takes these roles from a person. */
export async function deleteUserRoles(
  tx: Writer,
  { organizationId }: Organization,
  userId: string,
  roleIds: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`delete from user_roles
        where organization_id = ${organizationId} and user_id = ${userId} and role_id = any(${roleIds})`,
  );
}
