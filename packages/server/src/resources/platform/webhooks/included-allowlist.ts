/** Selection of the related resources in a webhook body (contract, platform 14.9). Pure. */
import { type EventCatalogue, eventTypeOf, subscribedTypes } from './event-catalogue.ts';

export interface IncludedEntry {
  readonly 'event-type': string;
  /** Relationship names, or only `*`. */
  readonly relationships: readonly string[];
}

export type IncludedAllowlist =
  | { readonly state: 'include_none' | 'include_all' }
  | { readonly state: 'custom'; readonly 'event-types': readonly IncludedEntry[] };

const isEverything = ({ relationships }: IncludedEntry): boolean => relationships.includes('*');

/** Returns the fault of the allowlist, in words that follow its name; null if it is valid. */
export function includedProblem(request: IncludedAllowlist, catalogue: EventCatalogue): string | null {
  if (request.state !== 'custom') return null;
  const types = request['event-types'].map((entry) => entry['event-type']);
  if (new Set(types).size < types.length) return 'names an event type twice';
  for (const { 'event-type': type, relationships } of request['event-types']) {
    if (relationships.includes('*') && relationships.length > 1) return `has "*" beside a name for ${type}`;
    const known = catalogue.relationships.get(type);
    const unknown = relationships.find((name) => name !== '*' && known?.some((each) => each === name) === false);
    if (unknown !== undefined) return `names ${unknown}, to which ${type} does not relate`;
  }
  return null;
}

/**
 * Returns the allowlist in its stored form: without unsubscribed types, `include_none` if none is left, `include_all`
 * if every subscribed type includes all.
 */
export function normalizeIncluded(
  request: IncludedAllowlist,
  enabledEvents: readonly string[],
  catalogue: EventCatalogue,
): IncludedAllowlist {
  if (request.state !== 'custom') return { state: request.state };
  const subscribed = subscribedTypes(enabledEvents, catalogue);
  const entries = request['event-types'].filter((entry) => subscribed.has(entry['event-type']));
  if (entries.length === 0) return { state: 'include_none' };
  if (entries.length === subscribed.size && entries.every(isEverything)) return { state: 'include_all' };
  return { state: 'custom', 'event-types': entries };
}

/** Returns the names of the relationships that it includes for an event type. */
export function relationshipsFor(
  allowlist: IncludedAllowlist,
  type: string,
  catalogue: EventCatalogue,
): readonly string[] {
  const request = includedFor(allowlist, `${type}.`);
  return request.includes('*') ? (catalogue.relationships.get(type) ?? []) : request;
}

/** Returns the relationships to include with an event; `*` for all of its resource. */
export function includedFor(allowlist: IncludedAllowlist, eventName: string): readonly string[] {
  if (allowlist.state !== 'custom') return allowlist.state === 'include_all' ? ['*'] : [];
  const type = eventTypeOf(eventName);
  return allowlist['event-types'].find((entry) => entry['event-type'] === type)?.relationships ?? [];
}
