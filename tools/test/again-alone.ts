/** Second run of each failed file without parallel files, which distinguishes a busy machine from a broken test. */
import type { FileResult } from './file-result.ts';

/** More failures than these are not caused by a busy machine. */
const most = 8;

/**
 * Runs each failed file again without parallel files.
 *
 * @param runAlone runs the files one after the other
 * @returns the results in order, with the second one of each file that then passed, and its earlier failures
 */
export async function againAlone(
  results: readonly FileResult[],
  runAlone: (paths: readonly string[]) => Promise<readonly FileResult[]>,
): Promise<readonly FileResult[]> {
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length === 0 || failed.length > most) return results;
  const alone = new Map((await runAlone(failed.map(({ path }) => path))).map((result) => [result.path, result]));
  return results.map((first) => {
    const second = alone.get(first.path);
    return second?.failed === 0 ? { ...second, failedBesideOthers: first.failures } : first;
  });
}
