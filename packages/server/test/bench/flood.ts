/** Benchmark of bodies without a key: their memory, and the delay of other requests meanwhile. */
import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunningService } from '../support/running-service.ts';
import { peakWhile, residentBytesBelow } from './memory.ts';
import type { BenchFigure } from './report.ts';

const connections = 200;
const rounds = 5;
const mebibyte = 2 ** 20;

/** Measures one answer of /healthz in milliseconds. */
async function probe(baseUrl: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${baseUrl}/healthz`);
  await response.text();
  if (!response.ok) throw new Error(`/healthz answered ${response.status}`);
  return performance.now() - begun;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function sendFlood(port: string): Promise<readonly string[]> {
  const file = fileURLToPath(new URL('send-flood.ts', import.meta.url));
  const child = fork(file, [port, String(connections)]);
  return new Promise((done) => child.once('message', (answers) => done(answers as readonly string[])));
}

async function probeWhile(baseUrl: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const ended = work.finally(() => (over = true));
  while (!over) {
    times.push(await probe(baseUrl));
    await wait(5);
  }
  await ended;
  return times;
}

/**
 * Sends as many empty requests without a key first, so that the memory a process keeps after so many is not part of the
 * figure.
 */
async function askWithoutBodies(baseUrl: string): Promise<void> {
  const url = `${baseUrl}/api/v1/inquiries`;
  const asked = Array.from({ length: connections }, async () => (await fetch(url, { method: 'POST' })).text());
  await Promise.all(asked);
}

export async function flood(service: RunningService): Promise<BenchFigure[]> {
  const { port } = new URL(service.baseUrl);
  for (let round = 0; round < rounds; round += 1) await askWithoutBodies(service.baseUrl);
  const idle = await probeWhile(service.baseUrl, wait(3000));
  const before = residentBytesBelow(service.pid);
  const busy: number[] = [];
  const answers: string[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { peak } = await peakWhile(service.pid, async () => {
      const flooding = sendFlood(port);
      busy.push(...(await probeWhile(service.baseUrl, flooding)));
      answers.push(...(await flooding));
    });
    peaks.push(peak);
  }
  const refused = answers.filter((status) => status === '401').length;
  const grown = ((peaks[0] ?? 0) - before) / mebibyte;
  const grownInAll = (Math.max(...peaks) - before) / mebibyte;
  const ratio = at(busy, 0.5) / at(idle, 0.5);
  const shown = (times: readonly number[]) =>
    `${at(times, 0.5).toFixed(1)} ms, 95 of 100 in ${at(times, 0.95).toFixed(0)} ms`;
  return [
    {
      name: `memory that ${connections} connections of 44 MB without a key take`,
      value: grown,
      unit: `MiB (${refused} of ${answers.length} answered 401)`,
      baseline: `the process before (${(before / mebibyte).toFixed(0)} MiB)`,
      target: 'under 64 MB',
      reached: grown * mebibyte < 64_000_000 && refused === answers.length,
    },
    {
      name: `the same ${rounds} times over`,
      value: grownInAll,
      unit: 'MiB',
      baseline: 'the same process before',
      target: 'none: for comparison',
      reached: true,
    },
    {
      name: '/healthz meanwhile',
      value: ratio,
      unit: `times the idle answer (${shown(busy)})`,
      baseline: `the same run, idle (${shown(idle)})`,
      target: 'at most 5',
      reached: ratio <= 5,
    },
  ];
}
