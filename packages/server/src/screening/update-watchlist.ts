/** Updates of watchlists from their inboxes and addresses, by command and by the worker. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatOf } from '@countersign/screening/sources';
import { codeOf } from '../lib/operator-error.ts';
import { download, TooLarge } from '../security/download.ts';
import { receiveApart } from './receive-apart.ts';
import type { Received } from './receive-version.ts';
import { ageHours, type Standing } from './watchlist.ts';
import type { WatchlistFolder } from './watchlist-folder.ts';

const mostMegabytes = 2000;

/** Reason why a download failed, in a sentence. */
export class NotDownloaded extends Error {
  override readonly name = 'NotDownloaded';
}

interface Downloaded {
  readonly path: string;
  /** ETag of the file. */
  readonly etag: string | null;
}

/** Downloads the file; null if it is unchanged. Throws NotDownloaded if the server answers anything else. */
async function downloadTo({ watchlist, etag }: Standing, into: string): Promise<Downloaded | null> {
  const url = watchlist.url ?? '';
  const name = new URL(url).pathname.split('/').at(-1) || 'list';
  const path = join(into, /\.\w+$/.test(name) ? name : `${name}${formatOf(watchlist.format)?.ending ?? ''}`);
  const answer = await download(url, path, { mostBytes: mostMegabytes * 1_000_000, etag }).catch((error: unknown) => {
    const why = error instanceof TooLarge ? error.message : `it could not be reached (${codeOf(error)})`;
    throw new NotDownloaded(`${url}: ${why}.`, { cause: error });
  });
  if (answer.status === 304) return null;
  if (answer.status !== 200) throw new NotDownloaded(`${url} responded with ${answer.status}.`);
  return { path, etag: answer.etag };
}

async function droppedInto(inbox: string): Promise<string[]> {
  await mkdir(inbox, { recursive: true });
  return (await readdir(inbox)).filter((name) => !name.startsWith('.')).map((name) => join(inbox, name));
}

/**
 * Receives the files in the inbox, else the file at the address. `asOf` is the operator's statement of when the files
 * in the inbox, or the current version, were the publisher's latest. Null if the inbox is empty and there is no
 * address. Throws NotDownloaded.
 */
export async function updateWatchlist(
  folder: WatchlistFolder,
  standing: Standing,
  now: Date,
  asOf: Date | null = null,
): Promise<Received | null> {
  const { slug, url } = standing.watchlist;
  const arrival = { dataDir: folder.dataDir, slug, now };
  const dropped = await droppedInto(folder.inbox(slug));
  if (dropped.length > 0) {
    const received = await receiveApart({ ...arrival, paths: dropped, dropped: { asOf } });
    // Unreadable files stay for the operator to inspect.
    if (received.state !== 'rejected') await Promise.all(dropped.map((path) => rm(path)));
    return received;
  }
  if (url === null && asOf !== null && standing.current !== null) {
    await folder.checked(slug, asOf.toISOString());
    return { state: 'unchanged' };
  }
  if (url === null) return null;
  const into = await mkdtemp(join(folder.root, 'download-'));
  try {
    const downloaded = await downloadTo(standing, into);
    if (downloaded === null) {
      await folder.checked(slug, now.toISOString());
      return { state: 'unchanged' };
    }
    const received = await receiveApart({ ...arrival, paths: [downloaded.path] });
    // "Unchanged" refers to the last file taken: a refused or waiting one must not count as the current one.
    if (received.state === 'current' || received.state === 'unchanged') await folder.downloaded(slug, downloaded.etag);
    return received;
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}

/** Outcome of one list of many. */
export interface Updated {
  readonly slug: string;
  /** Outcome; null if the inbox is empty and there is no address, an error if the download failed. */
  readonly outcome: Received | NotDownloaded | null;
}

/** Updates the lists independently: a failed download does not keep the others from their update. */
export async function* updateEach(
  folder: WatchlistFolder,
  standings: readonly Standing[],
  now: Date,
  asOf: Date | null = null,
): AsyncGenerator<Updated> {
  for (const standing of standings) {
    const outcome = await updateWatchlist(folder, standing, now, asOf).catch((fault: unknown) => {
      if (fault instanceof NotDownloaded) return fault;
      throw fault;
    });
    yield { slug: standing.watchlist.slug, outcome };
  }
}

/** Milliseconds after its last write during which a file may still be arriving. */
const settledMs = 10_000;
const retryMs = 30 * 60_000;
/** Number of downloads within the maximum age of a list. */
const asksOfAnAge = 8;

/** Time of the last failed download, and the unreadable dropped files, by slug; kept for this process. */
export interface UpdateMemory {
  readonly failedAt: Map<string, number>;
  readonly refused: Map<string, string>;
}

export const createUpdateMemory = (): UpdateMemory => ({ failedAt: new Map(), refused: new Map() });

/** Returns names, lengths and times of dropped files; null if there are none, or some are still arriving. */
async function settledDrop(inbox: string, now: Date): Promise<string | null> {
  const files = await Promise.all((await droppedInto(inbox)).map(async (path) => ({ path, ...(await stat(path)) })));
  const isSettled = files.every(({ mtimeMs }) => now.getTime() - mtimeMs > settledMs);
  return files.length === 0 || !isSettled ? null : files.map((file) => [file.path, file.size, file.mtimeMs]).join();
}

const leftoverMs = 24 * 3_600_000;

/** Removes unfinished work of a dead process: it is unused, and may be large. */
async function removeLeftovers(folder: WatchlistFolder, now: Date): Promise<void> {
  const staged = (await folder.standings()).map(({ watchlist }) => folder.staged(watchlist.slug));
  const inRoot = (await entriesOf(folder.root)).filter((path) => basename(path).startsWith('download-'));
  const begun = [...inRoot, ...(await Promise.all(staged.map(entriesOf))).flat()];
  for (const path of begun) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > leftoverMs) await rm(path, { recursive: true, force: true });
  }
}

const entriesOf = async (path: string): Promise<string[]> =>
  (await readdir(path).catch(() => [])).map((name) => join(path, name));

/** Receives dropped files and downloads the lists that are due. The callback gets each outcome; errors are not thrown. */
export async function updateDueWatchlists(
  folder: WatchlistFolder,
  { now, memory }: { readonly now: Date; readonly memory: UpdateMemory },
  tell: (slug: string, received: Received | Error) => void,
): Promise<void> {
  await removeLeftovers(folder, now);
  for (const standing of await folder.standings()) {
    const { slug, url, maximumAgeHours } = standing.watchlist;
    const drop = await settledDrop(folder.inbox(slug), now).catch(() => null);
    const isNew = drop !== null && memory.refused.get(slug) !== drop;
    const age = ageHours(standing, now) ?? Number.POSITIVE_INFINITY;
    const mayAsk = now.getTime() - (memory.failedAt.get(slug) ?? Number.NEGATIVE_INFINITY) > retryMs;
    const isAsked = drop === null && url !== null && age > maximumAgeHours / asksOfAnAge && mayAsk;
    if (!isNew && !isAsked) continue;
    try {
      const received = await updateWatchlist(folder, standing, now);
      if (received?.state === 'rejected' && drop !== null) memory.refused.set(slug, drop);
      if (received?.state === 'rejected' && drop === null) memory.failedAt.set(slug, now.getTime());
      if (received !== null && received.state !== 'unchanged') tell(slug, received);
    } catch (error) {
      memory.failedAt.set(slug, now.getTime());
      tell(slug, error as Error);
    }
  }
}
