import { readFileSync } from 'node:fs';

/**
 * Returns the resident memory of a process in bytes; null without `/proc` (then only the heap and pixel limits apply).
 * Read from outside because a process busy in WebAssembly cannot watch itself.
 */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
