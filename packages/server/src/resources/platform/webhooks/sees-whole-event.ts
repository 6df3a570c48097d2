/** Who may see all that a receiver was sent, and so what it answered: an answer can repeat every part of the body. Pure. */
import type { Caller } from '../../../api/caller.ts';
import { type EventCatalogue, eventTypeOf } from './event-catalogue.ts';

/**
 * True when nothing of the event, or of what a webhook can include with it, is kept from the caller: no attribute, no resource and
 * no picture. `eventName` is null once the event was deleted: nobody can tell then what the answer repeats.
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
