/** Memory of the engines' processes just after reading a document, and after some time without work. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Specimen } from '@countersign/specimens';
import { createEngines } from '../../src/index.ts';
import { extractSpecimen } from '../accuracy/specimens.ts';
import type { EngineFigure } from './engine-times.ts';

/** Idle time, shorter than an operator would set, to save time. */
const IDLE_MS = 500;
/** Limit of waits of a fifth of the idle time; a process still running then was not ended. */
const MOST_TRIES = 100;

/**
 * Returns the sum of the processes' resident memory in bytes (Linux: VmRSS of /proc); 0 for a process that has ended.
 */
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
