/** `npm run bench`: start times, throughput against a bare server in the same run, and a licence from upload to decision. */
import { fork } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createClient } from '../support/client.ts';
import { createTestDatabase } from '../support/database.ts';
import { freePort } from '../support/service.ts';
import { licenceStory } from './licence-story.ts';
import { compare, type Target } from './load.ts';
import { peakWhile } from './memory.ts';
import { type BenchFigure, printFigures } from './report.ts';
import { newDataDir, type RunningService, removeDataDir, startProgram } from './running-service.ts';

const seconds = (ms: number): number => ms / 1000;
const keyOf = (output: string, kind: string): string => new RegExp(`service_${kind}_\\w+`).exec(output)?.[0] ?? '';
const templateOf = (output: string, kind: string): string =>
  new RegExp(`${kind}\\s+(itmpl_\\w+)`).exec(output)?.[1] ?? '';

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

interface BareServer {
  readonly read: Target;
  readonly write: Target;
  stop(): Promise<void>;
}

async function startBareServer(answerBytes: number): Promise<BareServer> {
  const database = await createTestDatabase();
  const key = `service_sandbox_${randomBytes(20).toString('hex')}`;
  const digestKey = randomBytes(16).toString('hex');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('create table bare_keys (digest text primary key, id text not null)');
  await client.query('create table bare_rows (id text primary key, body text not null)');
  await client.query('create table bare_events (id bigserial primary key, row_id text not null, body text not null)');
  const digest = createHmac('sha256', digestKey).update(key).digest('hex');
  await client.query('insert into bare_keys values ($1, $2)', [digest, 'api_1']);
  await client.query('insert into bare_rows values ($1, $2)', ['inq_1', 'x'.repeat(answerBytes)]);
  await client.end();
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), [
    database.connectionString,
    String(port),
    digestKey,
  ]);
  await new Promise((ready) => child.once('message', ready));
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    data: { attributes: { 'inquiry-template-id': 'itmpl_1', fields: { 'name-first': 'Ada' } } },
  });
  return {
    read: { url: `http://127.0.0.1:${port}/inquiries/inq_1`, method: 'GET', headers },
    write: { url: `http://127.0.0.1:${port}/inquiries`, method: 'POST', headers, body },
    async stop() {
      child.kill();
      await database.drop();
    },
  };
}

async function throughput(service: RunningService, firstOutput: string): Promise<BenchFigure[]> {
  const key = keyOf(firstOutput, 'sandbox');
  const body = JSON.stringify({
    data: {
      attributes: { 'inquiry-template-id': templateOf(firstOutput, 'sandbox'), fields: { 'name-first': 'Ada' } },
    },
  });
  const created = await createClient(service.baseUrl, key).post('/inquiries', body);
  const { id } = created.body.data;
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'service-version': '2025-12-08',
  };
  const bare = await startBareServer(created.text.length);
  const read = await compare({ url: `${service.baseUrl}/api/v1/inquiries/${id}`, method: 'GET', headers }, bare.read);
  const others = await manyInquiries(service.baseUrl, headers, body);
  const readOthers = await compare(
    { url: service.baseUrl, method: 'GET', headers, paths: others.map((other) => `/api/v1/inquiries/${other}`) },
    bare.read,
  );
  const write = await compare(
    { url: `${service.baseUrl}/api/v1/inquiries`, method: 'POST', headers, body },
    bare.write,
  );
  await bare.stop();
  return [
    {
      name: 'retrieve an inquiry',
      value: read.ratio,
      unit: `of the baseline (${read.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, same key look-up, one indexed read (${read.baseline.toFixed(0)}/s)`,
      target: 'at least 0.7',
      reached: read.ratio >= 0.7,
    },
    {
      name: 'retrieve another inquiry each time',
      value: readOthers.ratio,
      unit: `of the baseline (${readOthers.ours.toFixed(0)}/s)`,
      baseline: `the same (${readOthers.baseline.toFixed(0)}/s)`,
      target: 'none: for comparison',
      reached: true,
    },
    {
      name: 'create an inquiry',
      value: write.ratio,
      unit: `of the baseline (${write.ours.toFixed(0)}/s)`,
      baseline: `bare node:http, a transaction of two inserts (${write.baseline.toFixed(0)}/s)`,
      target: 'at least 0.4',
      reached: write.ratio >= 0.4,
    },
  ];
}

const moreThanKept = 3000;

/** Ids of more inquiries than answers are kept, so that each retrieve opens and renders its row. */
async function manyInquiries(baseUrl: string, headers: Record<string, string>, body: string): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < moreThanKept) {
    const batch = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${baseUrl}/api/v1/inquiries`, { method: 'POST', headers, body });
        return ((await answer.json()) as { data: { id: string } }).data.id;
      }),
    );
    ids.push(...batch);
  }
  return ids;
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
const service = await startProgram(dataDir);
try {
  if (wanted('throughput')) figures.push(...(await throughput(service, service.output)));
  if (wanted('licence')) figures.push(...(await licence(service, service.output)));
} finally {
  await service.stop();
  await removeDataDir(dataDir);
}
printFigures(figures);
