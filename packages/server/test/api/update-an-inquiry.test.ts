import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const patch = (id: string, attributes: unknown, headers: Record<string, string> = {}) =>
  service.current.sandbox.request('PATCH', `/inquiries/${id}`, { body: { data: { attributes } }, headers });
const fieldOf = (attributes: Record<string, unknown>, key: string) =>
  (attributes['fields'] as Record<string, { value: unknown }>)[key]?.value;

describe('PATCH /inquiries/{id} 200', () => {
  it('changes what is named and keeps the rest', async () => {
    const { id, attributes } = await createInquiry(service.current, {
      note: 'kept',
      tags: ['kept'],
      fields: { 'name-first': 'Ada', 'name-last': 'Byron' },
    });
    const { status, body } = await patch(id, { fields: { 'name-last': 'Lovelace' } });
    assert.equal(status, 200);
    assert.equal(fieldOf(body.data.attributes, 'name-first'), 'Ada');
    assert.equal(fieldOf(body.data.attributes, 'name-last'), 'Lovelace');
    assert.equal(body.data.attributes['note'], 'kept');
    assert.deepEqual(body.data.attributes['tags'], ['kept']);
    assert.equal(body.data.attributes['created-at'], attributes['created-at']);
    assert.ok(String(body.data.attributes['updated-at']) >= String(attributes['updated-at']));
  });

  it('clears what is null, and no longer finds the inquiry by its note', async () => {
    const { id } = await createInquiry(service.current, { note: 'to go', fields: { 'name-first': 'Ada' } });
    const { body } = await patch(id, { note: null, fields: { 'name-first': null } });
    assert.equal(body.data.attributes['note'], null);
    assert.equal(fieldOf(body.data.attributes, 'name-first'), null);
    const found = await service.current.sandbox.get('/inquiries?filter[note]=to go');
    assert.deepEqual(found.body.data, []);
  });

  it('accepts personal attributes at the top level up to 2023-01-05, and refuses them later', async () => {
    const { id } = await createInquiry(service.current);
    const older = await patch(id, { 'name-first': 'Ada' });
    assert.equal(older.body.data.attributes['name-first'], 'Ada');
    const newer = await patch(id, { 'name-first': 'Eve' }, { 'service-version': '2025-10-27' });
    assert.equal(newer.status, 400);
  });

  it('records changed tags once, and nothing for the same set', async () => {
    const { id } = await createInquiry(service.current, { tags: ['a', 'b'] });
    await patch(id, { tags: ['b', 'c', 'c'] });
    await patch(id, { tags: ['c', 'b'] });
    const { body } = await service.current.sandbox.get(
      `/events?filter[object-id]=${id}&filter[name]=inquiry.updated-tags`,
    );
    assert.equal(body.data.length, 1);
    assert.deepEqual(body.data[0]?.attributes['context'], { 'added-tags': ['c'], 'removed-tags': ['a'] });
  });

  it('is possible in every status', async () => {
    for (const action of ['start_inquiry', 'approve_inquiry', 'decline_inquiry', 'expire_inquiry'] as const) {
      const { id } = await createInquiry(service.current);
      await simulate(service.current, id, action);
      const { status, body } = await patch(id, { note: action });
      assert.equal(status, 200, action);
      assert.equal(body.data.attributes['note'], action);
    }
  });

  it('changes nothing when nothing is sent, nor fields by null', async () => {
    const { id } = await createInquiry(service.current, { note: 'kept', fields: { 'name-first': 'Ada' } });
    const { status, body } = await service.current.sandbox.request('PATCH', `/inquiries/${id}`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['note'], 'kept');
    const nulled = await patch(id, { fields: null });
    assert.equal(nulled.status, 200);
    assert.equal(fieldOf(nulled.body.data.attributes, 'name-first'), 'Ada');
  });

  it('loses none of several concurrent changes: each is stored, or refused as stale', async () => {
    const { id } = await createInquiry(service.current);
    const changes = { 'name-first': 'A', 'name-middle': 'B', 'name-last': 'C', 'address-city': 'D' };
    const answers = await Promise.all(
      Object.entries(changes).map(([key, value]) => patch(id, { fields: { [key]: value } })),
    );
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    for (const [index, [key, value]] of Object.entries(changes).entries()) {
      const stored = answers[index]?.status === 200;
      assert.equal(fieldOf(body.data.attributes, key), stored ? value : null);
      if (!stored) assert.equal(answers[index]?.body.errors?.[0]?.title, 'Stale object error');
    }
    assert.ok(answers.some(({ status }) => status === 200));
  });
});

describe('PATCH /inquiries/{id} refusals', () => {
  it('return 409 for a redacted inquiry and store nothing of the request', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    for (const attributes of [{ note: 'back' }, { fields: { 'name-first': 'Ada' } }, { tags: ['back'] }, {}]) {
      const { status, body } = await patch(id, attributes);
      assert.equal(status, 409);
      assert.equal(body.errors?.[0]?.code, 'conflict');
    }
    const { text } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.doesNotMatch(text, /Ada|back"/);
  });

  it('write all or nothing', async () => {
    const { id } = await createInquiry(service.current, { note: 'before' });
    const { status } = await patch(id, { note: 'after', fields: { birthdate: '2023-02-30' } });
    assert.equal(status, 422);
    assert.equal((await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['note'], 'before');
  });

  const cases: readonly (readonly [string, unknown, number])[] = [
    ['a field that the flow fills', { fields: { 'current-selfie': { id: 'self_1', type: 'x' } } }, 422],
    ['a text that is too long for its field', { fields: { 'name-first': 'x'.repeat(256) } }, 400],
    ['a return address that would run script', { 'redirect-uri': 'javascript:alert(1)' }, 422],
    ['tags that are no list', { tags: 'a' }, 400],
    ['fields that are a list', { fields: ['a'] }, 400],
  ];
  for (const [name, attributes, expected] of cases) {
    it(`apply to ${name}, ${expected}`, async () => {
      const { id } = await createInquiry(service.current);
      assert.equal((await patch(id, attributes)).status, expected);
    });
  }

  it('apply to an inquiry of the other environment', async () => {
    const { id } = await createInquiry(service.current, { note: 'mine' });
    const { status } = await service.current.production.request('PATCH', `/inquiries/${id}`, {
      body: { data: { attributes: { note: 'theirs' } } },
    });
    assert.equal(status, 404);
    assert.equal((await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['note'], 'mine');
  });
});
