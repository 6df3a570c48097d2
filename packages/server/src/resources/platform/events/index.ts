/**
 * Events: each records a change and the state of the resource at that time. This slice lists and retrieves them;
 * webhooks deliver them.
 */
import { Type } from 'typebox';
import { readEndpoint } from '../../../api/endpoint.ts';
import type { Resource } from '../../../api/json-api/document.ts';
import { alternatives } from '../../../api/json-api/filters.ts';
import { component, freeObject, nullable, timestamp, type Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { defineKind, type Slice } from '../../../operations/slice.ts';
import { erases, keeps } from './privacy.ts';
import { findEvents, listEvents, type StoredEvent } from './store.ts';

export { dequeuedEvents, dequeueEvents, requeueEvent } from './outbox-rows.ts';
export { findRecentChanges } from './recent-changes.ts';
export { findEvents, findEventsOfObject, type StoredEvent } from './store.ts';

const eventAttributes = Type.Object({
  name: Type.String(),
  payload: Type.Object(
    { data: Type.Unsafe<unknown>({ $ref: '#/components/schemas/resource-object' }) },
    { additionalProperties: false, ...component('event-payload') },
  ),
  'created-at': timestamp(),
  context: Type.Optional(freeObject()),
  'redacted-at': nullable('string', 'date-time'),
});

/** Serializes an event. A redacted one names its object and has no other data. */
export function serializeEvent(event: StoredEvent): Resource<Wire<typeof eventAttributes>> {
  const erased = { data: { type: event.objectType, id: event.objectId, attributes: {} } };
  return {
    type: 'event',
    id: event.id,
    attributes: {
      name: event.name,
      payload: event.payload ?? erased,
      'created-at': isoTimestamp(event.createdAt),
      ...(event.context === null ? {} : { context: event.context }),
      'redacted-at': isoTimestamp(event.redactedAt),
    },
  };
}

const list = Type.Optional(Type.String({ maxLength: 10_000 }));

export const eventsSlice: Slice = {
  erases,
  keeps,
  relationTypes: { event: 'event' },
  events: [],
  kinds: [
    defineKind({
      type: 'event',
      readPermission: 'event.read',
      includable: [],
      attributes: eventAttributes,
      load: async ({ tx, scope }, ids) => (await findEvents(tx, scope, ids)).map(serializeEvent),
    }),
  ],
  endpoints: [
    readEndpoint({
      path: '/events',
      operationId: 'list-all-events',
      summary: 'Lists events, newest first.',
      permission: 'event.read',
      resourceType: 'event',
      filters: Type.Object({ name: list, 'object-id': list, id: list }, { additionalProperties: false }),
      async handle({ tx, scope }, { filter, page }) {
        const requested = {
          names: alternatives(filter, 'name'),
          objectIds: alternatives(filter, 'object-id'),
          ids: alternatives(filter, 'id'),
        };
        const found = await listEvents(tx, scope, requested, page);
        return { page: { ...found, items: found.items.map(serializeEvent) } };
      },
    }),
    readEndpoint({
      path: '/events/{event-id}',
      operationId: 'retrieve-an-event',
      summary: 'Retrieves one event.',
      permission: 'event.read',
      resourceType: 'event',
      async handle({ tx, scope }, { params }) {
        const [event] = await findEvents(tx, scope, [params['event-id']]);
        if (event === undefined) throw new Refusal('not_found');
        return { resource: serializeEvent(event) };
      },
    }),
  ],
};
