import { readFileSync } from 'node:fs';

/** Ticks per second in /proc (Linux: USER_HZ). */
const TICKS = 100;

/**
 * Returns the processor seconds of processes and of the children they waited for (Linux: utime, stime, cutime, cstime
 * of /proc).
 */
export function processorSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / TICKS;
  }, 0);
}
