/** Start of the baseline as a separate process over its own database. */
import { fork } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { fillBareInquiries } from './bare-retrieve.ts';
import type { Target } from './load.ts';

export interface BareServer {
  readonly read: Target;
  /**
   * Retrieves a different inquiry each time: its row and that of its template are read, opened and written as in the
   * service.
   */
  readonly retrieve: Target;
  readonly write: Target;
  /** Returns the same with an idempotency key, and a webhook to `url` for each. */
  writeAndSend(url: string): Target;
  readonly list: Target;
  stop(): Promise<void>;
}

const inquiries = 1000;

/**
 * Starts the baseline. `answerBytes` is the size of a read's answer, and of each of the 100 rows of a list; `retrieved`
 * is the service's answer to a retrieve that embeds the template; without it there is nothing to retrieve.
 */
export async function startBareServer(answerBytes: number, retrieved: string | null = null): Promise<BareServer> {
  const database = await createTestDatabase();
  const key = `service_sandbox_${randomBytes(20).toString('hex')}`;
  const digestKey = randomBytes(16).toString('hex');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('create table bare_keys (digest text primary key, id text not null)');
  await client.query('create table bare_rows (id text primary key, body text not null)');
  await client.query('create table bare_events (id bigserial primary key, row_id text not null, body text not null)');
  await client.query('create table bare_idempotency_keys (key text primary key, body text not null)');
  await client.query('create table bare_deliveries (id text primary key, status integer)');
  const digest = createHmac('sha256', digestKey).update(key).digest('hex');
  await client.query('insert into bare_keys values ($1, $2)', [digest, 'api_1']);
  await client.query('insert into bare_rows values ($1, $2)', ['inq_1', 'x'.repeat(answerBytes)]);
  await client.query(`insert into bare_rows select 'inq_' || n, repeat('x', $1) from generate_series(2, 3000) as n`, [
    answerBytes,
  ]);
  await client.query('analyze bare_rows');
  if (retrieved !== null) await fillBareInquiries(client, Buffer.from(digestKey), retrieved, inquiries);
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
  const write: Target = { url: `http://127.0.0.1:${port}/inquiries`, method: 'POST', headers, body };
  return {
    read: { url: `http://127.0.0.1:${port}/inquiries/inq_1`, method: 'GET', headers },
    retrieve: {
      url: `http://127.0.0.1:${port}`,
      method: 'GET',
      headers,
      paths: Array.from({ length: inquiries }, (_, index) => `/whole/inq_${index + 1}`),
    },
    write,
    writeAndSend: (url) => ({ ...write, headers: { ...headers, 'deliver-to': url }, freshIdempotencyKeys: true }),
    list: { url: `http://127.0.0.1:${port}/inquiries`, method: 'GET', headers },
    async stop() {
      child.kill();
      await database.drop();
    },
  };
}
