/**
 * Receiving the files of a watchlist: store, read, compare, judge, build, swap. A failure leaves the current version
 * unchanged.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createSegmentBuilder } from '@countersign/screening';
import { carriedFile, formatOf, readOwnCsv, SourceBroken } from '@countersign/screening/sources';
import { carryEntries } from './carry-entries.ts';
import { countParts } from './count-parts.ts';
import { objectionTo } from './judge-version.ts';
import { materialOf } from './material.ts';
import { readMaterials } from './version-changes.ts';
import type { Changes, Standing, VersionDecision, VersionParts, Watchlist, WatchlistVersion } from './watchlist.ts';
import type { WatchlistFolder } from './watchlist-folder.ts';

export type Received =
  | { readonly state: 'current' | 'waiting'; readonly version: WatchlistVersion }
  | { readonly state: 'unchanged' }
  | { readonly state: 'rejected'; readonly reason: string };

export interface Arrival {
  readonly folder: WatchlistFolder;
  readonly slug: string;
  /** Paths of the files; their names identify their kind. */
  readonly paths: readonly string[];
  readonly now: Date;
  /**
   * Time at which dropped files were the publisher's latest, according to the operator. Absent for downloaded files.
   */
  readonly dropped?: { readonly asOf: Date | null };
}

/**
 * Returns the time at which the files were known to be the publisher's latest, ISO 8601. That is now for a download and
 * for the operator's own list; for dropped files it is the operator's statement, or else their issue time. Null if none
 * is known: the age of the list is then unknown.
 */
function latestAt({ dropped, now }: Arrival, { format }: Watchlist, issuedAt: string | null): string | null {
  if (dropped === undefined) return now.toISOString();
  const isOwn = formatOf(format)?.url === null;
  const said =
    dropped.asOf?.getTime() ?? (isOwn ? now.getTime() : issuedAt === null ? Number.NaN : Date.parse(issuedAt));
  return Number.isNaN(said) ? null : new Date(Math.min(said, now.getTime())).toISOString();
}

const isLater = (one: string | null, other: string | null): boolean => one !== null && (other === null || one > other);

export const nameOf = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').toLowerCase();

/**
 * Hashes the files by name and content, in the order of the names; `after` is the version whose entries stay, for lists
 * that arrive in windows.
 */
export async function hashOf(paths: readonly string[], after: string | null = null): Promise<string> {
  const hash = createHash('sha256');
  if (after !== null) hash.update(`${after}\0`);
  for (const path of [...paths].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    hash.update(`${nameOf(path)}\0`);
    await pipeline(createReadStream(path), async (chunks) => {
      for await (const chunk of chunks) hash.update(chunk as Buffer);
    });
  }
  return hash.digest('hex');
}

interface Read {
  readonly segment: Uint8Array;
  readonly entities: number;
  readonly names: number;
  readonly nameless: number;
  readonly issuedAt: string | null;
  readonly changes: Changes;
  readonly parts: VersionParts;
}

/** Returns true if entries of the previous version stay. */
export const isWindowed = ({ format }: Watchlist): boolean => formatOf(format)?.isWindow === true;

/** Returns the reader of the list's format. Throws SourceBroken for an unknown format. */
export function readerOf(watchlist: Watchlist) {
  if (watchlist.format === 'csv' && watchlist.mapping !== null) return readOwnCsv(watchlist.mapping);
  const format = formatOf(watchlist.format);
  if (format === null) throw new SourceBroken(`the format ${watchlist.format} is not supported`);
  return format.read;
}

/** Reads every entry once, into the segment and the list of materials. Throws SourceBroken. */
async function readAll(
  watchlist: Watchlist,
  staged: string,
  paths: readonly string[],
  before: Map<string, string>,
): Promise<Read> {
  const byName = new Map(paths.map((path) => [nameOf(path), join(staged, 'files', nameOf(path))]));
  const builder = createSegmentBuilder();
  const count = { entities: 0, names: 0, nameless: 0, added: 0, changed: 0 };
  const counted = countParts();
  let issuedAt: string | null = null;
  const files = { names: [...byName.keys()], open: (name: string) => createReadStream(byName.get(name) ?? '') };
  const left = new Set(before.keys());
  async function* lines() {
    for await (const entity of readerOf(watchlist)(files, (at) => (issuedAt = at), counted.leaveOut)) {
      builder.add(entity);
      count.entities += 1;
      counted.add(entity);
      count.names += entity.names.length;
      if (entity.names.length === 0 && entity.wallets.length === 0) count.nameless += 1;
      const material = materialOf(entity);
      // An entry with a new key is still the same entry.
      const known = [entity.key, ...(entity.formerKeys ?? [])].filter((key) => left.delete(key));
      if (known.length === 0) count.added += 1;
      else if (known[0] !== entity.key || before.get(entity.key) !== material) count.changed += 1;
      yield `${JSON.stringify([entity.key, material])}\n`;
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(join(staged, 'materials.gz')));
  const { entities, names, nameless, added, changed } = count;
  return {
    segment: builder.finish(),
    entities,
    names,
    nameless,
    issuedAt,
    changes: { added, changed, removed: left.size },
    parts: counted.parts,
  };
}

async function makeVersion(
  arrival: Arrival,
  standing: Standing,
  sha256: string,
  staged: string,
): Promise<WatchlistVersion> {
  const { folder, slug, paths, now } = arrival;
  const { current, watchlist } = standing;
  const arrived = [...paths];
  for (const path of paths) await copyFile(path, join(staged, 'files', nameOf(path)));
  const isWindow = isWindowed(watchlist);
  if (isWindow && paths.some((path) => nameOf(path) === carriedFile)) {
    throw new SourceBroken(`${carriedFile} is a reserved name`);
  }
  if (isWindow && current !== null) {
    const carried = join(staged, 'files', carriedFile);
    await carryEntries(folder.pathOf(slug, current.sha256, 'segment'), carried, now);
    arrived.push(carried);
  }
  const before = await readMaterials(current === null ? null : folder.pathOf(slug, current.sha256, 'materials.gz'));
  const { segment, ...read } = await readAll(watchlist, staged, arrived, before);
  await writeFile(join(staged, 'segment'), segment, { flush: true });
  return {
    ...read,
    sha256,
    receivedAt: now.toISOString(),
    latestAt: latestAt(arrival, watchlist, read.issuedAt),
    segment: createHash('sha256').update(segment).digest('hex'),
    previous: current?.sha256 ?? null,
    // The files of one window remove no entry, and may be empty.
    objection: isWindow ? null : objectionTo(read, current),
    accepted: null,
  };
}

/** Receives a version. Throws if there is no such watchlist. A broken format is `rejected`, with the reason. */
export async function receiveVersion(arrival: Arrival): Promise<Received> {
  const { folder, slug } = arrival;
  const standing = await folder.standing(slug);
  if (standing === null) throw new Error(`there is no watchlist ${slug}`);
  const { current } = standing;
  const isWindow = isWindowed(standing.watchlist);
  const known = await hashOf(arrival.paths, isWindow ? current?.previous : null);
  const sha256 = isWindow ? await hashOf(arrival.paths, current?.sha256) : known;
  if (current?.sha256 === known) {
    const at = latestAt(arrival, standing.watchlist, current.issuedAt);
    if (at !== null && isLater(at, standing.checkedAt)) await folder.checked(slug, at);
    return { state: 'unchanged' };
  }
  const refused = (await folder.version(slug, sha256))?.rejected;
  if (refused !== undefined) return { state: 'rejected', reason: `${refused.by} rejected it: ${refused.reason}` };
  const staged = await folder.stage(slug);
  try {
    const version = await makeVersion(arrival, standing, sha256, staged);
    await folder.keep(slug, staged, version);
    if (version.objection !== null) {
      await folder.wait(slug, version);
      return { state: 'waiting', version };
    }
    await folder.makeCurrent(slug, version, version.latestAt ?? null);
    return { state: 'current', version };
  } catch (error) {
    if (error instanceof SourceBroken) return { state: 'rejected', reason: error.message };
    throw error;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Makes a waiting version current, for an operator who gives a reason. Null if none waits. */
export async function acceptWaiting(
  folder: WatchlistFolder,
  slug: string,
  decision: VersionDecision,
): Promise<WatchlistVersion | null> {
  const standing = await folder.standing(slug);
  if (standing?.waiting == null) return null;
  const version: WatchlistVersion = { ...standing.waiting, accepted: decision };
  const staged = await folder.stage(slug);
  await folder.keep(slug, staged, version);
  await folder.makeCurrent(slug, version, version.latestAt === undefined ? decision.at : version.latestAt);
  return version;
}

/**
 * Refuses a waiting version, for an operator who gives a reason; the same files are refused again later. Null if none
 * waits.
 */
export async function rejectWaiting(
  folder: WatchlistFolder,
  slug: string,
  decision: VersionDecision,
): Promise<WatchlistVersion | null> {
  const standing = await folder.standing(slug);
  if (standing?.waiting == null) return null;
  const version: WatchlistVersion = { ...standing.waiting, rejected: decision };
  const staged = await folder.stage(slug);
  await folder.keep(slug, staged, version);
  await folder.reject(slug, version);
  return version;
}

/** Reads a version's segment into memory that threads share. Throws if its bytes are not those that were written. */
export async function readSegmentOf(
  folder: WatchlistFolder,
  slug: string,
  version: WatchlistVersion,
): Promise<SharedArrayBuffer> {
  const bytes = await readFile(folder.pathOf(slug, version.sha256, 'segment'));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== version.segment) throw new Error(`the segment of ${slug} ${version.sha256} was changed on disk`);
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}
