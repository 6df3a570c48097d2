/** Wire shapes of webhooks and their deliveries, newest version. */
import { Type } from 'typebox';
import {
  anyMembers,
  component,
  nullable,
  nullableText,
  oneOf,
  secret,
  timestamp,
} from '../../../api/json-api/schema.ts';
import { acceptedVersions } from '../../../api/versions/index.ts';
import { deliveryStatuses, webhookStatuses } from './states.ts';

const closed = { additionalProperties: false };
const inflections = ['kebab', 'camel', 'snake'] as const;
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const relationshipAllowlist = Type.Object({ state: oneOf(['include_all', 'include_none']) }, closed);
const allowlists = {
  include_none: 'included-none',
  include_all: 'included-all',
  custom: 'included-custom',
} as const;
/** Union with the discriminator `state`, so that client generators produce one type per state. */
const includedAllowlist = Type.Union(
  [
    Type.Object({ state: Type.Literal('include_none') }, { ...closed, ...component(allowlists.include_none) }),
    Type.Object({ state: Type.Literal('include_all') }, { ...closed, ...component(allowlists.include_all) }),
    Type.Object(
      {
        state: Type.Literal('custom'),
        'event-types': Type.Array(
          Type.Object(
            { 'event-type': text(100), relationships: Type.Array(text(100), { minItems: 1, maxItems: 50 }) },
            closed,
          ),
          { minItems: 1, maxItems: 200 },
        ),
      },
      { ...closed, ...component(allowlists.custom) },
    ),
  ],
  {
    discriminator: {
      propertyName: 'state',
      mapping: Object.fromEntries(
        Object.entries(allowlists).map(([state, name]) => [state, `#/components/schemas/${name}`]),
      ),
    },
  },
);

export const webhookAttributes = Type.Object({
  status: oneOf(webhookStatuses),
  name: nullable('string'),
  description: nullable('string'),
  url: Type.String(),
  'api-version': Type.String(),
  'api-key-inflection': oneOf(inflections),
  'api-attributes-blocklist': Type.Array(Type.String()),
  'file-access-token-expires-in': Type.Integer(),
  'enabled-events': Type.Array(Type.String()),
  'payload-filter': nullable('object'),
  'included-allowlist': includedAllowlist,
  'relationship-allowlist': relationshipAllowlist,
  'failing-since': nullable('string', 'date-time'),
  'disabled-reason': Type.Unsafe<'endpoint-failing' | null>({
    type: ['string', 'null'],
    enum: ['endpoint-failing', null],
  }),
  'created-at': timestamp(),
  secrets: Type.Optional(
    Type.Array(Type.Object({ value: Type.String(secret), 'expires-at': nullable('string', 'date-time') })),
  ),
  secret: Type.Optional(Type.String(secret)),
});

/** Members that a request to create a webhook may omit. */
const optional = {
  description: Type.Optional(nullableText(1000)),
  'api-version': Type.Optional(Type.String({ enum: [...acceptedVersions] })),
  'api-key-inflection': Type.Optional(oneOf(inflections)),
  'api-attributes-blocklist': Type.Optional(Type.Array(text(255), { maxItems: 200 })),
  'file-access-token-expires-in': Type.Optional(Type.Integer({ minimum: 1, maximum: 259_200 })),
  'payload-filter': Type.Optional(
    Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'], ...anyMembers }),
  ),
  'included-allowlist': Type.Optional(includedAllowlist),
  'relationship-allowlist': Type.Optional(relationshipAllowlist),
  'custom-http-headers': Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 4096 }))),
};
const required = {
  name: text(255),
  url: text(2000),
  'enabled-events': Type.Array(text(100), { minItems: 1, maxItems: 300 }),
};

export const createWebhookAttributes = Type.Object({ ...required, ...optional }, closed);

export const updateWebhookAttributes = Type.Object(
  {
    name: Type.Optional(required.name),
    url: Type.Optional(required.url),
    'enabled-events': Type.Optional(required['enabled-events']),
    ...optional,
  },
  closed,
);

/** Maximum: a week (contract, platform 20 #33). */
export const rotateSecretMeta = Type.Object(
  { 'expires-in-seconds': Type.Optional(Type.Integer({ minimum: 0, maximum: 604_800 })) },
  closed,
);

export const deliveryAttributes = Type.Object({
  status: oneOf(deliveryStatuses),
  'event-name': nullable('string'),
  'attempts-made': Type.Integer(),
  'attempts-left': Type.Integer(),
  'first-attempted-at': nullable('string', 'date-time'),
  'last-attempted-at': nullable('string', 'date-time'),
  'next-attempt-at': nullable('string', 'date-time'),
  'last-status-code': nullable('integer'),
  'last-error': nullable('string'),
  'last-response': nullable('string'),
  'created-at': timestamp(),
});

const alternatives = Type.Optional(Type.String({ maxLength: 10_000 }));

export const deliveryFilters = Type.Object(
  { status: alternatives, 'event-id': alternatives, 'event-name': alternatives },
  closed,
);

export const redeliverMeta = Type.Object({ since: text(40), until: Type.Optional(text(40)) }, closed);

export const redeliverAnswerMeta = Type.Object({ 'redelivered-count': Type.Integer() });
