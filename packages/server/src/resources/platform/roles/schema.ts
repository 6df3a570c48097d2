/** Wire shapes of roles. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { rights } from '../../../security/permissions.ts';

const closed = { additionalProperties: false };
const environment = oneOf(['sandbox', 'production']);

export const roleAttributes = Type.Object({
  name: Type.String(),
  description: Type.String(),
  permissions: Type.Array(Type.String()),
  where: Type.Array(environment),
  only: Type.Array(Type.String()),
  'seeded-as': nullable('string'),
  'user-count': Type.Integer(),
  'created-at': timestamp(),
  'updated-at': timestamp(),
});

const giving = {
  permissions: Type.Optional(Type.Array(oneOf(rights), { uniqueItems: true, maxItems: 200 })),
  where: Type.Optional(Type.Array(environment, { uniqueItems: true, minItems: 1, maxItems: 2 })),
  only: Type.Optional(
    Type.Array(Type.String({ pattern: '^itmpl_', maxLength: 100 }), { uniqueItems: true, maxItems: 100 }),
  ),
};

const named = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  description: Type.Optional(Type.String({ maxLength: 500 })),
};

export const createRoleAttributes = Type.Object({ ...named, ...giving }, closed);
export const updateRoleAttributes = Type.Object({ ...named, name: Type.Optional(named.name), ...giving }, closed);
export const previewRoleAttributes = Type.Object(giving, closed);

const change = Type.Object({
  environment,
  gained: Type.Array(Type.String()),
  lost: Type.Array(Type.String()),
  rebound: Type.Array(Type.String()),
});

/** Preview of a change of a role. */
export const previewBody = Type.Object({
  role: Type.Array(change),
  people: Type.Array(Type.Object({ 'user-id': Type.String(), changes: Type.Array(change) })),
  'unaffected-people': Type.Integer(),
});
