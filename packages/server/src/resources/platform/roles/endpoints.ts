/** Endpoints of roles in the dashboard: list, create, change, archive, and preview of a change. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { readAt, readAtMeta } from '../../../api/json-api/read-at.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { readCreateRole, readUpdateRole } from './input.ts';
import { archiveRole, createRole, previewRole, updateRole } from './operations.ts';
import type { Role } from './role.ts';
import { createRoleAttributes, previewBody, previewRoleAttributes, updateRoleAttributes } from './schema.ts';
import { serializePreview, serializeRole } from './serializer.ts';
import { findRoles, holdersOf, listRoles } from './store.ts';

const shared = { permission: null, surface: 'dashboard', resourceType: 'role' } as const;
const reading = { ...shared, userPermission: 'role.read' } as const;
const writing = { ...shared, userPermission: 'role.write', stepUp: true } as const;

const shown = async ({ tx, scope }: ReadContext, role: Role) =>
  serializeRole(role, (await holdersOf(tx, scope, role.id)).length);

export const roleEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/roles',
    operationId: 'list-all-roles',
    summary: 'All roles of the organization, by name.',
    answersMany: true,
    async handle(context) {
      const roles = await listRoles(context.tx, context.scope);
      return { resources: await Promise.all(roles.map((role) => shown(context, role))) };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/roles/{role-id}',
    operationId: 'retrieve-a-role',
    summary: 'One role.',
    async handle(context, { params }) {
      const [role] = await findRoles(context.tx, context.scope, [params['role-id']]);
      if (role === undefined) throw new Refusal('not_found');
      return { resource: await shown(context, role) };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/roles',
    operationId: 'create-a-role',
    summary: 'Makes a role, which gives nothing that its maker lacks.',
    success: 201,
    attributes: createRoleAttributes,
    async handle(context, { attributes, caller }) {
      return { resource: await shown(context, await createRole(context, caller.id, readCreateRole(attributes))) };
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/roles/{role-id}',
    operationId: 'update-a-role',
    summary: 'Changes a role; in force everywhere within a second.',
    attributes: updateRoleAttributes,
    meta: readAtMeta,
    async handle(context, { params, attributes, caller, meta }) {
      const read = { id: params['role-id'], readAt: readAt(meta) };
      const changed = await updateRole(context, caller.id, read, readUpdateRole(attributes));
      return { resource: await shown(context, changed) };
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/roles/{role-id}',
    operationId: 'archive-a-role',
    summary: 'Archives a role; every user who has it must have another role.',
    async handle(context, { params, caller }) {
      return { resource: await shown(context, await archiveRole(context, caller.id, params['role-id'])) };
    },
  }),
  writeEndpoint({
    ...reading,
    path: '/roles/{role-id}/preview',
    operationId: 'preview-a-role',
    auditedAs: 'read',
    summary: 'Previews a change of a role: rights gained and lost, and the users affected. Changes nothing.',
    attributes: previewRoleAttributes,
    answerBody: previewBody,
    async handle(context, { params, attributes }) {
      return { body: serializePreview(await previewRole(context, params['role-id'], readUpdateRole(attributes))) };
    },
  }),
];
