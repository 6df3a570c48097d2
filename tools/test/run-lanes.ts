/**
 * Execution of test files lane by lane: those without surroundings, those with a database, those with a separate
 * process.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openRunCluster } from '../../packages/server/test/support/run-cluster.ts';
import { againAlone } from './again-alone.ts';
import { brokenFile, type FileResult } from './file-result.ts';
import { readImportGraph } from './import-graph.ts';
import { longestFirst, rememberDurations } from './known-durations.ts';
import { type Lane, laneOf, needsDatabase } from './lane-of.ts';
import { processorTime } from './processor-time.ts';
import { fileLine, type LaneReport, leftRunningLines } from './report.ts';
import { type RunOptions, runFiles } from './run-files.ts';

/** Milliseconds after which a file counts as hanging; far above the slowest on a busy machine. */
const usualFileLimitMs = 600_000;
const titles: Readonly<Record<Lane, string>> = {
  pure: 'pure',
  service: 'service',
  browser: 'browser',
  own: 'own process',
};
const lanes: readonly Lane[] = ['pure', 'service', 'browser', 'own'];
/**
 * Additional workers: files with databases wait a third of their time, those with programs half of it, when more can
 * run.
 */
const besideProcessors: Readonly<Record<Lane, number>> = { pure: 0, service: 1, browser: 1, own: 2 };
const browserOfWorker = new URL('../../packages/server/test/support/start-shared-browser.ts', import.meta.url);
/** Maximum number of files whose tests are listed. */
const fewFiles = 3;

export interface LaneOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** Text before the name of each lane; empty by default. */
  readonly prefix?: string;
  /** Milliseconds after which a file counts as hanging; ten minutes by default. */
  readonly fileLimitMs?: number;
}

/** Measures the time of `work`, by the clock and of the processors. */
export async function measured(name: string, work: () => Promise<readonly FileResult[]>): Promise<LaneReport> {
  const begun = { at: performance.now(), processor: processorTime() };
  const results = await work();
  const spent = processorTime();
  return {
    name,
    results,
    seconds: (performance.now() - begun.at) / 1000,
    processorSeconds: begun.processor === null || spent === null ? null : (spent - begun.processor) / 1000,
  };
}

async function runLane(lane: Lane, paths: readonly string[], isSmall: boolean, options: LaneOptions) {
  const { root, env, signal, fileLimitMs = usualFileLimitMs } = options;
  const workers = availableParallelism() + besideProcessors[lane];
  const run = async (files: readonly string[], limits: Pick<RunOptions, 'workers' | 'shared' | 'preloaded'>) => {
    const results: FileResult[] = [];
    const onResult = (result: FileResult) => {
      results.push(result);
      process.stdout.write(fileLine(result, isSmall));
    };
    const onLeftRunning = (path: string, left: readonly string[]) => process.stdout.write(leftRunningLines(path, left));
    await runFiles(files, { env, ...limits, fileLimitMs, onResult, onLeftRunning }, signal);
    return results;
  };
  const results = await run(longestFirst(root, paths), {
    workers,
    shared: lane !== 'own',
    ...(lane === 'browser' ? { preloaded: browserOfWorker } : {}),
  });
  rememberDurations(root, results);
  // A few named files are probably being worked on, so they are not repeated.
  if (isSmall || signal.aborted) return results;
  return againAlone(results, (failed) => run(failed, { workers: 1, shared: false }));
}

/** Runs all of `paths`, each in its lane; prints a line for each finished file. */
export async function runLanes(paths: readonly string[], options: LaneOptions): Promise<LaneReport[]> {
  const graph = readImportGraph(options.root);
  const byLane = Map.groupBy(paths, (path) => laneOf(graph, path));
  const cluster = { open: null as Awaited<ReturnType<typeof openRunCluster>> | null };
  const env: NodeJS.ProcessEnv = {
    SPECIMEN_CACHE: join(options.root, 'node_modules', '.cache', 'countersign', 'specimens'),
    ...options.env,
  };
  const reports: LaneReport[] = [];
  try {
    for (const lane of lanes) {
      const chosen = byLane.get(lane) ?? [];
      if (chosen.length === 0 || options.signal.aborted) continue;
      const name = `${options.prefix ?? ''}${titles[lane]}`;
      const report = await measured(name, async () => {
        if (chosen.some((path) => needsDatabase(graph, path)))
          cluster.open ??= await openRunCluster(options.env.TEST_DATABASE_URL);
        const given = cluster.open === null ? env : { ...env, TEST_DATABASE_URL: cluster.open.connectionString };
        const results = await runLane(lane, chosen, paths.length <= fewFiles, { ...options, env: given });
        const left = (await cluster.open?.leftBehind()) ?? [];
        return left.length === 0 ? results : [...results, brokenFile(name, 0, `left databases: ${left.join(', ')}`)];
      });
      reports.push(report);
    }
  } finally {
    await cluster.open?.stop();
  }
  return reports;
}
