/** The events as OpenAPI webhooks: what a receiver is sent. */
import type { Registry, ResourceKind } from '../slice.ts';
import { schemaRef } from './resources.ts';

type Json = Record<string, unknown>;

const header = (name: string, description: string, type = 'string'): Json => ({
  name,
  in: 'header',
  description,
  schema: { type },
});

const parameters: Json[] = [
  header('Service-Signature', 'One group `t=<seconds>,v1=<hex>` a valid secret: HMAC-SHA256 over `<t>.<body>`.'),
  header('Service-Webhook-Id', 'The id of the event, the same for each attempt: for telling duplicates.'),
  header('Service-Webhook-Attempts-Made', 'Attempts so far, this one included.', 'integer'),
  header('Service-Webhook-Attempts-Left', 'Attempts that would follow a failure.', 'integer'),
  header('Service-Webhook-First-Attempted-At', 'Unix seconds of the first attempt.', 'integer'),
];

export function webhooksOf(registry: Registry): Json {
  const kinds = registry.slices.flatMap((slice) => slice.kinds);
  const names = [...new Set(registry.slices.flatMap((slice) => slice.events))].sort();
  return Object.fromEntries(names.map((name) => [name, { post: webhookOf(name, kinds) }]));
}

function webhookOf(name: string, kinds: readonly ResourceKind[]): Json {
  const about = name.split('.')[0] ?? '';
  const kind = kinds.find(({ type }) => type === about || type === `${about}/`);
  return {
    operationId: `webhook-${name.replaceAll(/[./]/g, '-')}`,
    summary: `Sent when \`${name}\` happened.`,
    parameters,
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodySchema(name, kind === undefined ? null : schemaRef(kind.type)) } },
    },
    responses: {
      '2XX': { description: 'Delivered; any other answer is a failure, and the event is sent again later.' },
    },
  };
}

const closed = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  required,
  properties,
});

function bodySchema(name: string, resource: Json | null): Json {
  const payload = closed(
    {
      data: resource ?? { $ref: '#/components/schemas/included' },
      included: { type: 'array', items: { $ref: '#/components/schemas/included' } },
    },
    ['data'],
  );
  const attributes = closed(
    {
      name: { const: name },
      payload,
      context: { type: 'object', description: 'What changed, for some events.' },
      'created-at': { type: 'string', format: 'date-time' },
    },
    ['name', 'payload', 'created-at'],
  );
  const data = closed({ type: { const: 'event' }, id: { type: 'string' }, attributes }, ['type', 'id', 'attributes']);
  return closed({ data }, ['data']);
}
