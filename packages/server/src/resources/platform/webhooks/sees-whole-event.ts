/**
 * Permission to see a receiver's response. A response may repeat any part of the body, so only callers who may see the
 * whole body may see it. Pure.
 */
import type { Caller } from '../../../api/caller.ts';
import { type EventCatalogue, eventTypeOf } from './event-catalogue.ts';

/**
 * Returns true if no part of the event, or of the resources that a webhook can include with it, is hidden from the
 * caller: no attribute, no resource and no picture. `eventName` is null if the event was deleted; the contents of the
 * response are then unknown.
 */
export function seesWholeEvent(
  { kind, permissions, attributesBlocklist }: Pick<Caller, 'kind' | 'permissions' | 'attributesBlocklist'>,
  eventName: string | null,
  catalogue: EventCatalogue,
): boolean {
  if (eventName === null || attributesBlocklist.length > 0 || !permissions.has('event.read')) return false;
  if (kind === 'user' && !permissions.has('image.view')) return false;
  const type = eventTypeOf(eventName);
  const related = catalogue.relationships.get(type) ?? [];
  const needed = [catalogue.permissions.get(type), ...related.map((name) => catalogue.relationPermissions.get(name))];
  return needed.every((permission) => permission === null || (permission !== undefined && permissions.has(permission)));
}
