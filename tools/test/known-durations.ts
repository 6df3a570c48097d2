/**
 * Durations of each test file's last run on this machine, so that the long ones begin first and workers end at similar
 * times.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileResult } from './file-result.ts';

const place = join('node_modules', '.cache', 'countersign', 'test-durations.json');

/** Bytes of a test that take about a millisecond, for files that never ran here. */
const bytesAMillisecond = 20;

type Durations = Record<string, number>;

function readDurations(root: string): Durations {
  try {
    return JSON.parse(readFileSync(join(root, place), 'utf8')) as Durations;
  } catch {
    // First run on this machine, or a broken cache: sizes suffice.
    return {};
  }
}

/** Returns `paths` with the longest first. */
export function longestFirst(root: string, paths: readonly string[]): string[] {
  const known = readDurations(root);
  const guess = (path: string) => known[path] ?? statSync(join(root, path)).size / bytesAMillisecond;
  return paths.toSorted((one, other) => guess(other) - guess(one));
}

export function rememberDurations(root: string, results: readonly FileResult[]): void {
  const known = readDurations(root);
  // Elapsed time, since a waiting file occupies its worker as long as a working one.
  for (const { path, milliseconds } of results) known[path] = Math.round(milliseconds);
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), JSON.stringify(known, null, 1));
}
