/** A worker with everything that its tests started: told to end together, and what outlives the worker is found and ended. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The variable by which processes that left the worker's group are still known to be its own. */
export const markName = 'TEST_WORKER_MARK';

/** Milliseconds that programs which were told to end have for it. */
const graceMs = 5000;
const lookMs = 50;
/** Looks at whether killed processes are gone; one that the system cannot end is left alone then. */
const killTries = 200;

interface Left {
  readonly pid: number;
  readonly command: string;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process ended between two looks, or belongs to somebody else.
    return '';
  }
}

/** Sends `signal` to every process of the group that `leader` leads. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // Nothing is left of it.
  }
}

/** Linux alone tells; elsewhere the group is ended without being named. */
function leftOf(leader: number, mark: string): Left[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== leader && pid !== process.pid)
    .filter((pid) => {
      // The name of the program may hold blanks; state, parent and group stand behind it.
      const [state, , group] = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ');
      if (state === undefined || state === '' || state === 'Z') return false;
      return Number(group) === leader || read(`/proc/${pid}/environ`).split('\0').includes(`${markName}=${mark}`);
    })
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 160) }));
}

/**
 * Call it when the worker has ended. Waits a moment for what is still ending, ends the rest by force, and returns a line for
 * each process of the rest.
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
      // It ended by itself.
    }
  }
  // A busy machine takes its time to end what was killed.
  for (let tries = 0; tries < killTries && leftOf(leader, mark).length > 0; tries += 1) await wait(lookMs);
  return left.map(({ pid, command }) => `${command} (${pid})`);
}
