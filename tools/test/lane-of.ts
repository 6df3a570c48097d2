/**
 * Lane of a test file: its surroundings, derived from its imports, which determine the files that share its process.
 */
import { type ImportGraph, type Loaded, reachedFrom } from './import-graph.ts';

/**
 * `pure`: no surroundings. `service`: a database or engine processes, shared with the files before it. `browser`: a
 * browser as well, shared in the same way. `own`: it starts programs or databases and kills some of them, so it gets a
 * separate process.
 */
export type Lane = 'pure' | 'service' | 'browser' | 'own';

const startsPrograms =
  /^(node:(child_process|worker_threads|cluster)|packages\/server\/(src\/database\/embedded\/|test\/support\/own-process\.ts))/;
const needsBrowser = /^playwright-core/;
const needsService = /^(pg|packages\/engines\/src\/index\.ts)$/;

const isTest = (path: string) => /(^|\/)test\/|\.test\.\w+$/.test(path);

/**
 * Returns the imports of tests and their support; the code under test is not followed, since all of it leads to
 * everything.
 */
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

/** Returns true if the tests at `path` create databases on the server of the run. */
export const needsDatabase = (graph: ImportGraph, path: string): boolean =>
  loadedByTests(graph, path).some(({ target }) => target === 'pg');
