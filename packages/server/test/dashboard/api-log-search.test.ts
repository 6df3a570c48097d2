/** GET /dashboard/api/api-logs: search by status, method, path, key and time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKey } from '../support/api-keys.ts';
import type { ApiAnswer } from '../support/client.ts';
import { signedIn } from '../support/people.ts';
import { type TestService, useService } from '../support/service.ts';

const service = useService({ worker: false }, ask);
const requestIdOf = ({ headers }: ApiAnswer): string => headers.get('request-id') ?? '';

let keyId = '';
let developer: Awaited<ReturnType<typeof signedIn>>;
/** Ids of the requests by their name in this test. */
const made: Record<string, string> = {};

async function ask(started: TestService): Promise<void> {
  const { sandbox, clock } = started;
  const { client, id } = await createKey(started, { permissions: ['account.read'] });
  keyId = id;
  const inquiry = '/inquiries/inq_aaaaaaaaaaaaaaaaaaaaaaaa';
  made['early'] = requestIdOf(await sandbox.get('/accounts?page[size]=1'));
  clock.forward(3600);
  made['listed'] = requestIdOf(await sandbox.get('/accounts'));
  made['missing'] = requestIdOf(await sandbox.get(inquiry));
  made['missingPart'] = requestIdOf(await sandbox.post(`${inquiry}/approve`));
  made['forbidden'] = requestIdOf(await client.get('/inquiries'));
  made['malformed'] = requestIdOf(await sandbox.post('/inquiries', { data: { attributes: { unknown: 1 } } }));
  developer = await signedIn(started, { role: 'developer' });
}

/** Returns the names of the found requests, newest first, among those made here. */
async function found(query: Record<string, string>): Promise<string[]> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [`filter[${name}]`, value]));
  const answer = await developer.get(`/dashboard/api/api-logs?page[size]=50&${search}`);
  assert.equal(answer.status, 200, answer.text);
  const { data } = JSON.parse(answer.text) as { data: { id: string }[] };
  const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
  return data.flatMap(({ id }) => names.get(id) ?? []);
}

describe('200', () => {
  const failed = ['malformed', 'forbidden', 'missingPart', 'missing'];
  const cases: readonly (readonly [Record<string, string>, readonly string[]])[] = [
    [{}, [...failed, 'listed', 'early']],
    [{ status: 'failed' }, failed],
    [{ status: '4xx' }, failed],
    [{ status: '5xx' }, []],
    [{ status: '404' }, ['missingPart', 'missing']],
    [{ status: '403,400' }, ['malformed', 'forbidden']],
    [{ status: '2xx' }, ['listed', 'early']],
    [{ status: 'failed', method: 'post' }, ['malformed', 'missingPart']],
    [{ path: '/api/v1/acc' }, ['listed', 'early']],
    [{ path: '/approve' }, ['missingPart']],
    [{ path: '_%' }, []],
    [{ path: '=/api/v1/inquiries' }, ['malformed', 'forbidden']],
    [{ path: '=/api/v1/inquiries/{id}' }, ['missing']],
    [{ path: '=/api/v1/inquiries/{id}', status: '403' }, []],
  ];
  for (const [query, names] of cases) {
    it(`finds ${names.length} by ${JSON.stringify(query)}`, async () => assert.deepEqual(await found(query), names));
  }

  it('finds the requests of one key', async () =>
    assert.deepEqual(await found({ 'api-key-id': keyId, status: 'failed' }), ['forbidden']));

  it('finds the requests from a time and until a time', async () => {
    const half = new Date(service.current.clock.now().getTime() - 1_800_000).toISOString();
    assert.deepEqual(await found({ 'created-at-end': half }), ['early']);
    assert.deepEqual(await found({ 'created-at-start': half, status: '2xx' }), ['listed']);
  });

  it('pages without a gap or a repetition', async () => {
    const ids: string[] = [];
    let next: string | null | undefined = '/dashboard/api/api-logs?filter[status]=failed&page[size]=3';
    while (next) {
      const { data, links } = JSON.parse((await developer.get(next)).text) as {
        data: { id: string }[];
        links: { next: string | null };
      };
      ids.push(...data.map(({ id }) => id));
      next = links.next;
    }
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      ids.slice(0, 4),
      ['malformed', 'forbidden', 'missingPart', 'missing'].map((name) => made[name]),
    );
  });
});

describe('400 and 403', () => {
  it('are returned for an invalid status and an invalid time', async () => {
    for (const query of ['status=9xx', 'status=ok', 'created-at-start=yesterday', 'unknown=1']) {
      const [name = '', value = ''] = query.split('=');
      const answer = await developer.get(`/dashboard/api/api-logs?filter[${name}]=${value}`);
      assert.equal(answer.status, 400, answer.text);
    }
  });

  it('are returned to users without the right to read logs', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.get('/dashboard/api/api-logs')).status, 403);
  });
});
