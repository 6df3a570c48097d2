/** Case templates: drafts, publication, and changes refused because of existing cases. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeCase, makeTemplate, templateId } from '../support/cases.ts';
import type { ApiAnswer } from '../support/client.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const change = (id: string, attributes: object): Promise<ApiAnswer> =>
  service.current.sandbox.request('PATCH', `/case-templates/${id}`, { body: { data: { attributes } } });
const act = (id: string, name: string): Promise<ApiAnswer> =>
  service.current.sandbox.post(`/case-templates/${id}/${name}`);
const create = (attributes: object): Promise<ApiAnswer> =>
  service.current.sandbox.post('/case-templates', { data: { attributes } });

const open = { name: 'Open', type: 'initial' };
const done = { name: 'Done', type: 'end' };

describe('200', () => {
  it('shows fields and resolutions as published', async () => {
    const { body } = await service.current.sandbox.get(`/case-templates/${await templateId(service.current)}`);
    assert.deepEqual(body.data.attributes['resolutions'], ['Approved', 'Declined']);
    assert.deepEqual(body.data.attributes['field-schemas'], []);
  });

  it('keeps a change as a draft until it is published, and shows every version to editors', async () => {
    const id = await makeTemplate(service.current, 'DRAFT', {});
    const field = { type: 'string', key: 'note' };
    assert.deepEqual((await change(id, { 'field-schemas': [field] })).body.data.attributes['field-schemas'], []);
    const refused = await service.current.sandbox.post('/cases', {
      data: { attributes: { 'case-template-id': id, fields: { note: 'x' } } },
    });
    assert.equal(refused.status, 422);
    assert.equal((await act(id, 'publish')).status, 200);
    const made = await makeCase(service.current, { attributes: { 'case-template-id': id, fields: { note: 'x' } } });
    assert.deepEqual(made.attributes['fields'], { note: 'x' });
    const person = await signedIn(service.current, { role: 'admin' });
    const document = await person.get(`/dashboard/api/case-templates/${id}/document`);
    const { versions } = document.body as unknown as { versions: { number: number }[] };
    assert.deepEqual(
      versions.map(({ number }) => number),
      [2, 1],
    );
  });

  it('lets cases have the fields that a later version adds', async () => {
    const id = await makeTemplate(service.current, 'LATER', {});
    const made = await makeCase(service.current, { attributes: { 'case-template-id': id } });
    await change(id, { 'field-schemas': [{ type: 'string', key: 'note' }] });
    await act(id, 'publish');
    const { body } = await service.current.sandbox.request('PATCH', `/cases/${made.id}`, {
      body: { data: { attributes: { fields: { note: 'now' } } } },
    });
    assert.deepEqual(body.data.attributes['fields'], { note: 'now' });
  });
});

describe('409', () => {
  it('is returned without a draft to publish and for a duplicate key, and keeps the default template', async () => {
    const id = await makeTemplate(service.current, 'ONCE', {});
    assert.equal((await act(id, 'publish')).status, 409);
    assert.equal((await create({ key: 'ONCE', name: 'Again' })).status, 409);
    assert.equal((await act(await templateId(service.current), 'archive')).status, 409);
    assert.equal((await act(id, 'archive')).status, 200);
    assert.equal((await change(id, { name: 'x' })).status, 409);
  });
});

describe('422', () => {
  it('refuses to drop a status or field, or to change its kind, while cases have it, and names each', async () => {
    const fields = [{ type: 'string', key: 'note' }];
    const middle = { name: 'Waiting', type: 'intermediate' };
    const id = await makeTemplate(service.current, 'INUSE', {
      statuses: [open, middle, done],
      'field-schemas': fields,
    });
    const made = await makeCase(service.current, { attributes: { 'case-template-id': id } });
    await service.current.sandbox.post(`/cases/${made.id}/set-status`, { meta: { status: 'Waiting' } });
    await change(id, { statuses: [open, done], 'field-schemas': [{ type: 'integer', key: 'note' }] });
    const refused = await act(id, 'publish');
    assert.equal(refused.status, 422);
    assert.deepEqual(
      refused.body.errors?.map(({ source }) => source?.pointer),
      ['/data/attributes/statuses', '/data/attributes/field-schemas'],
    );
    await service.current.sandbox.post(`/cases/${made.id}/set-status`, { meta: { status: 'Done' } });
    await change(id, { 'field-schemas': fields });
    assert.equal((await act(id, 'publish')).status, 200);
  });

  it('drops a status that only redacted cases have, which keep its name', async () => {
    const middle = { name: 'Waiting', type: 'intermediate' };
    const id = await makeTemplate(service.current, 'REDACTED', { statuses: [open, middle, done] });
    const made = await makeCase(service.current, { attributes: { 'case-template-id': id } });
    await service.current.sandbox.post(`/cases/${made.id}/set-status`, { meta: { status: 'Waiting' } });
    await change(id, { statuses: [open, done] });
    assert.equal((await act(id, 'publish')).status, 422);
    assert.equal((await service.current.sandbox.request('DELETE', `/cases/${made.id}`)).status, 200);
    const published = await act(id, 'publish');
    assert.equal(published.status, 200, published.text);
    const { body } = await service.current.sandbox.get(`/cases/${made.id}`);
    assert.equal(body.data.attributes['status'], 'Waiting');
  });

  it('never leaves a case in a status that is dropped at the same moment', async () => {
    const middle = { name: 'Waiting', type: 'intermediate' };
    for (let round = 0; round < 8; round += 1) {
      const id = await makeTemplate(service.current, `RACE${round}`, { statuses: [open, middle, done] });
      const attributes = { 'case-template-id': id };
      const made = await Promise.all(Array.from({ length: 3 }, () => makeCase(service.current, { attributes })));
      await change(id, { statuses: [open, done] });
      const [published, ...moved] = await Promise.all([
        act(id, 'publish'),
        ...made.map((each) =>
          service.current.sandbox.post(`/cases/${each.id}/set-status`, { meta: { status: 'Waiting' } }),
        ),
      ]);
      const isDropped = published.status === 200;
      assert.ok(isDropped || published.status === 422, published.text);
      for (const { status, text } of moved) assert.equal(status, isDropped ? 422 : status, text);
      for (const each of made) {
        const { body } = await service.current.sandbox.get(`/cases/${each.id}`);
        if (isDropped) assert.equal(body.data.attributes['status'], 'Open');
      }
    }
  });

  const bad: readonly (readonly [string, object])[] = [
    ['no initial status', { statuses: [done, { name: 'Also', type: 'end' }] }],
    ['two initial statuses', { statuses: [open, { name: 'Also', type: 'initial' }, done] }],
    ['no end', { statuses: [open, { name: 'Also', type: 'intermediate' }] }],
    ['a name twice, in another case', { statuses: [open, done, { name: 'DONE', type: 'end' }] }],
    ['an item that is not on the checklist', { statuses: [open, { ...done, 'requires-checked': ['id'] }] }],
    [
      'a field twice',
      {
        'field-schemas': [
          { type: 'string', key: 'a' },
          { type: 'string', key: 'a' },
        ],
      },
    ],
    ['a queue that there is not', { policy: { 'case-queue-id': `cqueue_${'1'.repeat(24)}` } }],
    ['a layout that is too large', { layout: { text: 'x'.repeat(100_001) } }],
  ];
  for (const [what, attributes] of bad) {
    it(`refuses ${what}`, async () => {
      const answer = await create({ key: 'BAD', name: 'Bad', ...attributes });
      assert.equal(answer.status, 422, answer.text);
      assert.ok(answer.body.errors?.[0]?.source?.pointer);
    });
  }
});

describe('403', () => {
  it('is returned to users who may not publish templates', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const body = { data: { attributes: { key: 'NOBODY', name: 'x' } } };
    assert.equal((await person.post('/api/v1/case-templates', body)).status, 403);
    assert.equal((await person.get('/api/v1/case-templates')).status, 200);
  });
});
