/** GET /inquiries filtered by a check that failed in one of their verifications. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { indexFailedChecksJob } from '../../src/resources/verification/verifications/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();

interface Check {
  readonly name: string;
  readonly status: string;
  readonly requirement: string;
}

const list = (names: string) => service.current.sandbox.get(`/inquiries?filter[failed-check]=${names}`);

async function idsBy(names: string): Promise<string[]> {
  const { status, body, text } = await list(names);
  assert.equal(status, 200, text);
  return (body.data as unknown as { id: string }[]).map(({ id }) => id);
}

async function checksOf(id: string): Promise<readonly Check[]> {
  const { body } = await service.current.sandbox.get(`/verifications/${id}`);
  return body.data.attributes['checks'] as readonly Check[];
}

async function override(id: string, name: string, status: string): Promise<void> {
  const attributes = { 'check-name': name, status, reason: 'seen again' };
  const answer = await service.current.sandbox.post(`/verifications/${id}/override-check`, { data: { attributes } });
  assert.equal(answer.status, 200, answer.text);
}

/** Creates an inquiry with a failed required check of the document. */
async function withFailedCheck() {
  const { id, document } = await walkThrough(service.current);
  const name = (await checksOf(document.id)).find(
    (each) => each.status === 'passed' && each.requirement === 'required',
  )?.name;
  assert.ok(name);
  await override(document.id, name, 'failed');
  return { id, name, document: document.id };
}

describe('200', () => {
  it('returns the inquiries in which the check is failed now, each once', async () => {
    const { id, name, document } = await withFailedCheck();
    assert.deepEqual(await idsBy(name), [id]);
    assert.deepEqual(await idsBy(`selfie_pose_detection,${name}`), [id]);
    assert.deepEqual(await idsBy('selfie_pose_detection'), []);
    await override(document, name, 'passed');
    assert.deepEqual(await idsBy(name), []);
  });

  it('returns those whose failure was simulated', async () => {
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'start_inquiry', 'create_failed_verification');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
    const checks = (body.included ?? []).flatMap(({ attributes }) => attributes['checks'] as readonly Check[]);
    const failed = checks.find(({ status }) => status === 'failed');
    assert.ok(failed);
    assert.ok((await idsBy(failed.name)).includes(id));
  });

  it('returns none that was erased', async () => {
    const { id, name } = await withFailedCheck();
    assert.ok((await idsBy(name)).includes(id));
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.equal((await idsBy(name)).includes(id), false);
  });

  it('returns one of an earlier release once the job has indexed it, unchanged', async () => {
    const { id, name, document } = await withFailedCheck();
    const { app, seeded } = service.current;
    await app.runner.write(seeded.sandbox.scope, { type: 'system' }, ({ tx }) =>
      tx.execute(sql`update verifications set failed_check_indexes = null where id = ${document}`),
    );
    assert.equal((await idsBy(name)).includes(id), false);
    const before = (await service.current.sandbox.get(`/verifications/${document}`)).text;
    await runJob(app, indexFailedChecksJob, {});
    assert.ok((await idsBy(name)).includes(id));
    assert.equal((await service.current.sandbox.get(`/verifications/${document}`)).text, before);
  });
});

describe('400', () => {
  it('is returned for a name that no check has', async () => {
    for (const name of ['selfie', 'toString', 'ID_EXPIRED_DETECTION', 'id_expired_detection,nothing', 'a%00']) {
      const { status, body } = await list(name);
      assert.equal(status, 400, name);
      assert.ok(body.errors?.[0]?.details, name);
    }
  });
});
