/** API logs: list, retrieve, the logged parts of a request, and the parts that a redaction removes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { sealJson } from '../../src/security/encryption.ts';
import { runJob } from '../../src/worker.ts';
import { createKey } from '../support/api-keys.ts';
import type { ApiAnswer } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();
const requestIdOf = ({ headers }: ApiAnswer): string => headers.get('request-id') ?? '';

interface LogAttributes {
  readonly 'created-at': string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly 'get-params': Record<string, unknown>;
    readonly 'post-params': Record<string, unknown>;
    readonly 'ip-address': string;
  };
  readonly response: { readonly status: number; readonly headers: Record<string, string | number> };
  readonly 'redacted-at': string | null;
  readonly 'api-key-id': string | null;
  readonly 'api-version': string | null;
  readonly 'duration-ms': number | null;
  readonly errors: readonly { code: string; title: string; details: string; pointer: string | null }[] | null;
}

async function logOf(answer: ApiAnswer): Promise<LogAttributes> {
  const { status, body, text } = await service.current.sandbox.get(`/api-logs/${requestIdOf(answer)}`);
  assert.equal(status, 200, text);
  return body.data.attributes as unknown as LogAttributes;
}

async function rowText(id: string): Promise<string> {
  const statement = `select l::text as text from api_logs l where id = $1`;
  const [row] = await rowsOf(service.current.connectionString, statement, [id]);
  return String(row?.['text']);
}

describe('GET /api-logs/{api-log-id}', () => {
  it('200 returns each request separately, although many are sealed together', async () => {
    const { sandbox } = service.current;
    const paths = Array.from({ length: 80 }, (_each, count) => `/inquiries/inq_${String(count).padStart(32, '1')}`);
    const answers: ApiAnswer[] = [];
    // A busy machine may refuse more at once.
    for (let from = 0; from < paths.length; from += 20) {
      answers.push(...(await Promise.all(paths.slice(from, from + 20).map((path) => sandbox.get(path)))));
    }
    for (const answer of answers) assert.equal(answer.status, 404, answer.text);
    for (const [index, answer] of answers.entries()) {
      assert.equal((await logOf(answer)).request.path, `/api/v1${paths[index]}`);
    }
  });

  it('200 for an entry from before entries were sealed together', async () => {
    const { sandbox, seeded, connectionString } = service.current;
    const answer = await sandbox.get('/inquiries');
    const { keys, environmentId } = seeded.sandbox.scope;
    const id = requestIdOf(answer);
    const { request, response } = await logOf(answer);
    const { method, headers, 'ip-address': ip } = request;
    const earlier = { request: { method, path: '/api/v1/earlier', headers, ip }, response };
    const sealed = sealJson(keys.dataKey, { environmentId, table: 'api_logs', row: id, column: 'sealed' }, earlier);
    const alone = 'update api_logs set sealed = $2, block_id = null, position = null where id = $1';
    await rowsOf(connectionString, alone, [id, sealed]);
    assert.equal((await logOf(answer)).request.path, '/api/v1/earlier');
  });

  it('200 returns method, path, parameters, masked headers, address, status and counts of a request', async () => {
    const { sandbox } = service.current;
    const asked = await sandbox.get('/inquiries?page[size]=2&filter[status]=created', {
      'service-version': '2025-12-08',
      'user-agent': 'a client',
      accept: 'application/json',
    });
    const { request, response, 'created-at': at } = await logOf(asked);
    assert.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
    assert.equal(request.method, 'GET');
    assert.equal(request.path, '/api/v1/inquiries');
    assert.deepEqual(request['get-params'], { 'page[size]': '2', 'filter[status]': 'created' });
    assert.deepEqual(request['post-params'], {});
    assert.equal(request['ip-address'], '127.0.0.1');
    assert.deepEqual(request.headers, {
      Accept: 'application/json',
      Authorization: 'Bearer service_sandbox_****************',
      Host: new URL(service.current.baseUrl).host,
      'Service-Version': '2025-12-08',
      'User-Agent': 'a client',
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers['Request-Id'], requestIdOf(asked));
    assert.equal(response.headers['RateLimit-Limit'], 100_000);
    assert.equal(String(response.headers['RateLimit-Remaining']), asked.headers.get('ratelimit-remaining'));
  });

  it('200 returns the request body, which is sealed at rest', async () => {
    const { id } = await createInquiry(service.current);
    const body = { data: { attributes: { fields: { 'name-first': 'Adalovelace' } } } };
    const sent = await service.current.sandbox.request('PATCH', `/inquiries/${id}`, { body });
    const { request } = await logOf(sent);
    assert.deepEqual(request['post-params'], body);
    const text = await rowText(requestIdOf(sent));
    assert.match(text, new RegExp(id));
    assert.equal(text.includes('Adalovelace'), false);
    assert.equal(text.includes(Buffer.from('Adalovelace').toString('hex')), false);
  });

  it('200 covers refused requests too, without personal data that no redaction could find', async () => {
    const attributes = { 'inquiry-template-id': 'itmpl_unknown1', fields: { 'name-first': 'Ada' } };
    const refused = await service.current.sandbox.post('/inquiries', { data: { attributes } });
    assert.ok(refused.status >= 400);
    const { request, response } = await logOf(refused);
    assert.equal(response.status, refused.status);
    assert.deepEqual(request['post-params'], {
      data: { attributes: { 'inquiry-template-id': 'itmpl_unknown1', fields: { 'name-first': '[FILTERED]' } } },
    });
    const forbidden = await (await createKey(service.current, { permissions: [] })).client.get('/inquiries');
    assert.equal((await logOf(forbidden)).response.status, 403);
  });

  it('200 has no personal value from list filters (matched, unmatched or refused) or from searches', async () => {
    const { sandbox } = service.current;
    const secret = 'Zqxlogged';
    const { id } = await createInquiry(service.current, { 'reference-id': secret });
    const query = { query: { attribute: 'reference_id', operator: 'eq', value: secret } };
    const asked = [
      await sandbox.get(`/inquiries?filter[reference-id]=${secret}`),
      await sandbox.get(`/accounts?filter[reference-id]=${secret}`),
      await sandbox.get(`/accounts?filter[reference-id]=${secret}none`),
      await sandbox.get(`/inquiries?filter[note]=${secret}`),
      await sandbox.get(`/accounts?filter[email-address]=${secret}`),
      await sandbox.get(`/inquiries?filter[status]=${secret}`),
      await sandbox.get(`/inquiries?include=${secret}`),
      await sandbox.get(`/inquiries/${secret}`),
      await sandbox.get(`/events?filter[name]=${secret}`),
      await sandbox.post('/inquiries/search', query),
      await sandbox.post('/accounts/search', { query: { ...query.query, attribute: secret } }),
      await sandbox.post(`/inquiries/${id}/approve`, { meta: { commented: secret } }),
      await sandbox.post('/accounts', { data: { attributes: { 'account-type-id': id, 'name-first': secret, a: 1 } } }),
    ];
    for (const answer of asked) {
      const log = await logOf(answer);
      assert.equal(JSON.stringify(log).includes(secret), false, JSON.stringify(log.request));
    }
  });

  it('404 for an unknown id, a request of the other environment, and a request without a valid key', async () => {
    const { sandbox, production, baseUrl } = service.current;
    const elsewhere = await production.get('/inquiries');
    const [{ id }] = (await production.get('/api-logs?page[size]=1')).body.data as unknown as [{ id: string }];
    assert.equal(id, requestIdOf(elsewhere));
    assert.equal((await sandbox.get(`/api-logs/${id}`)).status, 404);
    assert.equal((await sandbox.get(`/api-logs/req_${'x'.repeat(24)}`)).status, 404);
    const before = (await sandbox.get('/api-logs?page[size]=1')).headers.get('request-id');
    await fetch(`${baseUrl}/api/v1/inquiries`, { headers: { authorization: 'Bearer service_sandbox_nobody' } });
    const [latest] = (await sandbox.get('/api-logs?page[size]=1')).body.data as unknown as [{ id: string }];
    assert.equal(latest.id, before);
  });
});

describe('GET /api-logs', () => {
  it('200 lists newest first, each entry once, in pages', async () => {
    const { sandbox } = service.current;
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(requestIdOf(await sandbox.get('/rate-limits')));
    const first = await sandbox.get('/api-logs?page[size]=3');
    const second = await sandbox.get(first.body.links?.next ?? '');
    const seen = [...first.body.data, ...second.body.data].map(({ id }) => id);
    assert.deepEqual(seen.slice(0, 5), ids);
    assert.equal((await sandbox.get('/api-logs?filter[status]=200')).status, 400);
    assert.equal((await sandbox.get(`/api-logs?page[after]=req_${'x'.repeat(24)}`)).status, 404);
  });

  it('200 has no entry for the replay of an idempotency key', async () => {
    const { sandbox } = service.current;
    const body = { data: { attributes: { 'inquiry-template-id': service.current.templateId } } };
    const first = await sandbox.post('/inquiries', body, { 'idempotency-key': 'logged-once' });
    const again = await sandbox.post('/inquiries', body, { 'idempotency-key': 'logged-once' });
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(requestIdOf(again), requestIdOf(first));
    const [latest, ...older] = (await sandbox.get('/api-logs?page[size]=2')).body.data;
    assert.equal(latest?.id, requestIdOf(first));
    assert.ok(older.every(({ id }) => id !== requestIdOf(first)));
  });
});

describe('the outcome of a request', () => {
  it('is logged with the error texts, the key, the version in force and the duration', async () => {
    const { client, id } = await createKey(service.current, { permissions: ['inquiry.write'] });
    const attributes = { 'inquiry-template-id': 'itmpl_unknown1' };
    const refused = await client.post('/inquiries', { data: { attributes } });
    const log = await logOf(refused);
    const [told] = (refused.body as unknown as { errors: { code: string; title: string; details: string }[] }).errors;
    assert.equal(log.errors?.length, 1);
    assert.equal(log.errors[0]?.code, told?.code);
    assert.equal(log.errors[0]?.title, told?.title);
    assert.equal(log.errors[0]?.details, told?.details);
    assert.equal(log['api-key-id'], id);
    assert.match(log['api-version'] ?? '', /^\d{4}-\d\d-\d\d$/);
    assert.ok(log['duration-ms'] !== null && log['duration-ms'] >= 0 && log['duration-ms'] < 60_000);
    const done = await logOf(await service.current.sandbox.get('/inquiries', { 'service-version': '2023-01-05' }));
    assert.deepEqual(done.errors, []);
    assert.equal(done['api-version'], '2023-01-05');
  });

  it('quotes nothing that a client sent', async () => {
    const { sandbox } = service.current;
    const secret = 'Zqx Lovelace';
    const template = { data: { attributes: { 'inquiry-template-id': `itmpl ${secret}` } } };
    const refused = [
      await sandbox.post('/inquiries', template),
      await sandbox.post('/inquiries', { data: { attributes: { [secret]: 1 } } }),
      await sandbox.get(`/inquiries?filter[${secret}]=1`),
      await sandbox.get(`/inquiries?filter[status]=${secret}`),
      await sandbox.get(`/inquiries?include=${secret},verifications.${secret.repeat(10)}`),
      await sandbox.get(`/inquiries?page[after]=${secret}`),
      await sandbox.post('/accounts/search', { query: { attribute: secret, operator: secret, value: secret } }),
    ];
    for (const answer of refused) {
      assert.ok(answer.status >= 400, answer.text);
      const { errors } = await logOf(answer);
      assert.ok(errors !== null && errors.length > 0);
      assert.doesNotMatch(JSON.stringify(errors), /zqx|lovelace/i, answer.text);
    }
  });

  it('is absent for an entry from before outcomes were recorded', async () => {
    const { sandbox, seeded, connectionString } = service.current;
    const answer = await sandbox.get('/inquiries');
    const { keys, environmentId } = seeded.sandbox.scope;
    const id = requestIdOf(answer);
    await logOf(answer);
    const earlier = {
      request: { method: 'GET', path: '/api/v1/earlier', headers: {}, ip: '::1' },
      response: { status: 404, headers: {} },
    };
    const sealed = sealJson(keys.dataKey, { environmentId, table: 'api_logs', row: id, column: 'sealed' }, earlier);
    await rowsOf(
      connectionString,
      `update api_logs set sealed = $2, block_id = null, position = null, method = null, path = null, status = null,
         key_id = null where id = $1`,
      [id, sealed],
    );
    const log = await logOf(answer);
    assert.deepEqual([log.errors, log['api-key-id'], log['api-version'], log['duration-ms']], [null, null, null, null]);
  });
});

describe('redaction', () => {
  it('removes what was sent about the object from every entry, and records the time', async () => {
    const { sandbox, app } = service.current;
    const created = await sandbox.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': service.current.templateId, fields: { 'name-first': 'Ada' } } },
    });
    const { id } = created.body.data;
    assert.match(JSON.stringify(await logOf(created)), /Ada/);
    const path = `/inquiries/${id}`;
    const changed = await sandbox.request('PATCH', path, { body: { data: { attributes: { note: 'Ada called' } } } });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await sandbox.request('DELETE', path)).status, 200);
    for (;;) {
      const { 'redacted-at': at, request } = await logOf(created);
      if (at === null) continue;
      assert.deepEqual(request['post-params'], {});
      break;
    }
    await app.apiLogs.settle();
    const late = await logOf(changed);
    assert.notEqual(late['redacted-at'], null);
    assert.deepEqual(late.request['post-params'], {});
    assert.equal(late.request.path, `/api/v1${path}`);
    // Later requests about it are not logged either.
    const after = await sandbox.request('PATCH', path, { body: { data: { attributes: { note: 'Ada again' } } } });
    assert.ok(after.status >= 400);
    assert.deepEqual((await logOf(after)).request['post-params'], {});
  });
});

describe('two weeks', () => {
  it('is how long an entry and its block are kept', async () => {
    const { sandbox, clock, app, connectionString } = service.current;
    const asked = await sandbox.get('/inquiries');
    await app.apiLogs.settle();
    const sweep = () => runJob(app, deleteOldRecordsJob, {});
    const day = 86_400;
    clock.forward(13 * day);
    await sweep();
    await logOf(asked);
    clock.forward(day + 60);
    await sweep();
    assert.equal((await sandbox.get(`/api-logs/${requestIdOf(asked)}`)).status, 404);
    const [blocks] = await rowsOf(
      connectionString,
      'select count(*)::integer as old from api_log_blocks where environment_id = $1 and created_at < $2',
      [service.current.seeded.sandbox.scope.environmentId, new Date(clock.now().getTime() - 14 * day * 1000)],
    );
    assert.equal(blocks?.['old'], 0);
  });
});
