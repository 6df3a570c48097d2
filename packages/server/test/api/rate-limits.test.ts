/** Rate limits of the environment and the key, quotas, GET /rate-limits; counted across processes. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createApp } from '../../src/app.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { createKey } from '../support/api-keys.ts';
import { type ApiAnswer, createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { warmEngines } from '../support/engines.ts';
import { freePort } from '../support/free-port.ts';
import { useService } from '../support/service.ts';

const limit = 60;
const service = useService({
  worker: false,
  settings: { RATE_LIMIT_PER_MINUTE: String(limit), CREATION_QUOTAS: 'sandbox.create_inquiry=3' },
});

const sql = (statement: string) => rowsOf(service.current.connectionString, statement);

/** Moves every counter back by a minute. */
const minutePasses = () => sql(`update rate_windows set opened_at = opened_at - interval '60 seconds'`);
const remaining = ({ headers }: ApiAnswer): number => Number(headers.get('ratelimit-remaining'));

/** Sends requests in waves, since two pools of a shared test database have few connections. */
async function inWaves(count: number, send: (n: number) => Promise<ApiAnswer>): Promise<ApiAnswer[]> {
  const answers: ApiAnswer[] = [];
  while (answers.length < count) {
    const from = answers.length;
    const wave = Math.min(20, count - from);
    answers.push(...(await Promise.all(Array.from({ length: wave }, (_, n) => send(from + n)))));
  }
  return answers;
}

const closers: (() => Promise<void>)[] = [];
after(async () => {
  for (const close of closers) await close();
});

/** Starts the equivalent of another process: its own connections and its own memory over the same database. */
async function secondProcess(): Promise<string> {
  const { app, connectionString } = service.current;
  const port = await freePort();
  const config = { ...app.config, port, baseUrl: `http://127.0.0.1:${port}` };
  const rootKey = await readRootKey(config.rootKeyFile);
  assert.ok(rootKey !== null);
  const other = await createApp({ config, connectionString, rootKey, worker: false, engines: warmEngines() });
  const server = await other.createHttpServer();
  await server.listen({ port, host: '127.0.0.1' });
  closers.push(async () => {
    await server.close();
    await other.close();
  });
  return config.baseUrl;
}

describe('two processes over one database', () => {
  it('let exactly as many requests through as the limit allows, and report each its own remaining count', async () => {
    const twin = createClient(await secondProcess(), service.current.seeded.sandbox.apiKey);
    await minutePasses();
    const answers = await inWaves(150, (n) => (n % 2 === 0 ? service.current.sandbox : twin).get('/rate-limits'));
    // A machine too busy for a connection within two seconds answers a counted request with 503.
    const places = answers.filter(({ status }) => status === 200 || status === 503).map(remaining);
    assert.ok(answers.some(({ status }) => status === 200));
    assert.ok(answers.every(({ status }) => [200, 429, 503].includes(status)));
    assert.deepEqual(
      places.sort((a, b) => b - a),
      Array.from({ length: limit }, (_, n) => limit - 1 - n),
    );
    await minutePasses();
    assert.equal(remaining(await twin.get('/rate-limits')), limit - 1);
  });

  it('run only one of many requests with the same idempotency key', async () => {
    const twin = createClient(closers.length > 0 ? await secondProcess() : '', service.current.seeded.sandbox.apiKey);
    await minutePasses();
    const body = {
      data: { attributes: { name: 'Twin webhook', url: 'https://example.com', 'enabled-events': ['*'] } },
    };
    const headers = { 'idempotency-key': 'both' };
    const send = (n: number) => (n % 2 === 0 ? service.current.sandbox : twin).post('/webhooks', body, headers);
    const answers = await inWaves(40, send);
    // A machine too busy for a connection within two seconds answers 503, without an effect.
    const done = answers.filter(({ status }) => status !== 409 && status !== 503);
    assert.ok(done.length >= 1);
    assert.deepEqual([...new Set(done.map(({ status, text }) => `${status} ${text}`))], [`201 ${done[0]?.text}`]);
    const listed = await service.current.sandbox.get('/webhooks?page[size]=100');
    assert.equal(listed.body.data.filter(({ attributes }) => attributes['name'] === 'Twin webhook').length, 1);
    const replay = await twin.post('/webhooks', body, headers);
    assert.equal(replay.headers.get('idempotent-replayed'), 'true');
    assert.equal(replay.text, done[0]?.text);
  });
});

describe('GET /rate-limits', () => {
  it('200 shows the window that counted this request, also to a key without permissions', async () => {
    await minutePasses();
    const { client } = await createKey(service.current, { permissions: [] });
    const { status, body, headers } = await client.get('/rate-limits');
    assert.equal(status, 200);
    const [window] = body.data as unknown as { type: string; attributes: Record<string, number> }[];
    assert.deepEqual(Object.keys(window ?? {}), ['type', 'attributes']);
    assert.equal(window?.type, 'rate-limit/api');
    assert.equal(window?.attributes['limit'], limit);
    assert.equal(String(window?.attributes['remaining']), headers.get('ratelimit-remaining'));
    assert.equal(String(window?.attributes['seconds-to-reset']), headers.get('ratelimit-reset'));
  });
});

describe('a limit of the key', () => {
  it('429 refuses only that key, and its refused requests do not count against the others', async () => {
    await minutePasses();
    const { client } = await createKey(service.current, { 'rate-limit-per-minute': 5 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.get('/inquiries')));
    const passed = answers.filter(({ status }) => status === 200);
    assert.deepEqual(
      passed.map(remaining).sort((a, b) => b - a),
      [4, 3, 2, 1, 0],
    );
    const refused = answers.find(({ status }) => status === 429);
    assert.equal(refused?.headers.get('ratelimit-limit'), '5');
    assert.match(refused?.text ?? '', /5 requests per min/);
    // Requests of this window: the creation of the key, five that passed, and this one.
    assert.equal(remaining(await service.current.sandbox.get('/inquiries')), limit - 7);
  });

  it('is never higher than that of its environment', async () => {
    await minutePasses();
    const { client } = await createKey(service.current, { 'rate-limit-per-minute': 1000 });
    assert.equal((await client.get('/inquiries')).headers.get('ratelimit-limit'), String(limit));
  });
});

describe('a quota', () => {
  it('429 refuses the creation past it, sets quota headers, and releases the idempotency key', async () => {
    await minutePasses();
    const { sandbox, templateId } = service.current;
    const body = { data: { attributes: { 'inquiry-template-id': templateId } } };
    const create = (key: string) => sandbox.post('/inquiries', body, { 'idempotency-key': key });
    const first = await create('one');
    assert.equal(first.headers.get('quota-limit'), '3');
    assert.equal(first.headers.get('quota-remaining'), '2');
    assert.ok(Number(first.headers.get('quota-reset')) >= 1);
    assert.equal((await create('one')).headers.get('quota-limit'), null);
    assert.equal((await create('two')).status, 200);
    assert.equal((await create('three')).headers.get('quota-remaining'), '0');
    const refused = await create('four');
    assert.equal(refused.status, 429);
    assert.equal(refused.body.errors?.[0]?.title, 'Quota exceeded');
    assert.match(refused.text, /3 create_inquiry per min/);
    assert.equal(refused.headers.get('retry-after'), refused.headers.get('quota-reset'));
    assert.equal((await sandbox.get('/inquiries')).headers.get('quota-limit'), null);
    await minutePasses();
    assert.equal((await create('four')).status, 200);
    const { production, seeded } = service.current;
    const attributes = { 'inquiry-template-id': seeded.production.templates[0]?.id };
    assert.equal((await production.post('/inquiries', { data: { attributes } })).headers.get('quota-limit'), null);
  });
});

describe('past the limit', () => {
  it('429 returns the time to retry, keeps no idempotency key, and ends with the minute', async () => {
    await minutePasses();
    const { production } = service.current;
    const answers = await inWaves(limit + 1, () => production.get('/inquiries'));
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 1);
    const attributes = { name: 'Later', url: 'https://example.com', 'enabled-events': ['*'] };
    const write = () => production.post('/webhooks', { data: { attributes } }, { 'idempotency-key': 'later' });
    const limited = await write();
    assert.equal(limited.status, 429);
    assert.equal(limited.body.errors?.[0]?.title, 'Rate limit exceeded');
    assert.equal(limited.headers.get('ratelimit-remaining'), '0');
    assert.equal(limited.headers.get('retry-after'), limited.headers.get('ratelimit-reset'));
    assert.notEqual(limited.headers.get('request-id'), null);
    await minutePasses();
    assert.equal((await write()).status, 201);
  });
});

describe('without the shared count', () => {
  it('each process counts separately: requests below the limit pass, and the limit still applies', async () => {
    await minutePasses();
    await sql('alter table rate_windows rename to rate_windows_away');
    const answers = await inWaves(limit + 5, () => service.current.sandbox.get('/rate-limits'));
    await sql('alter table rate_windows_away rename to rate_windows');
    assert.equal(answers.filter(({ status }) => status === 200).length, limit);
    assert.equal(answers.filter(({ status }) => status === 429).length, 5);
  });
});
