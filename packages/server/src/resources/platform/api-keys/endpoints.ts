/** Endpoints of API keys: list, create, retrieve, update, expire, clone, and the permissions of the calling key. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { readCreateApiKey, readUpdateApiKey } from './input.ts';
import { cloneApiKey, createApiKey, expireApiKey, updateApiKey } from './operations.ts';
import {
  apiKeyFilters,
  createApiKeyAttributes,
  expireMeta,
  keyUse,
  ownPermissions,
  updateApiKeyAttributes,
} from './schema.ts';
import { serializeApiKey, serializeKeyUse, serializeOwnPermissions } from './serializer.ts';
import { findApiKeys, listApiKeys } from './store.ts';
import { keptDays, listUses } from './uses.ts';

const reading: readonly Endpoint[] = [
  readEndpoint({
    path: '/api-keys',
    operationId: 'list-all-api-keys',
    summary: 'Lists API keys without their values, newest first, including expired ones.',
    permission: 'api_key.read',
    resourceType: 'api-key',
    filters: apiKeyFilters,
    async handle({ tx, scope }, { filter, page }) {
      const found = await listApiKeys(tx, scope, filter.get('name') ?? null, page);
      return { page: { ...found, items: found.items.map((key) => serializeApiKey(key)) } };
    },
  }),
  readEndpoint({
    path: '/api-keys/permissions',
    operationId: 'retrieve-own-permissions',
    summary: 'Retrieves the permissions and the expiry of the calling key.',
    permission: null,
    resourceType: 'api-key',
    extension: true,
    answerBody: ownPermissions,
    async handle({ tx, scope }, { caller }) {
      if (caller.kind !== 'key')
        throw new Refusal('missing_permission', { details: 'people have roles in place of keys' });
      const [key] = await findApiKeys(tx, scope, [caller.id]);
      if (key === undefined) throw new Refusal('not_found');
      return { body: serializeOwnPermissions(key) };
    },
  }),
  readEndpoint({
    path: '/api-keys/{api-key-id}',
    operationId: 'retrieve-an-api-key',
    summary: 'Retrieves one API key without its value.',
    permission: 'api_key.read',
    resourceType: 'api-key',
    async handle({ tx, scope }, { params }) {
      const [key] = await findApiKeys(tx, scope, [params['api-key-id']]);
      if (key === undefined) throw new Refusal('not_found');
      return { resource: serializeApiKey(key) };
    },
  }),
];

const writing: readonly Endpoint[] = [
  writeEndpoint({
    path: '/api-keys',
    operationId: 'create-an-api-key',
    summary:
      'Creates an API key and returns its value, only once. The key cannot have rights that the calling key lacks.',
    permission: 'api_key.write',
    stepUp: true,
    changesCallers: true,
    resourceType: 'api-key',
    success: 201,
    attributes: createApiKeyAttributes,
    async handle(context, { attributes, caller, apiVersion }) {
      const created = await createApiKey(context, caller, readCreateApiKey(attributes, apiVersion));
      return { resource: serializeApiKey(created.key, created.value) };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/api-keys/{api-key-id}',
    operationId: 'update-an-api-key',
    summary:
      'Changes settings of an active API key, within a second everywhere. The key must not have more rights than the calling key.',
    permission: 'api_key.write',
    stepUp: true,
    changesCallers: true,
    resourceType: 'api-key',
    attributes: updateApiKeyAttributes,
    async handle(context, { params, attributes, caller }) {
      return {
        resource: serializeApiKey(
          await updateApiKey(context, caller, params['api-key-id'], readUpdateApiKey(attributes)),
        ),
      };
    },
  }),
  writeEndpoint({
    path: '/api-keys/{api-key-id}/expire',
    operationId: 'expire-an-api-key',
    summary:
      'Expires an API key now or within 30 days. A key can expire itself, and keys that do not have more rights.',
    permission: 'api_key.write',
    stepUp: true,
    changesCallers: true,
    resourceType: 'api-key',
    meta: expireMeta,
    async handle(context, { params, meta, caller }) {
      const seconds = meta['expires-in-seconds'];
      return { resource: serializeApiKey(await expireApiKey(context, caller, params['api-key-id'], seconds)) };
    },
  }),
  writeEndpoint({
    path: '/api-keys/{api-key-id}/clone',
    operationId: 'clone-api-key',
    summary: 'Creates a key with the same settings and a new value, which is returned only once.',
    permission: 'api_key.write',
    stepUp: true,
    changesCallers: true,
    resourceType: 'api-key',
    async handle(context, { params, caller }) {
      const { key, value } = await cloneApiKey(context, caller, params['api-key-id']);
      return { resource: serializeApiKey(key, value) };
    },
  }),
];

export const apiKeyEndpoints: readonly Endpoint[] = [...reading, ...writing];

export const apiKeyDashboardEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/api-keys/{api-key-id}/use',
    operationId: 'retrieve-the-use-of-an-api-key',
    summary:
      'Lists the operations that a key used in the last thirty days: it shows which calls a narrower scope would break.',
    permission: 'api_key.read',
    surface: 'dashboard',
    resourceType: 'api-key',
    answerBody: keyUse,
    async handle({ tx, scope, clock }, { params }) {
      const [key] = await findApiKeys(tx, scope, [params['api-key-id']]);
      if (key === undefined) throw new Refusal('not_found');
      const since = addSeconds(clock.now(), -keptDays * 86_400);
      return { body: serializeKeyUse(since, await listUses(tx, scope, key.id, since)) };
    },
  }),
];
