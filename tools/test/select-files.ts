/** Test files, and the selection for a run. */
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const patterns = ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'];
const apart = /(^|\/)(node_modules|dist|test\/bench|test\/accuracy)\//;
/** Matrices, rounds and long journeys, which `npm run test:whole` runs. */
const wholeOnly = /\.whole\.test\.\w+$/;

/**
 * Returns the paths below `root`, sorted, of one of the two runs. Each filter is a part of a path; a file is selected
 * if one of them matches, or if there is no filter.
 */
export function selectTestFiles(
  root: string,
  filters: readonly string[],
  run: 'change' | 'whole' = 'change',
): string[] {
  const wanted = filters.map((filter) =>
    filter.startsWith('.') || filter.startsWith('/') ? relative(root, resolve(filter)) : filter,
  );
  return globSync(patterns, { cwd: root, exclude: (path) => path.endsWith('node_modules') })
    .filter((path) => !apart.test(path) && wholeOnly.test(path) === (run === 'whole'))
    .filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter)))
    .sort();
}
