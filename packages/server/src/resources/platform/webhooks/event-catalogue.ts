/** What can be subscribed to: names of events, and to what the resource of each event type relates. */
import { permissionOfRelation } from '../../../api/key-rights/key-rights.ts';
import type { Registry } from '../../../operations/slice.ts';
import type { Permission } from '../../../security/permissions.ts';
import { publishedEvents } from './published-events.ts';

export interface EventCatalogue {
  /** What is recorded here, and what the reference records. */
  readonly names: ReadonlySet<string>;
  /** Event type, the name up to its last dot, to the relationships that can be included. */
  readonly relationships: ReadonlyMap<string, readonly string[]>;
  /** Event type to the permission to read its resource; null when any key may. */
  readonly permissions: ReadonlyMap<string, Permission | null>;
  /** Relationship to the permission to read what it leads to. */
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

/** The types of the events subscribed to. */
export function subscribedTypes(enabledEvents: readonly string[], catalogue: EventCatalogue): ReadonlySet<string> {
  if (enabledEvents.includes('*')) return new Set(catalogue.relationships.keys());
  return new Set(enabledEvents.map(eventTypeOf));
}
