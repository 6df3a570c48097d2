/** Wire shapes of webhooks, newest version. */
import { Type } from 'typebox';
import { nullable, nullableText, timestamp } from '../../api/json-api/schema.ts';
import { acceptedVersions } from '../../api/versions/index.ts';

const closed = { additionalProperties: false };
const inflections = ['kebab', 'camel', 'snake'];

export const webhookAttributes = Type.Object({
  status: Type.String({ enum: ['enabled', 'disabled', 'archived'] }),
  name: nullable('string'),
  description: nullable('string'),
  url: Type.String(),
  'api-version': Type.String(),
  'api-key-inflection': Type.String({ enum: inflections }),
  'api-attributes-blocklist': Type.Array(Type.String()),
  'file-access-token-expires-in': Type.Integer(),
  'enabled-events': Type.Array(Type.String()),
  'payload-filter': nullable('object'),
  'included-allowlist': Type.Object({ state: Type.String() }),
  'relationship-allowlist': Type.Object({ state: Type.String() }),
  'created-at': timestamp(),
  secrets: Type.Optional(
    Type.Array(Type.Object({ value: Type.String(), 'expires-at': nullable('string', 'date-time') })),
  ),
  secret: Type.Optional(Type.String()),
});

export const createWebhookAttributes = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    description: Type.Optional(nullableText(1000)),
    url: Type.String({ minLength: 1, maxLength: 2000 }),
    'enabled-events': Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 300 }),
    'api-version': Type.Optional(Type.String({ enum: [...acceptedVersions] })),
    'api-key-inflection': Type.Optional(Type.String({ enum: inflections })),
    'file-access-token-expires-in': Type.Optional(Type.Integer({ minimum: 1, maximum: 259_200 })),
    'payload-filter': Type.Optional(Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'] })),
    'relationship-allowlist': Type.Optional(
      Type.Object({ state: Type.String({ enum: ['include_all', 'include_none'] }) }, closed),
    ),
    'included-allowlist': Type.Optional(Type.Object({ state: Type.String({ enum: ['include_none'] }) }, closed)),
    'api-attributes-blocklist': Type.Optional(Type.Array(Type.String(), { maxItems: 0 })),
  },
  closed,
);
