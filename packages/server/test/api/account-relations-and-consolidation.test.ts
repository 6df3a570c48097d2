import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, until } from '../support/accounts.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();
const act = (id: string, action: string, meta: unknown) =>
  service.current.sandbox.post(`/accounts/${id}/${action}`, { meta });
const related = async (id: string, key: string, filter = '') => {
  const { body } = await service.current.sandbox.get(`/accounts/${id}/relations?filter[key]=${key}${filter}`);
  return body.data.map((account) => account.id);
};
const to = (key: string, id: string) => ({ 'relation-schema-key': key, 'target-object-id': id });

describe('relations of accounts', () => {
  it('are added on both sides, listed, and removed on both sides; repeating a request has no effect', async () => {
    const [child, parent] = [await createAccount(service.current), await createAccount(service.current)];
    for (let times = 0; times < 2; times += 1) {
      assert.equal((await act(child.id, 'add-relation', to('parent_account', parent.id))).status, 200);
    }
    assert.deepEqual(await related(child.id, 'parent_account'), [parent.id]);
    assert.deepEqual(await related(parent.id, 'child_accounts'), [child.id]);
    assert.deepEqual(await related(parent.id, 'child_accounts', '&filter[created-at-end]=2020-01-01'), []);
    for (let times = 0; times < 2; times += 1) {
      assert.equal((await act(child.id, 'remove-relation', to('parentAccount', parent.id))).status, 200);
    }
    assert.deepEqual(await related(child.id, 'parent_account'), []);
    assert.deepEqual(await related(parent.id, 'child_accounts'), []);
    const context = { 'relation-schema-key': 'parent_account', 'target-account-id': parent.id };
    assert.deepEqual((await eventsAbout(service.current, child.id)).slice(1), [
      ['account.added-relation', context],
      ['account.removed-relation', context],
    ]);
  });

  it('return 409 for a second relation under a single-value key, also when both are added concurrently', async () => {
    const [child, one, other] = [
      await createAccount(service.current),
      await createAccount(service.current),
      await createAccount(service.current),
    ];
    const answers = await Promise.all([
      act(child.id, 'add-relation', to('parent_account', one.id)),
      act(child.id, 'add-relation', to('parent_account', other.id)),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal(
      (await act(one.id, 'add-relation', to('child_accounts', child.id))).status,
      answers[0]?.status === 200 ? 200 : 409,
    );
  });

  it('return 422 for an unknown key and for the account itself, 404 for an unknown target, 400 for none', async () => {
    const { id } = await createAccount(service.current);
    const other = await createAccount(service.current);
    const unknown = await act(id, 'add-relation', to('cousin', other.id));
    assert.equal(unknown.status, 422);
    assert.equal(unknown.body.errors?.[0]?.source?.pointer, '/meta/relation-schema-key');
    assert.equal((await act(id, 'add-relation', to('related_accounts', id))).status, 422);
    assert.equal((await act(id, 'add-relation', to('related_accounts', 'txn_1'))).status, 404);
    assert.equal((await act('act_1', 'add-relation', to('related_accounts', id))).status, 404);
    assert.equal((await service.current.sandbox.get(`/accounts/${id}/relations`)).status, 400);
    assert.equal((await service.current.sandbox.get(`/accounts/${id}/relations?filter[key]=cousin`)).status, 422);
  });
});

describe('POST /accounts/{id}/consolidate', () => {
  it('moves inquiries and relations of the sources, keeps their values, archives them, and emits events', async () => {
    const { sandbox } = service.current;
    const inquiry = await createInquiry(service.current, { 'reference-id': 'source', fields: { 'name-first': 'Ada' } });
    const [source] = relatedTo(inquiry, 'account');
    const target = await createAccount(service.current, { 'name-first': 'Bea' });
    const friend = await createAccount(service.current);
    const sourceId = source?.id ?? '';
    await act(sourceId, 'add-relation', to('related_accounts', friend.id));
    const { status, body } = await act(target.id, 'consolidate', { 'source-account-ids': [sourceId] });
    assert.equal(status, 202);
    assert.equal(body.data.id, target.id);
    assert.equal(body.data.attributes['name-first'], 'Bea');
    const moved = await until(
      () => sandbox.get(`/inquiries/${inquiry.id}`),
      (answer) => relatedTo(answer.body.data, 'account')[0]?.id === target.id,
    );
    assert.equal(moved.status, 200);
    assert.deepEqual(await related(friend.id, 'related_accounts'), [target.id]);
    assert.deepEqual((await eventsAbout(service.current, sourceId)).map(([name]) => name).slice(-2), [
      'account.consolidated',
      'account.archived',
    ]);
    assert.deepEqual((await eventsAbout(service.current, target.id)).at(-1), [
      'account.consolidated-with',
      { 'source-account-ids': [sourceId] },
    ]);
    const attributes = { 'inquiry-template-id': service.current.templateId };
    const late = await sandbox.post('/inquiries', { data: { attributes: { ...attributes, 'account-id': sourceId } } });
    assert.equal(late.status, 400);
    const byReference = { ...attributes, 'reference-id': 'source' };
    assert.equal((await sandbox.post('/inquiries', { data: { attributes: byReference } })).status, 400);
    assert.equal((await act(sourceId, 'add-tag', { 'tag-name': 'x' })).status, 409);
  });

  it('consolidates a source only once, also when two requests run concurrently', async () => {
    const accounts = await Promise.all(Array.from({ length: 3 }, () => createAccount(service.current)));
    const [one, two, source] = accounts.map(({ id }) => id);
    const answers = await Promise.all(
      [one, two].map((id) => act(id ?? '', 'consolidate', { 'source-account-ids': [source] })),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [202, 409]);
  });

  it('changes nothing when the account is its own only source, and accepts it among other sources', async () => {
    const account = await createAccount(service.current);
    const { id, attributes } = account;
    const alone = await act(id, 'consolidate', { 'source-account-ids': [id, id] });
    assert.equal(alone.status, 202, alone.text);
    assert.deepEqual(alone.body.data.attributes, attributes);
    assert.deepEqual(await eventsAbout(service.current, id), [['account.created', null]]);
    const other = await createAccount(service.current);
    const both = await act(id, 'consolidate', { 'source-account-ids': [id, other.id] });
    assert.equal(both.status, 202, both.text);
    assert.deepEqual((await eventsAbout(service.current, id)).slice(1), [
      ['account.consolidated-with', { 'source-account-ids': [other.id] }],
    ]);
  });

  it('returns 400 for no sources and 404 for an unknown source', async () => {
    const { id } = await createAccount(service.current);
    const consolidate = async (meta: unknown) => (await act(id, 'consolidate', meta)).status;
    assert.equal(await consolidate({}), 400);
    assert.equal(await consolidate({ 'source-account-ids': [] }), 400);
    assert.equal(await consolidate({ 'source-account-ids': ['act_unknown'] }), 404);
  });
});
