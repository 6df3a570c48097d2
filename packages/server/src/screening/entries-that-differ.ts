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
  /** Null for one that was added. */
  readonly before: Entity | null;
  /** Null for one that was removed. */
  readonly after: Entity | null;
}

export interface DifferingEntries {
  /** In the order of the segments: what was added or changed first, what was removed last. */
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
  /** Null of the first version: all of it was added. */
  readonly earlier: KeptVersion | null;
  /** Null for every change. */
  readonly change: EntryChange | null;
  /** A part of a name, in any writing; null for every name. */
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

/** Entries that are read for one question: who searches a list of millions narrows by the change first. */
const mostRead = 200_000;

/** The work of a screening thread. Throws where a file of either version is gone. */
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
