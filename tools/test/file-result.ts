/** Result of one test file. */
export interface FileResult {
  /** Path from the root of the checkout. */
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly milliseconds: number;
  /** Processor time of the worker and its children; null if the system does not report it. */
  readonly processorMs: number | null;
  /** Failures in full: name, place, error. */
  readonly failures: readonly string[];
  /** Tests with their results, in the order of the file. */
  readonly tests: readonly string[];
  /** Failures of a first run in parallel with other files; this result is that of the second run, without them. */
  readonly failedBesideOthers?: readonly string[];
}

/** Message from a worker after each file. */
export interface WorkerMessage {
  readonly result: FileResult;
  /** Memory of the worker after the file. */
  readonly residentBytes: number;
}

/** Message to a worker: the next file, with its place. */
export interface WorkerOrder {
  readonly path: string;
  /** Time after which it counts as hanging. */
  readonly limitMs: number;
  /** True if other files run in the process after it: only then its remains matter. */
  readonly shared: boolean;
}

/** Message to a worker to end. */
export const endOrder = 'end';

/** Returns the result of a file that broke as a whole, without results of its tests. */
export function brokenFile(path: string, milliseconds: number, why: string): FileResult {
  const failures = [`\n✖ ${path}\n${why.trim().replace(/^(?=.)/gm, '    ')}\n`];
  return { path, passed: 0, failed: 1, skipped: 0, milliseconds, processorMs: null, failures, tests: [] };
}
