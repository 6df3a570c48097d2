/**
 * Watchlists on disk. A version is written to a separate folder, renamed when complete, and made current by one rename
 * of a small file: a process that dies at any moment leaves either the old current version or the new one.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Standing, slugPattern, type Watchlist, type WatchlistVersion } from './watchlist.ts';

export interface WatchlistFolder {
  readonly dataDir: string;
  readonly root: string;
  /** Returns the state of every watchlist, by slug. */
  standings(): Promise<Standing[]>;
  /** Returns the state of a watchlist; null if it does not exist. */
  standing(slug: string): Promise<Standing | null>;
  save(watchlist: Watchlist): Promise<void>;
  /** Finds a version; null if it is not kept. */
  version(slug: string, sha256: string): Promise<WatchlistVersion | null>;
  /** Returns all kept versions, latest arrival first. */
  versions(slug: string): Promise<WatchlistVersion[]>;
  /** Moves a version aside, where it is not opened, until it is discarded or put back. */
  setAside(slug: string, sha256: string): Promise<void>;
  putBack(slug: string, sha256: string): Promise<void>;
  discard(slug: string, sha256: string): Promise<void>;
  /** Returns versions set aside by an interrupted run. */
  asides(slug: string): Promise<string[]>;
  /** Creates an empty folder for a version in progress. */
  stage(slug: string): Promise<string>;
  /** Moves a staged version to its name; an existing version stays unchanged. */
  keep(slug: string, staged: string, version: WatchlistVersion): Promise<void>;
  /** Makes a kept version the current one, and the latest known. */
  makeCurrent(slug: string, version: WatchlistVersion, checkedAt: string | null): Promise<void>;
  /** Makes the version wait for a decision, in place of any other. */
  wait(slug: string, version: WatchlistVersion): Promise<void>;
  /** Ends the wait; the version is the last one that an operator refused. */
  reject(slug: string, version: WatchlistVersion): Promise<void>;
  /** Returns the last version that an operator refused; null if there is none. */
  rejected(slug: string): Promise<WatchlistVersion | null>;
  /** Records that the current version was the latest at `at`. */
  checked(slug: string, at: string): Promise<void>;
  /** Keeps the ETag of a download, so that the next one fetches only a new file. */
  downloaded(slug: string, etag: string | null): Promise<void>;
  pathOf(slug: string, sha256: string, file: string): string;
  inbox(slug: string): string;
  /** Returns the folder of versions in progress. */
  staged(slug: string): string;
}

async function readJson<Value>(path: string): Promise<Value | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the names in a folder; none if it does not exist. */
const listed = (path: string): Promise<string[]> =>
  readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Writes a file atomically. */
async function writeWhole(path: string, value: unknown): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, `${JSON.stringify(value, null, 2)}\n`, { flush: true });
  await rename(beside, path);
}

interface Pointer {
  readonly sha256: string;
  readonly checkedAt?: string | null;
}

/** Paths below the folder of the watchlists. */
function pathsIn(dataDir: string) {
  const root = join(dataDir, 'screening');
  const of = (slug: string, ...rest: string[]) => join(root, 'watchlists', slug, ...rest);
  return { root, of, aside: (slug: string, sha256: string) => of(slug, 'versions', `${sha256}.gone`) };
}

type Paths = ReturnType<typeof pathsIn>;

const readVersion = async ({ of }: Paths, slug: string, pointer: Pointer | null) =>
  pointer === null ? null : await readJson<WatchlistVersion>(of(slug, 'versions', pointer.sha256, 'version.json'));

async function readStanding(paths: Paths, slug: string): Promise<Standing | null> {
  if (!slugPattern.test(slug)) return null;
  const { of } = paths;
  const watchlist = await readJson<Watchlist>(of(slug, 'watchlist.json'));
  if (watchlist === null) return null;
  const pointer = await readJson<Pointer>(of(slug, 'current.json'));
  const waiting = await readJson<Pointer>(of(slug, 'waiting.json'));
  return {
    watchlist,
    current: await readVersion(paths, slug, pointer),
    waiting: await readVersion(paths, slug, waiting),
    checkedAt: pointer?.checkedAt ?? null,
    etag: (await readJson<{ readonly etag: string | null }>(of(slug, 'download.json')))?.etag ?? null,
  };
}

type VersionMethods = 'version' | 'versions' | 'setAside' | 'putBack' | 'discard' | 'asides' | 'stage' | 'keep';

/** Opens the folders of the versions. */
function openVersions(paths: Paths): Pick<WatchlistFolder, VersionMethods> {
  const { of, aside } = paths;
  return {
    version: (slug, sha256) => readVersion(paths, slug, { sha256 }),
    async versions(slug) {
      const names = (await listed(of(slug, 'versions'))).filter((name) => /^[0-9a-f]{64}$/.test(name));
      const found = await Promise.all(names.map((sha256) => readVersion(paths, slug, { sha256 })));
      return found.filter((each) => each !== null).sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
    },
    async setAside(slug, sha256) {
      await rm(aside(slug, sha256), { recursive: true, force: true });
      await rename(of(slug, 'versions', sha256), aside(slug, sha256));
    },
    async putBack(slug, sha256) {
      await rename(aside(slug, sha256), of(slug, 'versions', sha256)).catch((error: NodeJS.ErrnoException) => {
        // The same files arrived again.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
    },
    discard: (slug, sha256) => rm(aside(slug, sha256), { recursive: true, force: true }),
    async asides(slug) {
      const names = await listed(of(slug, 'versions'));
      return names.flatMap((name) => /^([0-9a-f]{64})\.gone$/.exec(name)?.[1] ?? []);
    },
    async stage(slug) {
      const path = of(slug, 'staged', randomBytes(8).toString('hex'));
      await mkdir(join(path, 'files'), { recursive: true });
      return path;
    },
    async keep(slug, staged, version) {
      await writeWhole(join(staged, 'version.json'), version);
      const path = of(slug, 'versions', version.sha256);
      await rm(aside(slug, version.sha256), { recursive: true, force: true });
      await rename(staged, path).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        // The same files, judged again: only the judgement may differ.
        await writeWhole(join(path, 'version.json'), version);
        await rm(staged, { recursive: true, force: true });
      });
    },
  };
}

type PointerMethods = 'makeCurrent' | 'wait' | 'reject' | 'rejected' | 'checked' | 'downloaded';

/** Opens the small files that name versions, and the last download. */
function openPointers(paths: Paths): Pick<WatchlistFolder, PointerMethods> {
  const { of } = paths;
  return {
    async makeCurrent(slug, { sha256 }, checkedAt) {
      await writeWhole(of(slug, 'current.json'), { sha256, checkedAt });
      await rm(of(slug, 'waiting.json'), { force: true });
    },
    wait: (slug, { sha256 }) => writeWhole(of(slug, 'waiting.json'), { sha256 }),
    async reject(slug, { sha256 }) {
      await writeWhole(of(slug, 'rejected.json'), { sha256 });
      await rm(of(slug, 'waiting.json'), { force: true });
    },
    rejected: async (slug) => readVersion(paths, slug, await readJson<Pointer>(of(slug, 'rejected.json'))),
    async checked(slug, at) {
      const pointer = await readJson<Pointer>(of(slug, 'current.json'));
      if (pointer !== null) await writeWhole(of(slug, 'current.json'), { ...pointer, checkedAt: at });
    },
    downloaded: (slug, etag) => writeWhole(of(slug, 'download.json'), { etag }),
  };
}

export function openWatchlistFolder(dataDir: string): WatchlistFolder {
  const paths = pathsIn(dataDir);
  const { root, of } = paths;
  return {
    dataDir,
    root,
    ...openVersions(paths),
    ...openPointers(paths),
    standing: (slug) => readStanding(paths, slug),
    async standings() {
      const slugs = await listed(join(root, 'watchlists'));
      const found = await Promise.all(slugs.sort().map((slug) => readStanding(paths, slug)));
      return found.filter((each) => each !== null);
    },
    async save(watchlist) {
      await mkdir(of(watchlist.slug, 'versions'), { recursive: true });
      await writeWhole(of(watchlist.slug, 'watchlist.json'), watchlist);
    },
    pathOf: (slug, sha256, file) => of(slug, 'versions', sha256, file),
    inbox: (slug) => join(root, 'inbox', slug),
    staged: (slug) => of(slug, 'staged'),
  };
}
