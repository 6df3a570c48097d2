/** What can be subscribed to: names of events, and to what the resource of each event type relates. */
import type { Registry } from '../../api/slice.ts';

export interface EventCatalogue {
  readonly names: ReadonlySet<string>;
  /** Event type, the name up to its last dot, to the relationships that can be included. */
  readonly relationships: ReadonlyMap<string, readonly string[]>;
}

export const eventTypeOf = (eventName: string): string => eventName.slice(0, eventName.lastIndexOf('.'));

export function catalogueOf(registry: Registry): EventCatalogue {
  const names = registry.slices.flatMap(({ events }) => events);
  const kinds = registry.slices.flatMap((slice) => slice.kinds);
  const relationships = names.map(eventTypeOf).map((type) => {
    const kind = kinds.find((each) => each.type === type || each.type === `${type}/`);
    return [type, kind?.includable ?? []] as const;
  });
  return { names: new Set(names), relationships: new Map(relationships) };
}

/** The types of the events subscribed to. */
export function subscribedTypes(enabledEvents: readonly string[], catalogue: EventCatalogue): ReadonlySet<string> {
  if (enabledEvents.includes('*')) return new Set(catalogue.relationships.keys());
  return new Set(enabledEvents.map(eventTypeOf));
}
