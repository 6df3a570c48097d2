import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, inquiryIn } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const made: Record<string, string> = {};
const service = useService({ worker: false }, async (started) => {
  for (const status of ['created', 'pending', 'approved', 'declined', 'expired'] as const) {
    started.clock.forward(60);
    made[status] = await inquiryIn(started, status);
  }
  started.clock.forward(60);
  made['referred'] = (await createInquiry(started, { 'reference-id': 'searched' })).id;
});

const search = (body: unknown, path = '/inquiries/search') => service.current.sandbox.post(path, body);

async function found(body: unknown): Promise<string[]> {
  const answer = await search(body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.map(({ id }) => Object.keys(made).find((name) => made[name] === id) ?? id);
}

const status = (value: string) => ({ attribute: 'status', operator: 'eq', value });

describe('POST /inquiries/search 200', () => {
  it('returns everything, newest first, without a query', async () => {
    const all = ['referred', 'expired', 'declined', 'approved', 'pending', 'created'];
    assert.deepEqual(await found({}), all);
    assert.deepEqual(await found(undefined), all);
  });

  it('finds by each attribute', async () => {
    const shown = await service.current.sandbox.get(`/inquiries/${made['declined']}`);
    const at = shown.body.data.attributes;
    const template = { attribute: 'inquiry_template_id', operator: 'eq', value: service.current.templateId };
    assert.deepEqual(await found({ query: status('approved') }), ['approved']);
    assert.deepEqual(await found({ query: { attribute: 'reference_id', operator: 'eq', value: 'searched' } }), [
      'referred',
    ]);
    assert.equal((await found({ query: template })).length, 6);
    assert.deepEqual(await found({ query: { ...template, value: 'itmpl_none' } }), []);
    const created = { attribute: 'created_at', value: at['created-at'] };
    assert.deepEqual(await found({ query: { ...created, operator: 'eq' } }), ['declined']);
    assert.deepEqual(await found({ query: { ...created, operator: 'gt' } }), ['referred', 'expired']);
    assert.deepEqual(await found({ query: { ...created, operator: 'gte' } }), ['referred', 'expired', 'declined']);
    assert.deepEqual(await found({ query: { ...created, operator: 'lt' } }), ['approved', 'pending', 'created']);
    assert.deepEqual(await found({ query: { attribute: 'updated_at', operator: 'lte', value: at['updated-at'] } }), [
      'declined',
      'approved',
      'pending',
      'created',
    ]);
  });

  it('joins conditions with and, or and not; null is not equal to anything', async () => {
    const referred = { attribute: 'reference_id', operator: 'eq', value: 'searched' };
    assert.deepEqual(await found({ query: { or: [status('approved'), status('declined')] } }), [
      'declined',
      'approved',
    ]);
    assert.deepEqual(await found({ query: { and: [status('created'), referred] } }), ['referred']);
    assert.deepEqual(await found({ query: { and: [status('created'), { not: referred }] } }), ['created']);
    assert.deepEqual(await found({ query: { not: { or: [status('created'), status('expired')] } } }), [
      'declined',
      'approved',
      'pending',
    ]);
  });

  it('sorts by the attributes of the contract, both ways', async () => {
    assert.deepEqual(await found({ sort: { attribute: 'created_at', direction: 'asc' }, page: { size: 2 } }), [
      'created',
      'pending',
    ]);
    const byStatus = await found({ sort: { attribute: 'status', direction: 'asc' } });
    assert.equal(byStatus[0], 'approved');
    assert.equal(byStatus.at(-1), 'pending');
    assert.equal((await found({ sort: { attribute: 'updated_at' } }))[0], 'referred');
  });

  it('links its pages by addresses that accept the same body, with any sort', async () => {
    for (const sort of [undefined, { attribute: 'status', direction: 'asc' }, { attribute: 'updated_at' }]) {
      const body = { ...(sort === undefined ? {} : { sort }), page: { size: 4 } };
      const whole = (await search({ ...body, page: { size: 100 } })).body.data.map(({ id }) => id);
      const first = await search(body);
      assert.equal(first.body.links?.prev, null);
      const second = await search(body, first.body.links?.next ?? '');
      assert.deepEqual(
        [...first.body.data, ...second.body.data].map(({ id }) => id),
        whole,
      );
      assert.equal(second.body.links?.next, null);
      const back = await search(body, second.body.links?.prev ?? '');
      assert.deepEqual(back.body.data, first.body.data);
      const after = await search({ ...body, page: { size: 4, after: whole.at(-1) } });
      assert.deepEqual(after.body.data, []);
    }
  });

  it('accepts and answers other casings, and selects fields', async () => {
    const answer = await service.current.sandbox.post(
      '/inquiries/search?fields[inquiry]=status,createdAt&page[size]=1',
      { query: { attribute: 'createdAt', operator: 'gt', value: '2000-01-01' } },
      { 'key-inflection': 'camel' },
    );
    assert.deepEqual(Object.keys(answer.body.data[0]?.attributes ?? {}), ['status', 'createdAt']);
  });

  it('shows nothing of another environment', async () => {
    assert.deepEqual((await service.current.production.post('/inquiries/search', {})).body.data, []);
  });
});

describe('POST /inquiries/search 400 and 404', () => {
  const refused: readonly (readonly [string, unknown, string | undefined])[] = [
    ['an unknown attribute', { query: { attribute: 'note', operator: 'eq', value: 'x' } }, '/query/attribute'],
    ['what every object has', { query: { attribute: 'constructor', operator: 'eq', value: 'x' } }, '/query/attribute'],
    ['a status that is none', { query: status('lost') }, '/query/value'],
    [
      'an order of reference ids',
      { query: { attribute: 'reference_id', operator: 'gt', value: 'x' } },
      '/query/operator',
    ],
    ['a third level', { query: { not: { not: { not: status('created') } } } }, '/query/not/not'],
    ['a sort by what cannot be sorted by', { sort: { attribute: 'note' } }, '/sort/attribute'],
    ['a direction that is none', { sort: { attribute: 'status', direction: 'up' } }, '/sort/direction'],
    ['a size past the limit', { page: { size: 101 } }, '/page/size'],
    ['both cursors', { page: { after: 'inq_1', before: 'inq_2' } }, undefined],
    ['an unknown member', { where: {} }, undefined],
  ];
  for (const [name, body, pointer] of refused) {
    it(`refuses ${name}, 400`, async () => {
      const answer = await search(body);
      assert.equal(answer.status, 400, answer.text);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, pointer);
    });
  }

  it('refuses include, 400, and an unknown cursor, 404', async () => {
    assert.equal((await search({}, '/inquiries/search?include=account')).status, 400);
    assert.equal((await search({ page: { after: 'inq_unknown' } })).status, 404);
  });
});
