/**
 * Worker with everything that its tests started: ended together, and processes that outlive the worker are found and
 * ended.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Name of the variable that identifies processes that left the worker's group. */
export const markName = 'TEST_WORKER_MARK';

/** Milliseconds for programs to end after a request. */
const graceMs = 5000;
const lookMs = 50;
/** Number of checks for the end of killed processes; one that the system cannot end is then ignored. */
const killTries = 200;

interface Left {
  readonly pid: number;
  readonly command: string;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process ended meanwhile, or belongs to another user.
    return '';
  }
}

/** Sends `signal` to every process of the group that `leader` leads. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has ended.
  }
}

/** Returns the remaining processes. Only Linux lists them; elsewhere the group is ended without names. */
function leftOf(leader: number, mark: string): Left[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== leader && pid !== process.pid)
    .filter((pid) => {
      // The name of the program may contain blanks; state, parent and group follow it.
      const [state, , group] = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ');
      if (state === undefined || state === '' || state === 'Z') return false;
      return Number(group) === leader || read(`/proc/${pid}/environ`).split('\0').includes(`${markName}=${mark}`);
    })
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 160) }));
}

/**
 * Ends the group after its worker ended: waits a moment, kills the remaining processes, and returns a line for each of
 * them.
 */
export async function endGroup(leader: number, mark: string): Promise<readonly string[]> {
  const deadline = performance.now() + graceMs;
  let left = leftOf(leader, mark);
  while (left.length > 0 && performance.now() < deadline) {
    await wait(lookMs);
    left = leftOf(leader, mark);
  }
  signalGroup(leader, 'SIGKILL');
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  // A busy machine takes longer to end killed processes.
  for (let tries = 0; tries < killTries && leftOf(leader, mark).length > 0; tries += 1) await wait(lookMs);
  return left.map(({ pid, command }) => `${command} (${pid})`);
}
