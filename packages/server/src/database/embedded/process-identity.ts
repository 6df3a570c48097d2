/**
 * Check that a recorded process still runs. The system reuses process numbers, so only number and start time together
 * identify a process.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in the system's own notation; only compared for equality. */
  readonly started: string;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Runs `ps`, on systems without /proc (macOS). */
function askPs(pid: number, column: 'lstart' | 'command'): string | null {
  try {
    const text = execFileSync('/bin/ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
    return text === '' ? null : text;
  } catch {
    return null;
  }
}

/** Returns the start time of process `pid`, or null if none runs; a zombie counts as ended. */
export function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return askPs(pid, 'lstart');
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // proc(5): the name in parentheses may contain blanks, so fields are counted after it; state is field 3, start field
  // 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return `${readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${fields[19]}`;
}

/** Returns the identity of running process `pid`, or null. */
export function identify(pid: number): ProcessIdentity | null {
  const started = startOf(pid);
  return started === null ? null : { pid, started };
}

export function isRunning(identity: ProcessIdentity): boolean {
  return startOf(identity.pid) === identity.started;
}

/** Returns the command line of `pid`, arguments separated by blanks or NUL; empty if unknown. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return askPs(pid, 'command') ?? '';
  return readOrNull(`/proc/${pid}/cmdline`) ?? '';
}
