/** The events as OpenAPI webhooks: the payload of a receiver, in one named schema per type of resource. */
import type { Registry } from '../../operations/slice.ts';
import { schemaName, schemaRef } from './resources.ts';

type Json = Record<string, unknown>;

const header = (name: string, description: string, type = 'string'): Json => ({
  name,
  in: 'header',
  description,
  schema: { type },
});

const parameters: Json[] = [
  header('Service-Signature', 'One group `t=<seconds>,v1=<hex>` for each valid secret: HMAC-SHA256 of `<t>.<body>`.'),
  header('Service-Webhook-Id', 'Id of the event, the same for each attempt; use it to detect duplicates.'),
  header('Service-Webhook-Attempts-Made', 'Attempts so far, including this one.', 'integer'),
  header('Service-Webhook-Attempts-Left', 'Attempts that remain if this one fails.', 'integer'),
  header('Service-Webhook-First-Attempted-At', 'Time of the first attempt, in Unix seconds.', 'integer'),
];

const namesOf = (registry: Registry): readonly string[] =>
  [...new Set(registry.slices.flatMap((slice) => slice.events))].sort();

/** Returns the type that an event is about: `inquiry.approved` is about an `inquiry`. */
const aboutOf = (name: string): string => name.split('.')[0] ?? '';

const componentOf = (about: string): string => `${schemaName(about)}-event`;

/** Client generators create a class per tag: events with the tag of operations would replace it. */
export const eventsTag = {
  name: 'webhook-events',
  description: 'Requests that the service sends to webhooks.',
};

export function webhooksOf(registry: Registry): Json {
  return Object.fromEntries(namesOf(registry).map((name) => [name, { post: webhookOf(name) }]));
}

function webhookOf(name: string): Json {
  return {
    operationId: `webhook-${name.replaceAll(/[./]/g, '-')}`,
    summary: `Sent when \`${name}\` happened.`,
    description: `Sent when \`${name}\` occurs, to every enabled webhook with this event.`,
    tags: [eventsTag.name],
    parameters,
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${componentOf(aboutOf(name))}` } } },
    },
    responses: {
      '200': {
        description: 'Any status from 200 to 299 means delivered; after any other the event is sent again later.',
      },
    },
  };
}

/** Returns component schemas by name. */
export function eventSchemas(registry: Registry): Json {
  const kinds = registry.slices.flatMap((slice) => slice.kinds);
  const groups = Map.groupBy(namesOf(registry), aboutOf);
  return Object.fromEntries(
    [...groups].map(([about, names]) => {
      const kind = kinds.find(({ type }) => type === about || type === `${about}/`);
      return [componentOf(about), eventSchema(names, schemaRef(kind?.type ?? 'resource-object'))];
    }),
  );
}

const closed = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

function eventSchema(names: readonly string[], resource: Json): Json {
  const included = { type: 'array', items: { $ref: '#/components/schemas/included' } };
  const payload = closed({ data: resource, included }, ['data']);
  const attributes = closed(
    {
      name: { type: 'string', enum: names },
      payload,
      context: { type: 'object', additionalProperties: true, description: 'What changed, for some events.' },
      'created-at': { type: 'string', format: 'date-time' },
    },
    ['name', 'payload', 'created-at'],
  );
  const type = { type: 'string', enum: ['event'] };
  const data = closed({ type, id: { type: 'string' }, attributes }, ['type', 'id', 'attributes']);
  return closed({ data }, ['data']);
}
