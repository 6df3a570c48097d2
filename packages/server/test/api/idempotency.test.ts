import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const template = () => ({ 'inquiry-template-id': service.current.templateId });
const create = (key: string, attributes: Record<string, unknown>) =>
  service.current.sandbox.post('/inquiries', { data: { attributes } }, { 'idempotency-key': key });

async function countOf(referenceId: string): Promise<number> {
  const { body } = await service.current.sandbox.get(`/inquiries?filter[reference-id]=${referenceId}&page[size]=100`);
  return body.data.length;
}

describe('one idempotency key', () => {
  it('creates one inquiry for any number of concurrent requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = `at-once-${round}`;
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => create(reference, { ...template(), 'reference-id': reference })),
      );
      assert.equal(await countOf(reference), 1, reference);
      const done = answers.filter(({ status }) => status === 200);
      assert.equal(new Set(done.map(({ text }) => text)).size, 1);
      for (const { status, body, headers } of answers.filter((answer) => !done.includes(answer))) {
        assert.equal(status, 409);
        assert.equal(body.errors?.[0]?.code, 'idempotency_in_progress');
        assert.equal(headers.get('retry-after'), '1');
      }
    }
  });

  it('returns 409 while its first request runs, and is replayed after', async () => {
    const { app, sandbox } = service.current;
    const environmentId = (await sandbox.get('/inquiries')).headers.get('service-environment-id') ?? '';
    const release = Promise.withResolvers<void>();
    const holds = Promise.withResolvers<void>();
    // Simulates a slow duplicate, which has claimed the key and not committed yet.
    const duplicate = app.database.transaction({ environmentId }, async (tx) => {
      await tx.execute(
        sql`insert into idempotency_keys (environment_id, key, fingerprint, request_id, created_at)
            values (${environmentId}, 'held', ${Buffer.alloc(32)}, 'req_1', ${app.clock.now()})`,
      );
      holds.resolve();
      await release.promise;
      throw new Error('the duplicate fails');
    });
    await holds.promise;
    // This request is answered while the other is blocked: only this test releases that one.
    const meanwhile = await create('held', template());
    release.resolve();
    await assert.rejects(duplicate, /the duplicate fails/);
    assert.equal(meanwhile.status, 409);
    assert.equal(meanwhile.body.errors?.[0]?.code, 'idempotency_in_progress');
    const after = await create('held', template());
    assert.equal(after.status, 200);
    assert.equal((await create('held', template())).text, after.text);
  });

  it('repeats a refusal byte for byte, with its request id, even once the cause is gone', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    await sandbox.post(`/inquiries/${id}/expire`);
    const again = () => sandbox.post(`/inquiries/${id}/expire`, undefined, { 'idempotency-key': 'refused' });
    const refused = await again();
    assert.equal(refused.status, 409);
    await sandbox.post(`/inquiries/${id}/resume`);
    const replayed = await again();
    assert.equal(replayed.status, 409);
    assert.equal(replayed.text, refused.text);
    assert.equal(replayed.headers.get('idempotent-replayed'), 'true');
    assert.equal(replayed.headers.get('request-id'), refused.headers.get('request-id'));
    assert.equal((await sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'], 'pending');
  });

  it('is refused for another body, another path and another query, and changes nothing then', async () => {
    const { sandbox } = service.current;
    const [one, other] = [await createInquiry(service.current), await createInquiry(service.current)];
    const headers = { 'idempotency-key': 'reused' };
    assert.equal((await sandbox.post(`/inquiries/${one.id}/approve`, { meta: { comment: 'a' } }, headers)).status, 200);
    const reuses: readonly (readonly [string, unknown])[] = [
      [`/inquiries/${one.id}/approve`, { meta: { comment: 'b' } }],
      [`/inquiries/${other.id}/approve`, { meta: { comment: 'a' } }],
      [`/inquiries/${one.id}/approve?fields[inquiry]=status`, { meta: { comment: 'a' } }],
      [`/inquiries/${one.id}/decline`, { meta: { comment: 'a' } }],
    ];
    for (const [path, body] of reuses) {
      const { status, body: answer } = await sandbox.post(path, body, headers);
      assert.equal(status, 422, path);
      assert.equal(answer.errors?.[0]?.code, 'idempotency_mismatch');
    }
    assert.equal((await sandbox.get(`/inquiries/${other.id}`)).body.data.attributes['status'], 'created');
  });

  it('is replayed for the same body in another serialization', async () => {
    const { sandbox, templateId } = service.current;
    const headers = { 'idempotency-key': 'spaced' };
    const first = await sandbox.post(
      '/inquiries',
      `{"data":{"attributes":{"inquiry-template-id":"${templateId}","note":"n"}}}`,
      headers,
    );
    const again = await sandbox.post(
      '/inquiries',
      `{ "data": { "attributes": { "note": "n", "inquiry-template-id": "${templateId}" } } }`,
      headers,
    );
    assert.equal(again.status, 200, again.text);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(again.body.data.id, first.body.data.id);
  });

  it('is supported by PATCH too', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    const patch = (note: string) =>
      sandbox.request('PATCH', `/inquiries/${id}`, {
        headers: { 'idempotency-key': 'patched' },
        body: { data: { attributes: { note } } },
      });
    assert.equal((await patch('one')).status, 200);
    assert.equal((await patch('one')).headers.get('idempotent-replayed'), 'true');
    assert.equal((await patch('two')).status, 422);
  });

  it('counts against the current rate limit when it is replayed', async () => {
    const [first, again] = [await create('live', template()), await create('live', template())];
    const left = ({ headers }: typeof first): number => Number(headers.get('ratelimit-remaining'));
    assert.ok(left(again) < left(first));
  });

  it('is released after a day, once the sweep has run', async () => {
    const { app, clock } = service.current;
    const first = await create('a-day', template());
    const sweep = () => runJob(app, deleteOldRecordsJob, {});
    clock.forward(86_000);
    await sweep();
    assert.equal((await create('a-day', template())).body.data.id, first.body.data.id);
    clock.forward(500);
    await sweep();
    assert.notEqual((await create('a-day', template())).body.data.id, first.body.data.id);
  });

  it('belongs to its environment: the other one may use it for another request', async () => {
    const { production, seeded } = service.current;
    const headers = { 'idempotency-key': 'shared' };
    const here = await create('shared', template());
    const attributes = { 'inquiry-template-id': seeded.production.templates[0]?.id };
    const there = await production.post('/inquiries', { data: { attributes } }, headers);
    assert.equal(there.status, 200);
    assert.notEqual(there.body.data.id, here.body.data.id);
    assert.equal(there.headers.get('idempotent-replayed'), null);
  });

  it('has no effect on GET and DELETE', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    const headers = { 'idempotency-key': 'nowhere' };
    await sandbox.get(`/inquiries/${id}`, headers);
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`, { headers })).status, 200);
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`, { headers })).status, 409);
  });

  for (const [name, key] of [
    ['256 characters', 'x'.repeat(256)],
    ['a letter outside ASCII', 'caf\u00e9'],
    ['a tab', 'a\tb'],
  ] as const) {
    it(`is refused with ${name}`, async () => assert.equal((await create(key, template())).status, 400));
  }
});
