/** Endpoints of the organization's people in the dashboard: profile, roles, and sign-in status. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { roleIdsOfUsers } from '../roles/index.ts';
import { readUpdateUser } from './input.ts';
import { activateUser, deactivateUser, updateUser } from './operations.ts';
import { updateUserAttributes, type userAttributes } from './schema.ts';
import { serializeUser } from './serializer.ts';
import { countPasskeys, findUsers, listUsers } from './store.ts';
import type { User } from './user.ts';

const shared = { permission: null, surface: 'dashboard', resourceType: 'user' } as const;
const reading = { ...shared, userPermission: 'user.read' } as const;
const writing = { ...shared, userPermission: 'user.write', stepUp: true } as const;

/** Serializes people with their data from other tables. */
export async function showUsers(
  { tx, scope }: ReadContext,
  users: readonly User[],
): Promise<Resource<Wire<typeof userAttributes>>[]> {
  const ids = users.map(({ id }) => id);
  const [roles, passkeys] = [await roleIdsOfUsers(tx, scope, ids), await countPasskeys(tx, scope, ids)];
  return users.map((user) =>
    serializeUser(user, { roleIds: roles.get(user.id) ?? [], passkeys: passkeys.get(user.id) ?? 0 }),
  );
}

async function shown(context: ReadContext, user: User | undefined) {
  if (user === undefined) throw new Refusal('not_found');
  const [resource] = await showUsers(context, [user]);
  if (resource === undefined) throw new Refusal('not_found');
  return { resource };
}

export const userEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/users',
    operationId: 'list-all-users',
    summary: 'Lists the users of the organization, newest first, including deactivated ones.',
    answersMany: true,
    async handle(context) {
      return { resources: await showUsers(context, await listUsers(context.tx, context)) };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/users/{user-id}',
    operationId: 'retrieve-a-user',
    summary: 'One person.',
    async handle(context, { params }) {
      const [user] = await findUsers(context.tx, context, [params['user-id']]);
      return shown(context, user);
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/users/{user-id}',
    operationId: 'update-a-user',
    summary: 'Changes names, language and roles; in force everywhere within a second.',
    attributes: updateUserAttributes,
    async handle(context, { params, attributes, caller }) {
      return shown(context, await updateUser(context, caller.id, params['user-id'], readUpdateUser(attributes)));
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/users/{user-id}/deactivate',
    operationId: 'deactivate-a-user',
    summary: 'Keeps a person out and ends their sessions; what they did stays theirs.',
    async handle(context, { params, caller }) {
      return shown(context, await deactivateUser(context, caller.id, params['user-id']));
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/users/{user-id}/activate',
    operationId: 'activate-a-user',
    summary: 'Lets a person who was deactivated sign in again.',
    async handle(context, { params, caller }) {
      return shown(context, await activateUser(context, caller.id, params['user-id']));
    },
  }),
];
