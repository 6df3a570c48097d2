/** Resident memory of a process and all its descendants, read from /proc (Linux only). */
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  readonly residentBytes: number;
  readonly command: string;
}

function factsOf(pid: number): ProcessFacts | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const number = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    return { pid, parent: number('PPid'), residentBytes: number('VmRSS') * 1024, command };
  } catch {
    return null;
  }
}

/** Sums up the tree below `root`, without the database server and its workers. */
export function residentBytesBelow(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (factsOf(Number(name)) ?? []) : []));
  const below = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { pid, parent } of all) {
      if (below.has(parent) && !below.has(pid)) {
        below.add(pid);
        grown = true;
      }
    }
  }
  return all
    .filter(({ pid, command }) => below.has(pid) && !command.startsWith('postgres'))
    .reduce((sum, { residentBytes }) => sum + residentBytes, 0);
}

/** Returns the highest sum while `work` ran, sampled ten times a second. */
export async function peakWhile<Result>(
  root: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; peak: number }> {
  let peak = residentBytesBelow(root);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytesBelow(root));
  }, 100);
  try {
    return { result: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}
