import { readFileSync } from 'node:fs';

/** Returns the sum of the processes' peak resident memory in bytes (Linux: VmHWM of /proc). */
export function peakBytesOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return sum + Number(kilobytes ?? 0) * 1024;
  }, 0);
}
