/**
 * Baseline: bare `node:http` and `pg`, with the same key lookup as the API, one indexed read or one list of 100 rows
 * for a GET and one transaction of two inserts for a POST. It validates nothing, encrypts nothing and counts nothing. A
 * POST with a target (`deliver-to`) includes the work of a webhook: its idempotency key is inserted too, and a delivery
 * is inserted, signed, sent and updated after the answer.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { request as send } from 'undici';
import { createBareRetrieve } from './bare-retrieve.ts';

const [connectionString = '', port = '0', digestKey = ''] = process.argv.slice(2);
const eventBytes = 1500;
const pool = new pg.Pool({ connectionString, max: 20 });
const retrieve = createBareRetrieve(pool, Buffer.from(digestKey));
const keys = new Map<string, { id: string; until: number }>();

async function callerOf(authorization: string): Promise<string | null> {
  const digest = createHmac('sha256', digestKey).update(authorization.slice(7)).digest('hex');
  const known = keys.get(digest);
  if (known !== undefined && known.until > performance.now()) return known.id;
  const { rows } = await pool.query({
    name: 'key',
    text: 'select id from bare_keys where digest = $1',
    values: [digest],
  });
  if (rows[0] === undefined) return null;
  // Cached as long as the API caches a found key.
  keys.set(digest, { id: rows[0].id, until: performance.now() + 500 });
  return rows[0].id;
}

async function read(id: string): Promise<object | null> {
  const { rows } = await pool.query({
    name: 'read',
    text: 'select id, body from bare_rows where id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}

async function list(): Promise<object> {
  const { rows } = await pool.query({
    name: 'list',
    text: 'select id, body from bare_rows order by id desc limit 100',
  });
  return { data: rows };
}

interface Webhook {
  readonly url: string;
  readonly idempotencyKey: string;
}

async function deliver(url: string, body: string): Promise<void> {
  const id = randomUUID();
  await pool.query({ name: 'made', text: 'insert into bare_deliveries (id) values ($1)', values: [id] });
  const signature = createHmac('sha256', digestKey).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'bare-signature': signature };
  const answer = await send(url, { method: 'POST', body, headers });
  await answer.body.dump();
  await pool.query({
    name: 'sent',
    text: 'update bare_deliveries set status = $2 where id = $1',
    values: [id, answer.statusCode],
  });
}

async function write(body: string, webhook: Webhook | null): Promise<object> {
  const client = await pool.connect();
  try {
    const id = createHmac('sha256', digestKey)
      .update(`${performance.now()}${Math.trunc(performance.now() * 1e6)}`)
      .digest('hex');
    await client.query('begin');
    await client.query('insert into bare_rows (id, body) values ($1, $2)', [id, body]);
    await client.query('insert into bare_events (row_id, body) values ($1, $2)', [id, body]);
    if (webhook !== null) {
      await client.query('insert into bare_idempotency_keys (key, body) values ($1, $2)', [
        webhook.idempotencyKey,
        body,
      ]);
    }
    await client.query('commit');
    // The payload has the size of an event.
    if (webhook !== null) void deliver(webhook.url, JSON.stringify({ body, payload: 'x'.repeat(eventBytes) }));
    return { id };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function webhookOf({ headers }: IncomingMessage): Webhook | null {
  const url = headers['deliver-to'];
  return typeof url === 'string' ? { url, idempotencyKey: String(headers['idempotency-key']) } : null;
}

/** Finds the answer: `/whole/…` is the equivalent of a retrieve, another path one indexed read. */
function found(url: string): Promise<object | null> {
  const id = url.split('/').at(-1) ?? '';
  if (url === '/inquiries') return list();
  return url.startsWith('/whole/') ? retrieve(id) : read(id);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const caller = await callerOf(request.headers.authorization ?? '');
  if (caller === null) {
    response.writeHead(401).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const given =
    request.method === 'POST'
      ? await write(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString('utf8'))), webhookOf(request))
      : await found(request.url ?? '');
  response.writeHead(given === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
}

// The client may be gone when the load ends, so a failed answer is ignored.
createServer((request, response) => void answer(request, response).catch(() => response.destroy())).listen(
  Number(port),
  '127.0.0.1',
  () => process.send?.('ready'),
);
