/** Two environments through one pooler with few server connections: neither sees a row of the other. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { DatabaseUnavailable } from '../../src/database/unavailable.ts';
import type { EnvironmentKind } from '../../src/security/scope.ts';
import { withoutPgBouncer } from '../support/pgbouncer.ts';
import { killRounds } from '../support/scale.ts';
import { startService, type TestService } from '../support/service.ts';

const clients = 8;
/** 250 in the whole run; `npm run test:whole -- --rounds 20` has 1,000. */
const requestsEach = 50 * killRounds;
/** Maximum number of retries of a client after an answer that the few connections are busy. */
const mostRetries = 20;

describe('through a pooler in transaction mode', { skip: withoutPgBouncer }, () => {
  let service: TestService;
  let said = '';
  before(async () => {
    service = await startService({ pooler: { poolSize: 4 }, settings: { LOG_LEVEL: 'warn' } });
  });
  after(() => service?.close());

  /** Ids of the environment's own clients; they are foreign in answers to the other one. */
  const made: Record<EnvironmentKind, Set<string>> = { sandbox: new Set(), production: new Set() };
  const counts = { requests: 0, foreign: 0, faults: 0 };

  async function ask(
    kind: EnvironmentKind,
    method: string,
    path: string,
    body?: object,
    retries = mostRetries,
  ): Promise<Response> {
    const answer = await fetch(`${service.baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${service.seeded[kind].apiKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status !== 503 || retries === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000));
    return ask(kind, method, path, body, retries - 1);
  }

  async function call(kind: EnvironmentKind, method: string, path: string, body?: object) {
    counts.requests += 1;
    const answer = await ask(kind, method, path, body);
    const text = await answer.text();
    if (answer.status >= 500) counts.faults += 1;
    const other = made[kind === 'sandbox' ? 'production' : 'sandbox'];
    for (const [id] of text.matchAll(/\b(inq|act)_\w{20,}/g)) if (other.has(id)) counts.foreign += 1;
    return { status: answer.status, text };
  }

  async function create(kind: EnvironmentKind): Promise<string> {
    const templateId = service.seeded[kind].templates[0]?.id ?? '';
    const { status, text } = await call(kind, 'POST', '/inquiries', {
      data: { attributes: { 'inquiry-template-id': templateId, fields: { 'name-first': 'Ada' } } },
    });
    assert.ok(status === 200 || status === 201, text);
    const { id } = JSON.parse(text).data;
    made[kind].add(id);
    return id;
  }

  /** Runs a statement without its `where`. */
  async function readAll(kind: EnvironmentKind): Promise<void> {
    counts.requests += 1;
    const { environmentId } = service.seeded[kind].scope;
    const reading = service.app.database.read({ environmentId }, (reader) =>
      reader.select<{ environment_id: string }>(
        sql`select environment_id from inquiries union select environment_id from api_keys`,
      ),
    );
    const rows = await reading.catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) return [];
      throw error;
    });
    counts.foreign += rows.filter((row) => row.environment_id !== environmentId).length;
  }

  async function work(kind: EnvironmentKind): Promise<void> {
    let own = await create(kind);
    const foreign = () => [...made[kind === 'sandbox' ? 'production' : 'sandbox']].at(-1) ?? 'inq_none';
    const turns: (() => Promise<unknown>)[] = [
      () => create(kind).then((id) => (own = id)),
      async () => assert.equal((await call(kind, 'GET', `/inquiries/${own}`)).status, 200),
      async () => assert.equal((await call(kind, 'GET', '/inquiries?page[size]=5')).status, 200),
      () => readAll(kind),
      async () => {
        const changed = await call(kind, 'PATCH', `/inquiries/${own}`, { data: { attributes: { note: 'seen' } } });
        assert.equal(changed.status, 200, changed.text);
      },
      async () => {
        // The response must not contain the row; it may repeat the requested id.
        const { status } = await ask(kind, 'GET', `/inquiries/${foreign()}`);
        counts.requests += 1;
        if (status !== 404) counts.foreign += 1;
      },
      async () => assert.equal((await call(kind, 'GET', '/events?page[size]=5')).status, 200),
      async () => assert.equal((await call(kind, 'GET', '/accounts?page[size]=5')).status, 200),
    ];
    for (let turn = 1; turn < requestsEach; turn += 1) await turns[turn % turns.length]?.();
  }

  it(`${clients} clients of two environments with ${requestsEach} requests each see no foreign row`, async (t) => {
    const write = process.stderr.write.bind(process.stderr);
    t.mock.method(process.stderr, 'write', (chunk: string | Uint8Array) => {
      said += String(chunk);
      return write(chunk);
    });
    const running = (['sandbox', 'production'] as const).flatMap((kind) =>
      Array.from({ length: clients }, () => work(kind)),
    );
    await Promise.all(running);
    t.diagnostic(JSON.stringify(counts));
    assert.deepEqual(counts, { requests: 2 * clients * requestsEach, foreign: 0, faults: 0 });
    assert.doesNotMatch(said, /prepared statement/);
  });
});
