/** What the processes of the engines hold when they have just read a document, and when they had no work for a while. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Specimen } from '@countersign/specimens';
import { createEngines } from '../../src/index.ts';
import { extractSpecimen } from '../accuracy/specimens.ts';
import type { EngineFigure } from './engine-times.ts';

/** Short, so that the measurement need not wait for what an operator would set. */
const IDLE_MS = 500;
/** Fifths of the idle time; what is there then was not ended. */
const MOST_TRIES = 100;

/** Resident memory of processes now, added up, in bytes (Linux: VmRSS of /proc); a process that has ended holds nothing. */
function residentBytesOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return sum;
    }
  }, 0);
}

export async function idleMemoryFigures(specimens: readonly Specimen[]): Promise<readonly EngineFigure[]> {
  const engines = createEngines({ processorLimitMs: 240_000, rememberForMs: 0, idleMs: IDLE_MS });
  try {
    await engines.warm();
    for (const specimen of specimens) await extractSpecimen(engines, specimen);
    const pids = engines.childPids();
    const loaded = residentBytesOf(pids) / 1e9;
    for (let tries = 0; tries < MOST_TRIES && residentBytesOf(pids) > 0; tries += 1) await wait(IDLE_MS / 5);
    const idle = residentBytesOf(pids) / 1e9;
    const baseline = `the same after a document: ${loaded.toFixed(2)} GB`;
    const name = 'memory of the decoding and the engine process without work for their idle time';
    return [{ name, value: idle, unit: 'GB', baseline, target: 'nothing is held', reached: idle === 0 }];
  } finally {
    await engines.close();
  }
}
