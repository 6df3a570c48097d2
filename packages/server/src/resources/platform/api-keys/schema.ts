/** Wire shapes of API keys, newest version. */
import { Type } from 'typebox';
import { component, nullable, nullableText, oneOf, secret, timestamp } from '../../../api/json-api/schema.ts';
import { acceptedVersions } from '../../../api/versions/index.ts';
import { permissions } from '../../../security/permissions.ts';

const closed = { additionalProperties: false };
const mostSeconds = 259_200;

export const apiKeyAttributes = Type.Object({
  name: Type.String(),
  note: nullable('string'),
  'api-version': Type.String(),
  'api-key-inflection': oneOf(['kebab', 'camel', 'snake']),
  'api-attributes-blocklist': Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
  'ip-address-allowlist': Type.Array(Type.String()),
  'file-access-token-expires-in': Type.Integer(),
  'rate-limit-per-minute': nullable('integer'),
  'last-used-at': nullable('string', 'date-time'),
  'expires-at': nullable('string', 'date-time'),
  'created-at': timestamp(),
  /** Only in responses to create and clone. */
  value: Type.Optional(Type.String(secret)),
});

const settings = {
  name: Type.String({ minLength: 1, maxLength: 255 }),
  note: Type.Optional(nullableText(1024)),
  'api-version': Type.Optional(Type.String({ enum: [...acceptedVersions] })),
  'api-key-inflection': Type.Optional(oneOf(['kebab', 'camel', 'snake'])),
  'api-attributes-blocklist': Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 200, uniqueItems: true }),
  ),
  permissions: Type.Optional(Type.Array(oneOf(permissions, component('permission')), { uniqueItems: true })),
  'ip-address-allowlist': Type.Optional(Type.Array(Type.String({ maxLength: 49 }), { maxItems: 200 })),
  'file-access-token-expires-in': Type.Optional(Type.Integer({ minimum: 1, maximum: mostSeconds })),
  'rate-limit-per-minute': Type.Optional(
    Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 1_000_000 }),
  ),
};

export const createApiKeyAttributes = Type.Object(settings, closed);
export const updateApiKeyAttributes = Type.Object({ ...settings, name: Type.Optional(settings.name) }, closed);

export const expireMeta = Type.Object(
  { 'expires-in-seconds': Type.Integer({ minimum: 0, maximum: 2_592_000 }) },
  closed,
);

export const apiKeyFilters = Type.Object({ name: Type.Optional(Type.String()) }, closed);

/** Response with the permissions of the calling key; scanners for leaked keys request it. */
export const ownPermissions = Type.Object({
  data: Type.Object({
    type: Type.Literal('api-key'),
    id: Type.String(),
    attributes: Type.Object({
      name: Type.String(),
      permissions: Type.Array(Type.String()),
      'expires-at': nullable('string', 'date-time'),
    }),
  }),
});

/** Uses of a key by operation. They show which requests a key with fewer permissions would be refused. */
export const keyUse = Type.Object({
  since: timestamp(),
  operations: Type.Array(
    Type.Object({
      'operation-id': Type.String(),
      method: Type.String(),
      path: Type.String(),
      /** Null for an operation that any key may call. */
      permission: nullable('string'),
      calls: Type.Integer(),
      refused: Type.Integer(),
      'last-used-at': timestamp(),
    }),
  ),
});
