/** Processor time of this process and everything it started. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of one tick in /proc, in milliseconds: a hundred a second on every Linux that Node runs on. */
const tickMs = 10;

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process ended between two looks.
    return '';
  }
}

/** User and system time of a process and of those of its children that ended, which it waited for. */
function ticksOf(pid: number): number {
  // The name of the program may hold blanks; the numbers begin behind it.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + (Number(field) || 0), 0);
}

function childrenOf(pid: number): number[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function treeTicks(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + treeTicks(child), ticksOf(pid));
}

/** How {@link processorTime} counts, for those who read its figures. */
export const howCounted =
  'user and system time of the runner and all below it by /proc; a process whose parent was killed is not in it';

/** Milliseconds so far; null where there is no /proc. */
export function processorTime(): number | null {
  return process.platform === 'linux' ? treeTicks(process.pid) * tickMs : null;
}
