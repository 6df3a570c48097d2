/** Processor time of this process and its descendants. */
import { readdirSync, readFileSync } from 'node:fs';

/** Length of a tick in /proc in milliseconds: a hundred a second on every Linux that Node runs on. */
const tickMs = 10;

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process ended meanwhile.
    return '';
  }
}

/** Returns user and system time of a process and of its ended children that it waited for. */
function ticksOf(pid: number): number {
  // The name of the program may contain blanks; the numbers follow it.
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

/** Description of {@link processorTime}, for readers of its figures. */
export const howCounted =
  'user and system time of the runner and all below it by /proc; a process whose parent was killed is not in it';

/** Returns the milliseconds used until now; null without /proc. */
export function processorTime(): number | null {
  return process.platform === 'linux' ? treeTicks(process.pid) * tickMs : null;
}
