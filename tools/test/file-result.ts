/** What became of one test file. */
export interface FileResult {
  /** From the root of the checkout. */
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly milliseconds: number;
  /** Processor time of the worker and its children; null where the system does not tell. */
  readonly processorMs: number | null;
  /** Each in full: name, place, error. */
  readonly failures: readonly string[];
  /** Every test with how it ended, in the order of the file. */
  readonly tests: readonly string[];
  /** What failed in a first run beside other files; this result is that of the second one, alone. */
  readonly failedBesideOthers?: readonly string[];
}

/** Sent by a worker when a file is through. */
export interface WorkerMessage {
  readonly result: FileResult;
  /** Memory that the worker holds after the file. */
  readonly residentBytes: number;
}

/** Sent to a worker: the file to run next, with its place. */
export interface WorkerOrder {
  readonly path: string;
  /** Time after which it counts as hanging. */
  readonly limitMs: number;
  /** Whether other files run in the process after it: only then does it matter what it leaves behind. */
  readonly shared: boolean;
}

/** Sent to a worker in place of an order: it ends. */
export const endOrder = 'end';

/** The result of a file that broke as a whole: nothing is known of its tests. */
export function brokenFile(path: string, milliseconds: number, why: string): FileResult {
  const failures = [`\n✖ ${path}\n${why.trim().replace(/^(?=.)/gm, '    ')}\n`];
  return { path, passed: 0, failed: 1, skipped: 0, milliseconds, processorMs: null, failures, tests: [] };
}
