/**
 * Permission to see a receiver's response, which may repeat every part of the body: only for callers who may see all
 * that was sent. Pure.
 */
import type { Caller } from '../../../api/caller.ts';
import { type EventCatalogue, eventTypeOf } from './event-catalogue.ts';

/**
 * Returns true if no part of the event, or of the resources a webhook can include with it, is hidden from the caller:
 * no attribute, no resource and no picture. `eventName` is null once the event was deleted, when the contents of the
 * response are unknown.
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
