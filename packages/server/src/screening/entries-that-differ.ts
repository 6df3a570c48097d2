/**
 * Entries that differ between a version of a watchlist and the previous one, found in both segments and their lists of
 * materials.
 */
import { type Entity, foldedName, type Segment } from '@countersign/screening';
import { openAll, type SharedSegment } from './search-segments.ts';
import { materialsIn } from './version-changes.ts';

export const entryChanges = ['added', 'changed', 'removed'] as const;

export type EntryChange = (typeof entryChanges)[number];

export interface DifferingEntry {
  readonly change: EntryChange;
  /** Entry before; null for an added one. */
  readonly before: Entity | null;
  /** Entry after; null for a removed one. */
  readonly after: Entity | null;
}

export interface DifferingEntries {
  /** Entries in the order of the segments: added or changed ones first, removed ones last. */
  readonly entries: readonly DifferingEntry[];
  /** True if there are more matching entries. */
  readonly hasMore: boolean;
}

interface KeptVersion {
  readonly segment: SharedSegment;
  /** Path of the list of materials. */
  readonly materials: string;
}

export interface DifferingRequest {
  readonly later: KeptVersion;
  /** Previous version; null for the first one, all of whose entries were added. */
  readonly earlier: KeptVersion | null;
  /** Change to filter by; null for all. */
  readonly change: EntryChange | null;
  /** Part of a name to filter by, in any script; null for every name. */
  readonly name: string | null;
  readonly most: number;
}

interface Places {
  readonly change: EntryChange;
  readonly before: number | null;
  readonly after: number | null;
}

async function placesIn(kept: KeptVersion | null): Promise<Map<string, { readonly place: number; material: string }>> {
  const found = new Map<string, { place: number; material: string }>();
  if (kept === null) return found;
  for await (const [key, material] of materialsIn(kept.materials)) found.set(key, { place: found.size, material });
  return found;
}

async function* differing({ earlier, later }: DifferingRequest): AsyncGenerator<Places> {
  const before = await placesIn(earlier);
  let after = 0;
  for await (const [key, material] of materialsIn(later.materials)) {
    const was = before.get(key);
    before.delete(key);
    if (was === undefined) yield { change: 'added', before: null, after };
    else if (was.material !== material) yield { change: 'changed', before: was.place, after };
    after += 1;
  }
  for (const { place } of before.values()) yield { change: 'removed', before: place, after: null };
}

const isNamed = (entity: Entity | null, part: string): boolean =>
  entity?.names.some(({ value }) => foldedName(value).includes(part)) === true;

/** Limit of entries that a query reads; a larger list must first be narrowed by the kind of change. */
const mostRead = 200_000;

/** Finds the entries, as the work of a screening thread. Throws if a file of either version is missing. */
export async function entriesThatDiffer(request: DifferingRequest): Promise<DifferingEntries> {
  const { earlier, later, change, name, most } = request;
  const [after, before] = openAll([later.segment, ...(earlier === null ? [] : [earlier.segment])]);
  const at = (segment: Segment | undefined, place: number | null): Entity | null =>
    place === null || segment === undefined ? null : segment.entity(place);
  const part = name === null ? '' : foldedName(name);
  const entries: DifferingEntry[] = [];
  let read = 0;
  for await (const places of differing(request)) {
    if (change !== null && places.change !== change) continue;
    if (read === mostRead) return { entries, hasMore: true };
    read += 1;
    const entry = { change: places.change, before: at(before, places.before), after: at(after, places.after) };
    if (part !== '' && !isNamed(entry.before, part) && !isNamed(entry.after, part)) continue;
    if (entries.length === most) return { entries, hasMore: true };
    entries.push(entry);
  }
  return { entries, hasMore: false };
}
