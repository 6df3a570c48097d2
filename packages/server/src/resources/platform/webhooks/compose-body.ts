/** Body of a webhook delivery in the webhook's version and casing, limited to the data that its settings allow. */

import { type Document, mapResources, type Resource } from '../../../api/json-api/document.ts';
import { loadIncluded } from '../../../api/json-api/include.ts';
import { inflectDocument } from '../../../api/json-api/inflect-keys.ts';
import { applyBlocklist, parseBlocklist, stripContext } from '../../../api/key-rights/attribute-blocklist.ts';
import { downgradeDocument, inflectsFieldKeys } from '../../../api/versions/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ReadContext } from '../../../operations/context.ts';
import type { Registry } from '../../../operations/slice.ts';
import type { CommittedEvent } from '../../../outbox/committed-events.ts';
import { includedFor } from './included-allowlist.ts';
import { matchesFilter } from './payload-filter.ts';
import type { Webhook } from './webhook.ts';

/** Loads related resources by relationship names or `*`, and caches them: several webhooks may receive one event. */
export type Relatives = (resource: Resource, relationships: readonly string[]) => Promise<readonly Resource[]>;

export function createRelatives(context: ReadContext, registry: Registry): Relatives {
  const cache = new Map<string, Promise<Resource[]>>();
  return (resource, relationships) => {
    const { includable } = registry.kindOf(resource.type);
    const names = relationships.includes('*') ? includable : includable.filter((name) => relationships.includes(name));
    const key = `${resource.type} ${resource.id} ${names.join()}`;
    const paths = names.map((name) => [name] as const);
    const found = cache.get(key) ?? loadIncluded(context, [resource], paths, registry);
    cache.set(key, found);
    return found;
  };
}

/**
 * Returns true if bodies contain related resources too. Those have their state at the time when the body is composed.
 */
export const includesRelatives = ({ included }: Webhook): boolean => included.state !== 'include_none';

/** Returns true if the webhook's filter lets the event through. Tests the payload before attributes are removed. */
export function passesFilter(data: Resource, webhook: Webhook): boolean {
  const { payloadFilter, apiVersion, inflection } = webhook;
  if (payloadFilter === null) return true;
  const older = downgradeDocument({ data }, apiVersion);
  return matchesFilter(payloadFilter, inflectDocument(older, inflection, inflectsFieldKeys(apiVersion)));
}

/** Composes the body: JSON with neutral references in place of file links. `data` is the event's payload. */
export async function composeBody(
  event: Pick<CommittedEvent, 'id' | 'name' | 'context' | 'createdAt'>,
  data: Resource,
  webhook: Webhook,
  relatives: Relatives,
): Promise<string> {
  const { apiVersion, inflection } = webhook;
  const request = includedFor(webhook.included, event.name);
  const included = request.length === 0 ? [] : await relatives(data, request);
  // A resource without relationships has no `included`, as in the reference.
  const whole = data.relationships === undefined ? { data } : { data, included };
  const older = downgradeDocument(whole, apiVersion);
  const related = webhook.relationships === 'include_none' ? mapResources(older, withoutRelationships) : older;
  const blocklist = parseBlocklist(webhook.blocklist);
  const payload = applyBlocklist(related, blocklist);
  const envelope: Document = {
    data: {
      type: 'event',
      id: event.id,
      attributes: {
        name: event.name,
        payload,
        'created-at': isoTimestamp(event.createdAt),
        ...(event.context === null ? {} : { context: stripContext(event.context, data, blocklist) }),
      },
    },
  };
  return JSON.stringify(inflectDocument(envelope, inflection, inflectsFieldKeys(apiVersion)));
}

function withoutRelationships(resource: Resource): Resource {
  const { relationships: _dropped, ...rest } = resource;
  return rest;
}
