/** Which test files there are, and which of them a run is about. */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const patterns = ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'];
const apart = /(^|\/)(node_modules|dist|test\/bench|test\/accuracy)\//;

/**
 * Paths below `root`, sorted. Each filter is a part of a path; a file is taken when one of them fits, and all are taken
 * when there is no filter.
 */
export function selectTestFiles(root: string, filters: readonly string[]): string[] {
  const wanted = filters.map((filter) =>
    filter.startsWith('.') || filter.startsWith('/') ? relative(root, resolve(filter)) : filter,
  );
  return globSync(patterns, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
    .filter((path) => !apart.test(path))
    .filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter)))
    .sort();
}
