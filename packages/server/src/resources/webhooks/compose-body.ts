/** The body a webhook receives for an event: the payload in the webhook's version and casing, links signed. */
import { inflectDocument } from '../../api/inflect-keys.ts';
import type { Document, Resource } from '../../api/json-api/document.ts';
import { downgradeDocument, inflectsFieldKeys } from '../../api/versions/index.ts';
import { isoTimestamp } from '../../lib/clock.ts';
import type { Scope } from '../../security/scope.ts';
import { signFileLinks } from '../../storage/file-links.ts';
import type { StoredEvent } from '../events/index.ts';
import type { Webhook } from './webhook.ts';

export interface ComposedBody {
  /** The inner payload document as sent, for the filter. */
  readonly payload: unknown;
  readonly bytes: Buffer;
}

function withoutRelationships(resource: Resource): Resource {
  const { relationships: _dropped, ...rest } = resource;
  return rest;
}

/** `data` is the event's payload; `now` dates the file links. */
export function composeBody(
  event: StoredEvent,
  data: Resource,
  webhook: Webhook,
  scope: Scope,
  baseUrl: string,
  now: Date,
): ComposedBody {
  const shown = webhook.relationships === 'include_none' ? withoutRelationships(data) : data;
  const payload: Document = { data: shown, included: [] };
  const envelope: Document = {
    data: {
      type: 'event',
      id: event.id,
      attributes: {
        name: event.name,
        payload,
        'created-at': isoTimestamp(event.createdAt),
        ...(event.context === null ? {} : { context: event.context }),
      },
    },
  };
  const older = downgradeDocument(envelope, webhook.apiVersion);
  const inflected = inflectDocument(older, webhook.inflection, inflectsFieldKeys(webhook.apiVersion));
  const json = signFileLinks(JSON.stringify(inflected), scope, baseUrl, now, webhook.fileTokenSeconds);
  const sent = JSON.parse(json) as { data: { attributes: { payload: unknown } } };
  return { payload: sent.data.attributes.payload, bytes: Buffer.from(json) };
}
