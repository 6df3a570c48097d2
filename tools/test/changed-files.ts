/** Tests that a change can reach, according to their imports. */
import { spawnSync } from 'node:child_process';
import { type ImportGraph, reachedFrom } from './import-graph.ts';

function git(root: string, ...args: string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Returns the files that differ from the branch's base on main, committed or not; null if git cannot list them. */
export function changedFiles(root: string): string[] | null {
  const [base] = git(root, 'merge-base', 'HEAD', 'origin/main') ?? git(root, 'merge-base', 'HEAD', 'main') ?? [];
  if (base === undefined) return null;
  const changed = git(root, 'diff', '--name-only', '--no-renames', base);
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  return changed === null || added === null ? null : [...new Set([...changed, ...added])].sort();
}

/** No test reads these. */
const read = /(^|\/)(test\/(bench|accuracy)\/|docs\/.*\.md$|[A-Z]+\.md$|LICENSE$|\.gitignore$)/;
/** Files for browsers are served as one build, which no import shows. */
const built = /^packages\/(flow|dashboard)\//;

export interface Reach {
  readonly tests: readonly string[];
  /** Changed file that may reach anything, so that all tests are selected; null if there is none. */
  readonly generic: string | null;
}

/**
 * Returns those of `tests` that `changed` can reach. A file that no test loads by name, such as a migration, reaches
 * all.
 */
export function reachOf(graph: ImportGraph, tests: readonly string[], changed: readonly string[]): Reach {
  const reached = tests.map((path) => ({ path, loads: reachedFrom(graph, path) }));
  const taken = new Set<string>();
  for (const file of changed.filter((each) => !read.test(each))) {
    const hit = reached.filter(({ loads }) => loads.has(file) || (built.test(file) && loads.has('playwright-core')));
    if (hit.length === 0) return { tests, generic: file };
    for (const { path } of hit) taken.add(path);
  }
  return { tests: tests.filter((path) => taken.has(path)), generic: null };
}
