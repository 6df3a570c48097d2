/**
 * Search for names and wallets in the current watchlists, in threads that share the segments' memory. Every answer
 * lists what was searched, in which version and how old; a list that was not searched is never reported as clear.
 */
import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Model } from '@countersign/screening';
import { Piscina } from 'piscina';
import type { Clock } from '../lib/clock.ts';
import type { Scope } from '../security/scope.ts';
import type { AffectedRequest } from './affected-subjects.ts';
import type { DifferingEntries, DifferingRequest } from './entries-that-differ.ts';
import type { Models } from './models.ts';
import { createPastVersions, type NamedVersion, VersionUnreachable } from './past-versions.ts';
import { readSegmentOf } from './receive-version.ts';
import { isBuiltIn, sandboxWatchlists } from './sandbox-watchlists.ts';
import type { Screened, ScreeningRequest, ScreeningSources, SearchedSource } from './screening-request.ts';
import type { Found, Searchable, SharedSegment } from './search-segments.ts';
import { changesBetween, type VersionChanges } from './version-changes.ts';
import { ageHours, type Standing, type WatchlistVersion } from './watchlist.ts';
import { openWatchlistFolder, type WatchlistFolder } from './watchlist-folder.ts';

export interface Screener {
  readonly models: Models;
  screen(scope: Scope, sources: ScreeningSources, request: ScreeningRequest): Promise<Screened>;
  /** Searches these versions instead of the current ones, in their order. Throws VersionUnreachable. */
  searchVersions(versions: readonly NamedVersion[], request: ScreeningRequest, model: Model): Promise<Found>;
  /** Returns the watchlists of these sources that the scope may search, with or without a version. */
  listed(scope: Scope, sources: ScreeningSources): Promise<readonly Standing[]>;
  /** Returns the difference of the current version of a watchlist to an earlier one; null if either is not kept. */
  changesSince(slug: string, earlier: string): Promise<VersionChanges | null>;
  /** Returns the subjects that these entries of a version may match; null if the version is no longer current. */
  affected(
    changed: Pick<VersionChanges, 'slug' | 'version' | 'places'>,
    subjects: readonly ScreeningRequest[],
  ): Promise<number[] | null>;
  /**
   * Returns the entries added, changed or removed in a kept version; null if it is not kept. Throws VersionUnreachable
   * if its files, or those of the previous version, are gone.
   */
  differing(slug: string, version: string, asked: DifferingAsked): Promise<DifferingEntries | null>;
  /** Preloads the data that searches use, so that the first search does not wait for it. Never throws. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export type DifferingAsked = Pick<DifferingRequest, 'change' | 'name' | 'most'>;

/** Search that matches no entry. */
const nothing: ScreeningRequest = {
  name: null,
  wallet: '',
  birthdate: null,
  countries: [],
  rules: {
    names: { matching: 'strict', partialNames: false, fuzziness: 'low', threshold: 1 },
    birthdate: 'exact',
    compareCountries: false,
    pepClasses: null,
    pepRelatives: false,
    pepWithoutClass: false,
  },
};

/** Milliseconds for which the state of the folder is cached. */
const freshFor = 2_000;

/** Returns the age: `old` beyond the maximum age, `too-old` beyond twice that, or if the age is unknown. */
export function ageOf(standing: Standing, now: Date, maximumHours: number | null = null): SearchedSource['age'] {
  const hours = ageHours(standing, now) ?? Number.POSITIVE_INFINITY;
  const most = maximumHours ?? standing.watchlist.maximumAgeHours;
  return hours > 2 * most ? 'too-old' : hours > most ? 'old' : 'current';
}

const isAmong = ({ listTypes, watchlists }: ScreeningSources, { watchlist: { slug, listType } }: Standing): boolean =>
  listTypes.includes(listType) && (watchlists.length === 0 || watchlists.includes(slug));

/** Returns true if the operator keeps the list for this organization and environment. */
export const isFor = ({ organizationId, environmentKind }: Scope, { watchlist }: Standing): boolean =>
  watchlist.environments.includes(environmentKind) && (watchlist.organizationId ?? organizationId) === organizationId;

/** Loads each segment once, and drops it with its version. */
function createSegments(folder: WatchlistFolder) {
  const loaded = new Map<string, Promise<SharedSegment>>();
  return {
    load({ watchlist, current }: Standing): Promise<SharedSegment> {
      if (current === null) throw new Error(`${watchlist.slug} has no version`);
      const known = loaded.get(current.segment);
      if (known !== undefined) return known;
      const { slug, title, url, listType: type } = watchlist;
      const segment = readSegmentOf(folder, slug, current).then((bytes) => ({
        slug,
        title,
        type,
        bytes,
        url: url ?? '',
        sha256: current.segment,
      }));
      loaded.set(current.segment, segment);
      segment.catch(() => loaded.delete(current.segment));
      return segment;
    },
    /** Returns a loaded segment; null if it is not loaded. */
    held: (segment: string): Promise<SharedSegment> | null => loaded.get(segment) ?? null,
    keepOnly(segments: ReadonlySet<string>): void {
      for (const sha256 of loaded.keys()) if (!segments.has(sha256)) loaded.delete(sha256);
    },
  };
}

/** Threads of searches, started by the first one. */
function createThreads() {
  let pool: Piscina | null = null;
  return {
    started: (): Piscina =>
      (pool ??= new Piscina({
        filename: new URL('./screening-thread.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: Math.max(1, availableParallelism() - 1),
        idleTimeout: Number.POSITIVE_INFINITY,
        maxQueue: 10_000,
      })),
    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}

type Segments = ReturnType<typeof createSegments>;
type Threads = ReturnType<typeof createThreads>;

/** Returns a function that reads the state of the folder, and drops the segments of versions that are gone. */
function createStandings(folder: WatchlistFolder, segments: Segments): () => Promise<readonly Standing[]> {
  let seen: { readonly at: number; readonly standings: Promise<readonly Standing[]> } | null = null;
  return () => {
    if (seen !== null && performance.now() - seen.at < freshFor) return seen.standings;
    const found = folder.standings().then((all) => {
      segments.keepOnly(new Set(all.flatMap(({ current }) => current?.segment ?? [])));
      return all;
    });
    seen = { at: performance.now(), standings: found };
    found.catch(() => {
      seen = null;
    });
    return found;
  };
}

/** Returns a function that builds the watchlists of sandboxes once. */
function createBuiltIn(threads: Threads): () => Promise<readonly SharedSegment[]> {
  let sandbox: Promise<readonly SharedSegment[]> | null = null;
  return () => {
    if (sandbox !== null) return sandbox;
    const built: Promise<readonly SharedSegment[]> = threads.started().run(null, { name: 'buildSandbox' });
    built.catch(() => {
      sandbox = null;
    });
    sandbox = built;
    return built;
  };
}

interface Sources {
  readonly folder: WatchlistFolder;
  readonly segments: Segments;
  readonly threads: Threads;
  readonly builtIn: () => Promise<readonly SharedSegment[]>;
}

/** Returns a function that loads a named version. It throws VersionUnreachable. */
function createNamedVersions({ folder, segments, threads, builtIn }: Sources) {
  const past = createPastVersions(folder, (request) => threads.started().run(request, { name: 'rebuild' }));
  return async (named: NamedVersion): Promise<SharedSegment> => {
    if (!isBuiltIn(named.slug)) return segments.held(named.segment) ?? past.load(named);
    const found = (await builtIn()).find(({ sha256 }) => sha256 === named.segment);
    if (found === undefined) throw new VersionUnreachable(named, 'gone', 'the service no longer has the version');
    return found;
  };
}

interface ChangeParts extends Sources {
  readonly models: Models;
  readonly loadNamed: (named: NamedVersion) => Promise<SharedSegment>;
}

/** Answers what differs between versions, and whom it concerns. */
function createChanges(parts: ChangeParts): Pick<Screener, 'changesSince' | 'affected' | 'differing'> {
  const { folder, segments, threads, models, loadNamed } = parts;

  /** Finds a kept version. Throws VersionUnreachable. */
  async function kept(
    slug: string,
    { sha256: version, segment }: WatchlistVersion,
  ): Promise<DifferingRequest['later']> {
    const named = { slug, version, segment };
    const materials = folder.pathOf(slug, version, 'materials.gz');
    await access(materials).catch(() => {
      throw new VersionUnreachable(named, 'gone', 'no list of entries is kept');
    });
    return { segment: await loadNamed(named), materials };
  }

  return {
    async changesSince(slug, earlier) {
      const current = (await folder.standing(slug))?.current;
      if (current == null) return null;
      const at = (sha256: string) => folder.pathOf(slug, sha256, 'materials.gz');
      const changes = await changesBetween(at(earlier), at(current.sha256)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return changes === null ? null : { slug, version: current.sha256, ...changes };
    },
    async affected({ slug, version, places }, subjects) {
      const standing = await folder.standing(slug);
      if (standing?.current?.sha256 !== version) return null;
      const request: AffectedRequest = {
        segment: await segments.load(standing),
        places,
        subjects,
        model: models.current,
      };
      return threads.started().run(request, { name: 'affected' });
    },
    async differing(slug, sha256, asked) {
      const version = await folder.version(slug, sha256);
      if (version === null) return null;
      const { previous } = version;
      const before = previous === null ? null : await folder.version(slug, previous);
      if (previous !== null && before === null) {
        throw new VersionUnreachable({ slug, version: previous, segment: '' }, 'gone', 'no file is kept');
      }
      const request: DifferingRequest = {
        ...asked,
        later: await kept(slug, version),
        earlier: before === null ? null : await kept(slug, before),
      };
      return threads.started().run(request, { name: 'differing' });
    },
  };
}

interface ScreenerParts {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly models: Models;
}

export function createScreener({ dataDir, clock, models }: ScreenerParts): Screener {
  const folder = openWatchlistFolder(dataDir);
  const segments = createSegments(folder);
  const standings = createStandings(folder, segments);
  const threads = createThreads();
  const builtIn = createBuiltIn(threads);
  const loadNamed = createNamedVersions({ folder, segments, threads, builtIn });

  async function search(
    shared: readonly SharedSegment[],
    request: ScreeningRequest,
    model: Model = models.current,
  ): Promise<Found> {
    return shared.length === 0 ? { matches: [], truncated: false } : threads.started().run([shared, request, model]);
  }

  async function searchable(scope: Scope, sources: ScreeningSources): Promise<Searchable[]> {
    const files = (await standings()).map((standing) => ({ standing, load: () => segments.load(standing) }));
    const isSandbox = scope.environmentKind === 'sandbox';
    const all = isSandbox ? [...sandboxWatchlists(await builtIn(), clock.now()), ...files] : files;
    return all.filter(({ standing }) => isAmong(sources, standing) && isFor(scope, standing));
  }

  return {
    models,
    listed: async (scope, sources) => (await searchable(scope, sources)).map(({ standing }) => standing),
    async screen(scope, sources, request) {
      const there = (await searchable(scope, sources)).filter(({ standing }) => standing.current !== null);
      const searched = there.map(({ standing }) => searchedSource(standing, clock.now(), sources.maximumListAgeHours));
      const shared = await Promise.all(there.map((each) => each.load()));
      return { model: models.current.version, searched, ...(await search(shared, request)) };
    },
    async searchVersions(versions, request, model) {
      return search(await Promise.all(versions.map(loadNamed)), request, model);
    },
    ...createChanges({ folder, segments, threads, builtIn, models, loadNamed }),
    async warm() {
      const all = await standings().catch(() => []);
      if (all.length > 0)
        await threads
          .started()
          .run([[], nothing, models.current])
          .catch(() => undefined);
    },
    close: threads.close,
  };
}

/** Describes a search of the current version. */
export function searchedSource(standing: Standing, now: Date, maximumHours: number | null = null): SearchedSource {
  const { watchlist, current, checkedAt } = standing;
  return {
    slug: watchlist.slug,
    version: current?.sha256 ?? '',
    issuedAt: current?.issuedAt ?? null,
    checkedAt,
    segment: current?.segment ?? '',
    age: ageOf(standing, now, maximumHours),
  };
}
