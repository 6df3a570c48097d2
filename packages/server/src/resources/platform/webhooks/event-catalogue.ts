/** Catalogue of subscriptions: event names, and the relationships of each event type's resource. */
import { permissionOfRelation } from '../../../api/key-rights/key-rights.ts';
import type { Registry } from '../../../operations/slice.ts';
import type { Permission } from '../../../security/permissions.ts';
import { publishedEvents } from './published-events.ts';

export interface EventCatalogue {
  /** Names recorded by this service and by the reference. */
  readonly names: ReadonlySet<string>;
  /** Event type (the name up to its last dot) → includable relationships. */
  readonly relationships: ReadonlyMap<string, readonly string[]>;
  /** Event type → permission to read its resource; null if any key may. */
  readonly permissions: ReadonlyMap<string, Permission | null>;
  /** Relationship → permission to read its target. */
  readonly relationPermissions: ReadonlyMap<string, Permission | null>;
}

export const eventTypeOf = (eventName: string): string => eventName.slice(0, eventName.lastIndexOf('.'));

export function catalogueOf(registry: Registry): EventCatalogue {
  const names = registry.slices.flatMap(({ events }) => events);
  const kinds = registry.slices.flatMap((slice) => slice.kinds);
  const described = names.map(eventTypeOf).map((type) => {
    const kind = kinds.find((each) => each.type === type || each.type === `${type}/`);
    return { type, includable: kind?.includable ?? [], permission: kind?.readPermission ?? null };
  });
  const relations = described.flatMap(({ includable }) => includable);
  return {
    names: new Set([...names, ...publishedEvents]),
    relationships: new Map(described.map(({ type, includable }) => [type, includable])),
    permissions: new Map(described.map(({ type, permission }) => [type, permission])),
    relationPermissions: new Map(relations.map((name) => [name, permissionOfRelation(name, registry)])),
  };
}

/** Returns the types of the subscribed events. */
export function subscribedTypes(enabledEvents: readonly string[], catalogue: EventCatalogue): ReadonlySet<string> {
  if (enabledEvents.includes('*')) return new Set(catalogue.relationships.keys());
  return new Set(enabledEvents.map(eventTypeOf));
}
