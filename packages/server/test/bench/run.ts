/**
 * `npm run bench`: start times, the cost of bodies without a key, the delay of webhooks, throughput against a bare
 * server in the same run, a licence from upload to decision, and the engines against a naive pipeline.
 */
import { engineFigures } from '../../../engines/test/bench/engine-times.ts';
import { createClient } from '../support/client.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';
import { auditVerification } from './audit.ts';
import { flood } from './flood.ts';
import { licenceStory } from './licence-story.ts';
import { listItems } from './list-items.ts';
import { lists } from './lists.ts';
import { peakWhile } from './memory.ts';
import { millionRows } from './million-rows.ts';
import { type BenchFigure, printFigures } from './report.ts';
import { rules } from './rules.ts';
import { throughput } from './throughput.ts';
import { webhookDelay } from './webhook-delay.ts';

const seconds = (ms: number): number => ms / 1000;
async function startTimes(dataDir: string): Promise<BenchFigure[]> {
  const first = await startProgram(dataDir);
  await first.stop();
  const second = await startProgram(dataDir);
  await second.stop();
  const figure = (name: string, ms: number, limit: number): BenchFigure => ({
    name,
    value: seconds(ms),
    unit: 's',
    baseline: 'nothing; a limit',
    target: `under ${limit} s`,
    reached: seconds(ms) < limit,
  });
  return [
    figure('npm start, first, packages installed', first.readyAfterMs, 20),
    figure('npm start, second', second.readyAfterMs, 5),
  ];
}

async function licence(service: RunningService, firstOutput: string): Promise<BenchFigure[]> {
  const client = createClient(service.baseUrl, keyOf(firstOutput, 'production'));
  const template = templateOf(firstOutput, 'production');
  await licenceStory(service.baseUrl, client, template, 1);
  const times: number[] = [];
  const { peak } = await peakWhile(service.pid, async () => {
    for (let seed = 2; seed < 7; seed += 1) times.push(await licenceStory(service.baseUrl, client, template, seed));
  });
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return [
    {
      name: 'licence, front, back, three selfies: upload to decision, warm',
      value: seconds(middle),
      unit: 's',
      baseline: 'nothing; a limit, median of 5',
      target: 'under 6 s',
      reached: seconds(middle) < 6,
    },
    {
      name: 'peak memory of the program, worker and engines together',
      value: peak / 2 ** 30,
      unit: 'GiB',
      baseline: 'nothing; a limit',
      target: 'under 2.0 GiB',
      reached: peak / 2 ** 30 < 2,
    },
  ];
}

const parts = new Set(process.argv.slice(2).filter((name) => name !== '--'));
const wanted = (name: string): boolean => parts.size === 0 || parts.has(name);

const dataDir = await newDataDir();
const figures: BenchFigure[] = [];
if (wanted('start')) {
  const folder = await newDataDir();
  figures.push(...(await startTimes(folder)));
  await removeDataDir(folder);
}
if (wanted('audit')) figures.push(...(await auditVerification()));
// Five minutes and 4 GB of disk: only on request.
if (parts.has('million')) figures.push(...(await millionRows()));
// A minute and half a gigabyte.
if (parts.has('list-items')) figures.push(...(await listItems()));
if (wanted('engines')) figures.push(...(await engineFigures()));
if (['flood', 'webhooks', 'throughput', 'lists', 'rules', 'licence'].some(wanted)) {
  const service = await startProgram(dataDir);
  try {
    if (wanted('flood')) figures.push(...(await flood(service)));
    if (wanted('webhooks')) figures.push(await webhookDelay(service, service.output));
    if (wanted('throughput')) figures.push(...(await throughput(service, service.output)));
    if (wanted('lists')) figures.push(...(await lists(service, service.output)));
    if (wanted('rules')) figures.push(...(await rules(service, service.output)));
    if (wanted('licence')) figures.push(...(await licence(service, service.output)));
  } finally {
    await service.stop();
  }
}
await removeDataDir(dataDir);
printFigures(figures);
