/** Files that failed beside others are given a second run alone, which tells a busy machine from a broken test. */
import type { FileResult } from './file-result.ts';

/** More failures than these are no matter of a busy machine. */
const most = 8;

/**
 * @param runAlone runs the files one after the other
 * @returns the results, in their order, with the second one of each file that passed alone and what it failed by before
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
