/**
 * Limits of a webhook's settings: the receiver gets only data that the key which configures the webhook could read
 * (decision 0046).
 */
import { hidesPath } from '../../../api/key-rights/hidden-paths.ts';
import { demandPermission, type Viewer } from '../../../api/key-rights/key-rights.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { checkBlocklist } from '../api-keys/index.ts';
import { type EventCatalogue, subscribedTypes } from './event-catalogue.ts';
import { relationshipsFor } from './included-allowlist.ts';
import { pointers } from './input.ts';
import type { WebhookSettings } from './webhook.ts';

/**
 * Throws missing_permission for the first permission the key lacks for a subscribed or included resource, exceeds_grant
 * for attributes hidden from the key but not from the webhook. `before` is null for a new webhook.
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
  const hidden = hiddenPaths(caller.attributesBlocklist, request.payloadFilter, types);
  if (hidden.length > 0) {
    throw new Refusal('exceeds_grant', {
      details: `${hidden.slice(0, 3).join(', ')} is hidden from you, so a filter cannot use it`,
      pointer: pointers.payloadFilter,
    });
  }
}

/** Returns the paths of a filter that lead to attributes which the blocklist removes from one of these types. */
function hiddenPaths(entries: readonly string[], filter: unknown, types: ReadonlySet<string>): string[] {
  const asked = pathsIn(filter).flatMap(([data, container, ...path]) =>
    data === 'data' && container === 'attributes' && path.length > 0 ? [path] : [],
  );
  const isHidden = (path: readonly string[]): boolean => [...types].some((type) => hidesPath(entries, type, path));
  return [...new Set(asked.filter(isHidden).map((path) => path.join('.')))];
}

/**
 * Returns the path of keys to each value of the filter. Alternatives and list elements have the path of their member.
 */
function pathsIn(filter: unknown): string[][] {
  if (filter === null || typeof filter !== 'object' || Object.keys(filter).length === 0) return [[]];
  if (Array.isArray(filter)) return filter.flatMap(pathsIn);
  return Object.entries(filter).flatMap(([key, value]) =>
    pathsIn(value).map((path) => (key === '$or' ? path : [key, ...path])),
  );
}

const sameFilter = (request: WebhookSettings, before: WebhookSettings | null): boolean =>
  JSON.stringify(request.payloadFilter) === JSON.stringify(before?.payloadFilter);
