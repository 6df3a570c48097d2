/** Conversion of request bodies to changes of roles. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import type { Role } from './role.ts';
import type { createRoleAttributes, previewRoleAttributes, updateRoleAttributes } from './schema.ts';

/** Changes to a role; absent members stay unchanged. */
export type UpdateRole = Partial<Pick<Role, 'name' | 'description' | 'permissions' | 'environments' | 'onlyTemplates'>>;

export type CreateRole = UpdateRole & Pick<Role, 'name'>;

/** JSON pointers of a role's members in requests, for refusals. */
export const pointers = {
  name: '/data/attributes/name',
  permissions: '/data/attributes/permissions',
} as const;

type Attributes = Wire<typeof updateRoleAttributes> | Wire<typeof previewRoleAttributes>;

export function readUpdateRole(attributes: Attributes): UpdateRole {
  const changes = {
    name: 'name' in attributes ? attributes.name?.trim() : undefined,
    description: 'description' in attributes ? attributes.description : undefined,
    permissions: attributes.permissions,
    environments: attributes.where,
    onlyTemplates: attributes.only,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

export const readCreateRole = (attributes: Wire<typeof createRoleAttributes>): CreateRole => ({
  ...readUpdateRole(attributes),
  name: attributes.name.trim(),
});
