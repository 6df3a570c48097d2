/** A webhook tells its receiver nothing that the key which sets it could not read itself (decision 0046). */
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
  const hidden = caller.attributesBlocklist.length > 0;
  if (hidden && request.payloadFilter !== null && !sameFilter(request, before)) {
    throw new Refusal('exceeds_grant', {
      details: 'attributes are kept from this key, and a filter would tell of them',
      pointer: pointers.payloadFilter,
    });
  }
}

const sameFilter = (request: WebhookSettings, before: WebhookSettings | null): boolean =>
  JSON.stringify(request.payloadFilter) === JSON.stringify(before?.payloadFilter);
