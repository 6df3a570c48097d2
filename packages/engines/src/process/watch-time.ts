/** Time limits of a child process's work: mainly its own processor time, independent of other load. */
import { readFileSync } from 'node:fs';

export interface TimeLimits {
  /** Processor time limit of one piece of work on all cores together, in milliseconds. */
  readonly processorMs: number;
  /** Wall-clock time in milliseconds. A process that has not used its processor time limit by then counts as stuck. */
  readonly clockMs: number;
}

/** Limit that was exceeded. */
export type Exceeded = 'processor' | 'clock';

const LOOK_EVERY_MS = 100;
/** Unit of `/proc/<pid>/stat`: `sysconf(_SC_CLK_TCK)` is 100 on every current Linux (proc(5), time(7)). */
const MS_PER_TICK = 10;

/**
 * Returns the processor time of a process since its start, in milliseconds; null without `/proc`. Read from outside
 * because a process busy in WebAssembly cannot watch itself.
 */
export function processorTime(pid: number): number | null {
  try {
    // The name in the second field may contain anything, including brackets; only numbers follow the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

/**
 * Calls `onExceeded` once if the process exceeds a limit, counted from now; returns a function that stops watching. If
 * processor time cannot be read, wall-clock time replaces it.
 */
export function watchTime(
  pid: number | undefined,
  { processorMs, clockMs }: TimeLimits,
  onExceeded: (what: Exceeded) => void,
): () => void {
  const before = pid === undefined ? null : processorTime(pid);
  const begun = performance.now();
  const look = (): void => {
    const clock = performance.now() - begun;
    const now = pid === undefined ? null : processorTime(pid);
    const processor = before === null || now === null ? clock : now - before;
    if (processor < processorMs && clock < clockMs) return;
    stop();
    onExceeded(processor >= processorMs ? 'processor' : 'clock');
  };
  const timer = setInterval(look, Math.min(LOOK_EVERY_MS, processorMs / 4, clockMs / 4));
  const stop = (): void => clearInterval(timer);
  return stop;
}
