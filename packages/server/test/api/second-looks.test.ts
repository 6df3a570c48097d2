/** POST /verifications/{id}/override-check and /rerun: a changed verdict by a person or by the engines. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiAnswer } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

interface Check {
  readonly name: string;
  readonly status: string;
  readonly requirement: string;
  readonly reasons: readonly string[];
  readonly metadata: { readonly override?: Readonly<Record<string, unknown>> };
}

const service = useService();
const walk = (): Promise<WalkedInquiry> => walkThrough(service.current);

const retrieve = (id: string): Promise<ApiAnswer> => service.current.sandbox.get(`/verifications/${id}`);
const checksOf = ({ body }: ApiAnswer): readonly Check[] => body.data.attributes['checks'] as readonly Check[];
/** Returns the name of a check that uses only the pictures. */
const measured = (answer: ApiAnswer): string | undefined =>
  checksOf(answer).find(({ name, status }) => status === 'passed' && !name.includes('comparison'))?.name;

const statusOf = async (id: string): Promise<unknown> => (await retrieve(id)).body.data.attributes['status'];

const override = (id: string, attributes: object): Promise<ApiAnswer> =>
  service.current.sandbox.post(`/verifications/${id}/override-check`, { data: { attributes } });

const eventsOf = async (name: string): Promise<string[]> => {
  const { body } = await service.current.sandbox.get(`/events?filter[name]=${name}`);
  return body.data.map(({ attributes }) => String((attributes['payload'] as { data: { id: string } }).data.id));
};

describe('200', () => {
  it('replaces the result of a check by a reviewer, updates the verification, and keeps the old result', async () => {
    const walked = await walk();
    const { id } = walked.document;
    const name = checksOf(await retrieve(id)).find(({ status, requirement }) => {
      return status === 'passed' && requirement === 'required';
    })?.name;
    const failed = await override(id, { 'check-name': name, status: 'failed', reason: 'The portrait was glued on.' });
    assert.equal(failed.status, 200, failed.text);
    assert.equal(failed.body.data.attributes['status'], 'failed');
    const check = checksOf(failed).find((each) => each.name === name);
    assert.deepEqual(check?.reasons, ['overridden_by_reviewer']);
    assert.equal(check?.metadata.override?.['from-status'], 'passed');
    assert.equal(check?.metadata.override?.['reason'], 'The portrait was glued on.');
    assert.equal(check?.metadata.override?.['actor-type'], 'api-key');
    assert.ok((await eventsOf('verification.failed')).includes(id));
    assert.equal((await override(id, { 'check-name': name, status: 'failed', reason: 'again' })).status, 409);
    const passed = await override(id, { 'check-name': name, status: 'passed', reason: 'It was not.' });
    assert.equal(passed.body.data.attributes['status'], 'passed');
    const { body } = await service.current.sandbox.get(`/inquiries/${walked.id}`);
    assert.equal(body.data.attributes['status'], 'approved');
  });
});

describe('202', () => {
  for (const kind of ['document', 'selfie'] as const) {
    it(`reads the pictures of a ${kind} again with the same result, and drops an override by a reviewer`, async () => {
      const { id } = (await walk())[kind];
      const before = await retrieve(id);
      const name = measured(before);
      const said = await override(id, { 'check-name': name, status: 'failed', reason: 'a slip' });
      assert.equal(said.status, 200, said.text);
      const asked = await service.current.sandbox.post(`/verifications/${id}/rerun`);
      assert.equal(asked.status, 202, asked.text);
      await eventually('the second look is over', async () => {
        return checksOf(await retrieve(id)).every(({ metadata }) => metadata.override === undefined);
      });
      const after = await retrieve(id);
      assert.equal(after.body.data.attributes['status'], before.body.data.attributes['status']);
      const answers = (answer: ApiAnswer) => checksOf(answer).map((check) => [check.name, check.status]);
      assert.deepEqual(answers(after), answers(before));
    });
  }

  it('keeps the pictures that were made readable', async () => {
    const { id } = (await walk()).document;
    const before = await retrieve(id);
    await override(id, { 'check-name': measured(before), status: 'failed', reason: 'a slip' });
    await service.current.sandbox.post(`/verifications/${id}/rerun`);
    await eventually('the second look is over', async () => (await statusOf(id)) === 'passed');
    const { body } = await retrieve(id);
    const address = String(body.data.attributes['front-photo-url']);
    assert.equal((await fetch(address)).status, 200);
  });
});

describe('verification.escalated', () => {
  it('is emitted for each finished verification when its inquiry goes to review', async () => {
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'start_inquiry', 'create_passed_verification', 'mark_for_review_inquiry');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    const verifications = body.data.relationships['verifications']?.data as { id: string }[];
    assert.ok(verifications.length > 0);
    const escalated = await eventsOf('verification.escalated');
    assert.deepEqual(
      verifications.map((each) => escalated.includes(each.id)),
      verifications.map(() => true),
    );
  });
});

describe('400, 403, 404, 409 and 422', () => {
  it('are returned for no reason, no right, no verification, a redacted one and a check of another kind', async () => {
    const { id } = (await walk()).document;
    const good = { 'check-name': 'id_expired_detection', status: 'passed', reason: 'x' };
    for (const wrong of [{}, { ...good, reason: ' ' }, { ...good, status: 'not_applicable' }, { ...good, more: 1 }]) {
      assert.equal((await override(id, wrong)).status, 400, JSON.stringify(wrong));
    }
    assert.equal((await override(id, { ...good, 'check-name': 'selfie_none' })).status, 422);
    assert.equal((await override('ver_aaaaaaaaaaaaaaaaaaaaaaaa', good)).status, 404);
    const analyst = await signedIn(service.current, { role: 'analyst' });
    const denied = await analyst.post(`/api/v1/verifications/${id}/override-check`, { data: { attributes: good } });
    assert.equal(denied.status, 403);
    assert.equal((await analyst.post(`/api/v1/verifications/${id}/rerun`)).status, 403);
    const redacted = await walk();
    await service.current.sandbox.request('DELETE', `/verifications/${redacted.document.id}`);
    assert.equal((await override(redacted.document.id, good)).status, 409);
    assert.equal((await service.current.sandbox.post(`/verifications/${redacted.document.id}/rerun`)).status, 409);
  });
});
