/** Actions on one case: objects, assignee, tags. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsOf, makeCase, makeTemplate } from '../support/cases.ts';
import { type ApiAnswer, relatedTo } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { overtake } from '../support/overtake.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const act = (id: string, name: string, meta: object) => service.current.sandbox.post(`/cases/${id}/${name}`, { meta });

const account = async () => (await service.current.sandbox.post('/accounts', { data: {} })).body.data.id;

describe('objects', () => {
  it('are attached once each and detached; repeating either request changes nothing', async () => {
    const { id } = await makeCase(service.current);
    const [one, inquiry] = [await account(), (await createInquiry(service.current)).id];
    await act(id, 'add-objects', { 'object-ids': [one] });
    const added = await act(id, 'add-objects', { 'object-ids': [one, inquiry, one] });
    assert.equal(relatedTo(added.body.data, 'accounts').length, 1);
    assert.equal(relatedTo(added.body.data, 'inquiries').length, 1);
    const removed = await act(id, 'remove-objects', { 'object-ids': [one, 'act_nobody'] });
    assert.equal(relatedTo(removed.body.data, 'accounts').length, 0);
    assert.equal((await act(id, 'remove-objects', { 'object-ids': [one] })).status, 200);
    assert.equal((await act(id, 'add-objects', { 'object-ids': null })).status, 200);
  });

  it('are attached all together or not at all', async () => {
    const { id } = await makeCase(service.current);
    const answer = await act(id, 'add-objects', { 'object-ids': [await account(), `inq_${'1'.repeat(32)}`] });
    assert.equal(answer.status, 404);
    assert.equal(answer.body.errors?.[0]?.source?.pointer, '/meta/object-ids/1');
    assert.equal(relatedTo((await service.current.sandbox.get(`/cases/${id}`)).body.data, 'accounts').length, 0);
  });

  it('of another environment cannot be attached', async () => {
    const { id } = await makeCase(service.current);
    const foreign = (await service.current.production.post('/accounts', { data: {} })).body.data.id;
    assert.equal((await act(id, 'add-objects', { 'object-ids': [foreign] })).status, 404);
  });
});

describe('the assignee', () => {
  it('is set to a user of the organization by e-mail address, once', async () => {
    const { id } = await makeCase(service.current);
    const { user } = await signedIn(service.current, { role: 'reviewer' });
    const meta = { 'user-email-address': ` ${user.emailAddress.toUpperCase()} ` };
    const { status, body } = await act(id, 'assign', meta);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['assignee-id'], user.emailAddress);
    assert.equal(body.data.attributes['assigner-type'], 'api-key');
    await act(id, 'assign', meta);
    assert.deepEqual(await eventsOf(service.current, id), ['case.created', 'case.assigned']);
  });

  it('is refused when the e-mail address belongs to no user of the organization', async () => {
    const { id } = await makeCase(service.current);
    const answer = await act(id, 'assign', { 'user-email-address': 'nobody@example.com' });
    assert.equal(answer.status, 422);
    assert.equal(answer.body.errors?.[0]?.source?.pointer, '/meta/user-email-address');
    assert.equal((await act(id, 'assign', {})).status, 400);
  });

  it('can be set only by users with the permission', async () => {
    const { id } = await makeCase(service.current);
    const [analyst, reviewer] = [
      await signedIn(service.current, { role: 'analyst' }),
      await signedIn(service.current, { role: 'reviewer' }),
    ];
    const body = { meta: { 'user-email-address': reviewer.user.emailAddress } };
    assert.equal((await analyst.post(`/api/v1/cases/${id}/assign`, body)).status, 403);
    assert.equal((await reviewer.post(`/api/v1/cases/${id}/assign`, body)).status, 200);
  });
});

describe('tags', () => {
  it('are added, removed and replaced, and each event lists the added and the removed tags', async () => {
    const { id } = await makeCase(service.current);
    await act(id, 'add-tag', { 'tag-name': 'vip' });
    await act(id, 'add-tag', { 'tag-name': 'vip' });
    await act(id, 'set-tags', { 'tag-name': ['eu', 'vip'] });
    const { body } = await act(id, 'remove-tag', { 'tag-name': 'vip' });
    assert.deepEqual(body.data.attributes['tags'], ['eu']);
    const events = await service.current.sandbox.get(`/events?filter[object-id]=${id}&filter[name]=case.updated-tags`);
    assert.deepEqual(events.body.data.map(({ attributes }) => attributes['context']).toReversed(), [
      { 'added-tags': ['vip'], 'removed-tags': [] },
      { 'added-tags': ['eu'], 'removed-tags': [] },
      { 'added-tags': [], 'removed-tags': ['vip'] },
    ]);
  });

  it('are refused without a name', async () => {
    const { id } = await makeCase(service.current);
    for (const name of ['add-tag', 'remove-tag', 'set-tags']) assert.equal((await act(id, name, {})).status, 400);
  });
});

describe('an action on a case that changed in the meantime', () => {
  const overtaken = (id: string, send: () => Promise<ApiAnswer>) =>
    overtake(service.current.connectionString, 'cases', id, send);

  it('is applied when its outcome does not depend on the case: objects, comments and checklist items', async () => {
    const templateId = await makeTemplate(service.current, 'OVERTAKEN', {
      checklist: [{ key: 'id', label: 'Identity' }],
    });
    const { id } = await makeCase(service.current, { attributes: { 'case-template-id': templateId } });
    const person = await signedIn(service.current, { role: 'reviewer' });
    const held = await account();
    const comment = { data: { attributes: { message: 'Seen.' } } };
    const done = [
      await overtaken(id, () => act(id, 'add-objects', { 'object-ids': [held] })),
      await overtaken(id, () => act(id, 'remove-objects', { 'object-ids': [held] })),
      await overtaken(id, () => person.post(`/dashboard/api/cases/${id}/comments`, comment)),
      await overtaken(id, () =>
        person.post(`/dashboard/api/cases/${id}/checklist`, { meta: { item: 'id', checked: true } }),
      ),
    ];
    assert.deepEqual(
      done.map(({ status }) => status),
      [200, 200, 201, 200],
    );
    const work = await person.get(`/dashboard/api/cases/${id}/work`);
    const { checklist } = work.body as unknown as { checklist: { 'checked-at': string | null }[] };
    assert.notEqual(checklist[0]?.['checked-at'], null);
  });

  it('is refused as stale when it decides on the state that was read', async () => {
    const { id } = await makeCase(service.current);
    const answers = [
      await overtaken(id, () => act(id, 'set-status', { status: 'Approved' })),
      await overtaken(id, () => act(id, 'set-tags', { 'tag-name': ['clear'] })),
    ];
    for (const { status, body } of answers)
      assert.deepEqual([status, body.errors?.[0]?.title], [409, 'Stale object error']);
    assert.equal((await service.current.sandbox.get(`/cases/${id}`)).body.data.attributes['status'], 'Open');
  });
});
