/** What a test file needs around it, by what it loads: that decides with which others it shares a process. */
import { type ImportGraph, type Loaded, reachedFrom } from './import-graph.ts';

/**
 * `pure`: nothing but itself. `service`: a database or engine processes, shared with the files before it. `browser`: a browser
 * as well, shared in the same way. `own`: it starts programs or databases and kills some of them, so it gets a process of its own.
 */
export type Lane = 'pure' | 'service' | 'browser' | 'own';

const startsPrograms =
  /^(node:(child_process|worker_threads|cluster)|packages\/server\/(src\/database\/embedded\/|test\/support\/own-process\.ts))/;
const needsBrowser = /^playwright-core/;
const needsService = /^(pg|packages\/engines\/src\/index\.ts)$/;

const isTest = (path: string) => /(^|\/)test\/|\.test\.\w+$/.test(path);

/** Tests and what supports them are looked into; the code under test is not, since all of it leads to everything. */
function loadedByTests(graph: ImportGraph, path: string): Loaded[] {
  const inTests = ({ target, withTheFile }: Loaded) => withTheFile && isTest(target);
  return [...reachedFrom(graph, path, inTests)].flatMap((at) =>
    graph.loadedBy(at).filter(({ withTheFile }) => withTheFile),
  );
}

export function laneOf(graph: ImportGraph, path: string): Lane {
  const loaded = loadedByTests(graph, path);
  if (loaded.some(({ target }) => startsPrograms.test(target))) return 'own';
  if (loaded.some(({ target }) => needsBrowser.test(target))) return 'browser';
  return loaded.some(({ target }) => needsService.test(target)) ? 'service' : 'pure';
}

/** Whether the tests at `path` make databases on the server of the run. */
export const needsDatabase = (graph: ImportGraph, path: string): boolean =>
  loadedByTests(graph, path).some(({ target }) => target === 'pg');
