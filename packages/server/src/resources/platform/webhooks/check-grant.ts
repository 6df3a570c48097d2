/** A webhook tells its receiver nothing that the key which sets it could not read itself (decision 0046). */
import { applyBlocklist, parseBlocklist } from '../../../api/key-rights/attribute-blocklist.ts';
import { demandPermission, type Viewer } from '../../../api/key-rights/key-rights.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { checkBlocklist } from '../api-keys/index.ts';
import { type EventCatalogue, subscribedTypes } from './event-catalogue.ts';
import { relationshipsFor } from './included-allowlist.ts';
import { pointers } from './input.ts';
import type { WebhookSettings } from './webhook.ts';

/**
 * Throws missing_permission for the first permission the key lacks of what the webhook is told or includes, exceeds_grant for
 * attributes that are kept from the key and not from the webhook. `before` is null when it is made.
 */
export function checkGrant(
  caller: Viewer,
  request: WebhookSettings,
  before: WebhookSettings | null,
  catalogue: EventCatalogue,
): void {
  for (const type of subscribedTypes(request.enabledEvents, catalogue)) {
    demandPermission(caller, catalogue.permissions.get(type) ?? null);
    for (const name of relationshipsFor(request.included, type, catalogue)) {
      demandPermission(caller, catalogue.relationPermissions.get(name) ?? null);
    }
  }
  checkBlocklist(caller, request.blocklist);
  if (request.payloadFilter === null || sameFilter(request, before)) return;
  const types = subscribedTypes(request.enabledEvents, catalogue);
  const hidden = hiddenNames(caller.attributesBlocklist, request.payloadFilter, types);
  if (hidden.length > 0) {
    throw new Refusal('exceeds_grant', {
      details: `${hidden.slice(0, 3).join(', ')} is kept from you, and whether a filter matches would tell of it`,
      pointer: pointers.payloadFilter,
    });
  }
}

/** Parts of a payload that hold no attribute of their own. */
const frame = new Set(['data', 'attributes', 'relationships', 'included', 'type', 'id', '$or']);

/** The names that a filter asks for and that the list removes, wherever in the attributes of these types they stand. */
function hiddenNames(entries: readonly string[], filter: unknown, types: ReadonlySet<string>): string[] {
  const names = [...new Set(namesIn(filter))].filter((name) => !frame.has(name));
  const every = Object.fromEntries(names.map((name) => [name, '']));
  const blocklist = parseBlocklist(entries);
  return names.filter((name) =>
    [...types].some((type) => {
      const data = { type, id: '', attributes: { ...every, fields: every } };
      const { attributes } = applyBlocklist({ data }, blocklist).data as typeof data;
      const isInFields = Object.hasOwn(attributes, 'fields') && Object.hasOwn(attributes.fields, name);
      return !Object.hasOwn(attributes, name) || (name !== 'fields' && names.includes('fields') && !isInFields);
    }),
  );
}

function namesIn(filter: unknown): string[] {
  if (Array.isArray(filter)) return filter.flatMap(namesIn);
  if (filter === null || typeof filter !== 'object') return [];
  return Object.entries(filter).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

const sameFilter = (request: WebhookSettings, before: WebhookSettings | null): boolean =>
  JSON.stringify(request.payloadFilter) === JSON.stringify(before?.payloadFilter);
