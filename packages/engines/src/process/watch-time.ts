/** Bounds of the work of a child process: what it computes counts, not how busy the machine is. */
import { readFileSync } from 'node:fs';

export interface TimeLimits {
  /** Processor time that one piece of work may take on all cores together, in milliseconds. */
  readonly processorMs: number;
  /** Time by the clock after which a process that computes less than that counts as stuck, in milliseconds. */
  readonly clockMs: number;
}

/** Which of the two was exceeded. */
export type Exceeded = 'processor' | 'clock';

const LOOK_EVERY_MS = 100;
/** Unit of `/proc/<pid>/stat`: `sysconf(_SC_CLK_TCK)` is 100 on every Linux of today (proc(5), time(7)). */
const MS_PER_TICK = 10;

/**
 * Processor time that a process has taken since its start, in milliseconds; null where the system offers no `/proc`. Read
 * from outside because a process busy in WebAssembly cannot watch itself.
 */
export function processorTime(pid: number): number | null {
  try {
    // The name in the second field may hold anything, brackets too; what follows the last one is numbers.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

/**
 * Calls `onExceeded` once when the process has exceeded a limit, counted from now; gives the way to stop watching. Where
 * processor time cannot be read, the clock stands for it.
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
