import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, fieldOf } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const patch = (id: string, attributes: unknown) =>
  service.current.sandbox.request('PATCH', `/accounts/${id}`, { body: { data: { attributes } } });
const post = (id: string, action: string, meta: unknown) =>
  service.current.sandbox.post(`/accounts/${id}/${action}`, { meta });

describe('PATCH /accounts/{id} 200', () => {
  it('changes what was sent, keeps the rest, and emits events for fields, status and tags', async () => {
    const { id } = await createAccount(service.current, { 'name-first': 'Ada', 'name-last': 'Byron', tags: ['a'] });
    const sent = { 'name-last': 'Lovelace', 'account-status': 'approved', tags: ['b'] };
    const { status, body } = await patch(id, sent);
    assert.equal(status, 200);
    assert.equal(fieldOf(body.data, 'name', 'first'), 'Ada');
    assert.equal(fieldOf(body.data, 'name', 'last'), 'Lovelace');
    assert.equal(body.data.attributes['account-status'], 'Approved');
    assert.deepEqual(await eventsAbout(service.current, id), [
      ['account.created', null],
      ['account.updated-fields', { 'updated-fields': ['name'] }],
      ['account.status-updated', { 'previous-account-status': 'Default', 'account-status': 'Approved' }],
      ['account.updated-tags', { 'added-tags': ['b'], 'removed-tags': ['a'] }],
    ]);
  });

  it('emits no event when nothing changes', async () => {
    const { id } = await createAccount(service.current, { 'name-first': 'Ada' });
    await patch(id, { 'name-first': 'Ada' });
    assert.equal((await eventsAbout(service.current, id)).length, 1);
  });

  it('frees a reference id with null, for another account to take', async () => {
    const { id } = await createAccount(service.current, { 'reference-id': 'moving' });
    assert.equal((await patch(id, { 'reference-id': null })).body.data.attributes['reference-id'], null);
    await createAccount(service.current, { 'reference-id': 'moving' });
    const { status, body } = await patch(id, { 'reference-id': 'moving' });
    assert.equal(status, 409);
    const [error] = body.errors ?? [];
    assert.deepEqual([error?.title, error?.details], ['Record not unique', 'another account has this reference-id']);
  });

  it('clears a field and the photo with null', async () => {
    const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');
    const { id } = await createAccount(service.current, {
      birthdate: '1990-12-10',
      'selfie-photo': { data: { data: png, filename: 'a.png' } },
    });
    const { body } = await patch(id, { birthdate: null, 'selfie-photo': { data: null } });
    assert.equal(fieldOf(body.data, 'birthdate'), null);
    assert.equal(fieldOf(body.data, 'selfie_photo'), null);
  });

  it('loses neither of two concurrent changes', async () => {
    const { id } = await createAccount(service.current);
    await Promise.all([patch(id, { 'name-first': 'Ada' }), patch(id, { 'name-last': 'Byron' })]);
    const { body } = await service.current.sandbox.get(`/accounts/${id}`);
    assert.equal(fieldOf(body.data, 'name', 'first'), 'Ada');
    assert.equal(fieldOf(body.data, 'name', 'last'), 'Byron');
  });
});

describe('PATCH /accounts/{id} refusals', () => {
  it('return 400 for the account type, 404 for an unknown account and one of the other environment', async () => {
    const { id } = await createAccount(service.current);
    assert.equal((await patch(id, { 'account-type-id': 'acttp_1' })).status, 400);
    assert.equal((await patch('act_unknown', {})).status, 404);
    const body = { data: { attributes: { 'name-first': 'x' } } };
    assert.equal((await service.current.production.request('PATCH', `/accounts/${id}`, { body })).status, 404);
  });
});

describe('tags of an account', () => {
  it('are added, removed and replaced, by name or id, each with an event', async () => {
    const { id } = await createAccount(service.current);
    const tagsAfter = async (action: string, meta: unknown) =>
      (await post(id, action, meta)).body.data.attributes['tags'];
    assert.deepEqual(await tagsAfter('add-tag', { 'tag-name': 'a' }), ['a']);
    assert.deepEqual(await tagsAfter('add-tag', { 'tag-name': 'a' }), ['a']);
    assert.deepEqual(await tagsAfter('add-tag', { 'tag-id': 'b' }), ['a', 'b']);
    assert.deepEqual(await tagsAfter('remove-tag', { 'tag-name': 'a' }), ['b']);
    assert.deepEqual(await tagsAfter('set-tags', { 'tag-name': ['c', 'b'] }), ['c', 'b']);
    assert.deepEqual((await eventsAbout(service.current, id)).slice(1), [
      ['account.updated-tags', { 'added-tags': ['a'], 'removed-tags': [] }],
      ['account.tag-added', { 'added-tags': ['a'] }],
      ['account.updated-tags', { 'added-tags': ['b'], 'removed-tags': [] }],
      ['account.tag-added', { 'added-tags': ['b'] }],
      ['account.updated-tags', { 'added-tags': [], 'removed-tags': ['a'] }],
      ['account.tag-removed', { 'removed-tags': ['a'] }],
      ['account.updated-tags', { 'added-tags': ['c'], 'removed-tags': [] }],
      ['account.tag-added', { 'added-tags': ['c'] }],
    ]);
  });

  it('return 400 for none and for both of name and id', async () => {
    const { id } = await createAccount(service.current);
    assert.equal((await post(id, 'add-tag', {})).status, 400);
    assert.equal((await post(id, 'add-tag', { 'tag-name': 'a', 'tag-id': 'b' })).status, 400);
    assert.equal((await post('act_unknown', 'add-tag', { 'tag-name': 'a' })).status, 404);
  });

  it('are at most a thousand in use: one more returns 422 until another is removed', async () => {
    const { id } = await createAccount(service.current);
    const names = (from: number, to: number) => Array.from({ length: to - from }, (_each, index) => `t${from + index}`);
    await rowsOf(service.current.connectionString, 'delete from tags');
    assert.equal((await post(id, 'set-tags', { 'tag-name': names(0, 99) })).status, 200);
    for (let from = 99; from < 999; from += 100)
      await createAccount(service.current, { tags: names(from, from + 100) });
    const other = await createAccount(service.current, { tags: ['t999'] });
    const refused = await post(other.id, 'add-tag', { 'tag-name': 'one-too-many' });
    assert.equal(refused.status, 422);
    assert.equal(refused.body.errors?.[0]?.source?.pointer, '/meta');
    assert.equal((await post(other.id, 'add-tag', { 'tag-name': 't5' })).status, 200);
    assert.equal((await post(id, 'remove-tag', { 'tag-name': 't7' })).status, 200);
    assert.equal((await post(other.id, 'add-tag', { 'tag-name': 'now-it-fits' })).status, 200);
  });
});
