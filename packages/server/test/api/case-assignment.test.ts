/** Assignment of cases: policies of queues, teams, and availability. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { releaseCases } from '../../src/resources/monitoring/cases/operations/release-cases.ts';
import { eventsOf, makeCase } from '../support/cases.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const reviewer = () => signedIn(service.current, { role: 'reviewer' });

async function makePolicy(by: Person, settings: object): Promise<string> {
  const answer = await by.post('/dashboard/api/case-assignment-policies', { meta: { name: 'Policy', settings } });
  assert.equal(answer.status, 200, answer.text);
  return (answer.body as unknown as { policies: { id: string }[] }).policies[0]?.id ?? '';
}

async function queueBy(policy: string): Promise<string> {
  const settings = { 'assignment-policy-id': policy };
  const answer = await service.current.sandbox.post('/case-queues', {
    data: { attributes: { name: 'Given', settings } },
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data.id;
}

const inQueue = (queue: string) => makeCase(service.current, { attributes: { 'case-queue-id': queue } });

const assigneeOf = async (id: string): Promise<unknown> =>
  (await service.current.sandbox.get(`/cases/${id}`)).body.data.attributes['assignee-id'];

const say = (by: Person, availability: string, userId?: string) =>
  by.post('/dashboard/api/case-availability', {
    meta: { availability, ...(userId === undefined ? {} : { 'user-id': userId }) },
  });

const emailOf = ({ user }: Person): string => user.emailAddress;

describe('a policy', () => {
  it('assigns cases in turn, and records that it did', async () => {
    const people = await Promise.all([reviewer(), reviewer(), reviewer()]);
    const ids = people.map(({ user }) => user.id);
    const queue = await queueBy(await makePolicy(people[0], { 'user-ids': ids }));
    const given: unknown[] = [];
    for (let count = 0; count < 6; count += 1) given.push(await assigneeOf((await inQueue(queue)).id));
    assert.equal(new Set(given.slice(0, 3)).size, 3);
    assert.deepEqual(given.slice(0, 3), given.slice(3));
    const { id } = await inQueue(queue);
    const { body } = await service.current.sandbox.get(`/cases/${id}`);
    assert.equal(body.data.attributes['assigner-type'], 'case-assignment-policy');
    assert.deepEqual(await eventsOf(service.current, id), ['case.created', 'case.assigned']);
  });

  it('uses no turn twice when many cases arrive at once', async () => {
    const people = await Promise.all([reviewer(), reviewer(), reviewer()]);
    const ids = people.map(({ user }) => user.id);
    const queue = await queueBy(await makePolicy(people[0], { 'user-ids': ids }));
    const made = await Promise.all(Array.from({ length: 12 }, () => inQueue(queue)));
    const given = await Promise.all(made.map(({ id }) => assigneeOf(id)));
    for (const person of people) assert.equal(given.filter((each) => each === emailOf(person)).length, 4);
  });

  it('assigns to the reviewer with the fewest open cases, and to no reviewer at the limit', async () => {
    const [one, two] = await Promise.all([reviewer(), reviewer()]);
    const settings = { distribution: 'fewest-open', 'user-ids': [one.user.id, two.user.id], 'most-open': 2 };
    const queue = await queueBy(await makePolicy(one, settings));
    const given: unknown[] = [];
    for (let count = 0; count < 5; count += 1) given.push(await assigneeOf((await inQueue(queue)).id));
    assert.equal(given.filter((each) => each === emailOf(one)).length, 2);
    assert.equal(given.filter((each) => each === emailOf(two)).length, 2);
    assert.equal(given[4], null);
  });

  it('assigns to the creator of the case when configured so', async () => {
    const [one, two] = await Promise.all([reviewer(), reviewer()]);
    const settings = { distribution: 'case-creator', 'user-ids': [one.user.id, two.user.id] };
    const queue = await queueBy(await makePolicy(one, settings));
    const attributes = { 'case-queue-id': queue, 'creator-email-address': emailOf(two) };
    const { id } = await makeCase(service.current, { attributes });
    assert.equal(await assigneeOf(id), emailOf(two));
    assert.equal(await assigneeOf((await inQueue(queue)).id), null);
  });

  it('assigns to the current members of a team', async () => {
    const [one, two] = await Promise.all([reviewer(), reviewer()]);
    const made = await one.post('/dashboard/api/case-teams', { meta: { name: 'Night', 'user-ids': [one.user.id] } });
    const team = (made.body as unknown as { teams: { id: string }[] }).teams[0]?.id ?? '';
    const queue = await queueBy(await makePolicy(one, { 'case-team-ids': [team] }));
    assert.equal(await assigneeOf((await inQueue(queue)).id), emailOf(one));
    const meta = { name: 'Night', 'user-ids': [two.user.id] };
    assert.equal((await one.request('PATCH', `/dashboard/api/case-teams/${team}`, { body: { meta } })).status, 200);
    assert.equal(await assigneeOf((await inQueue(queue)).id), emailOf(two));
  });
});

describe('a reviewer who is away', () => {
  it('gets no case, and their cases are reassigned with one event each', async () => {
    const [one, two] = await Promise.all([reviewer(), reviewer()]);
    const queue = await queueBy(await makePolicy(one, { 'user-ids': [one.user.id, two.user.id] }));
    const made = await Promise.all(Array.from({ length: 4 }, () => inQueue(queue)));
    const said = await say(one, 'unavailable');
    assert.equal(said.status, 200, said.text);
    assert.equal((said.body as unknown as { moved: number }).moved, 2);
    for (const { id } of made) {
      assert.equal(await assigneeOf(id), emailOf(two));
      const events = await eventsOf(service.current, id);
      assert.ok(events.filter((name) => name === 'case.assigned').length <= 2);
    }
    assert.equal(await assigneeOf((await inQueue(queue)).id), emailOf(two));
  });

  it('gets the waiting cases after their return', async () => {
    const one = await reviewer();
    const queue = await queueBy(await makePolicy(one, { 'user-ids': [one.user.id] }));
    assert.equal((await say(one, 'busy')).status, 200);
    const { id } = await inQueue(queue);
    assert.equal(await assigneeOf(id), null);
    assert.equal((await say(one, 'available')).status, 200);
    assert.equal(await assigneeOf(id), emailOf(one));
  });

  it('leaves a case unassigned when there is no other reviewer', async () => {
    const one = await reviewer();
    const queue = await queueBy(await makePolicy(one, { 'user-ids': [one.user.id] }));
    const { id } = await inQueue(queue);
    await say(one, 'unavailable');
    assert.equal(await assigneeOf(id), null);
  });
});

describe('refusals', () => {
  it('are returned for unknown users, teams and policies', async () => {
    const one = await reviewer();
    const post = (path: string, meta: object) => one.post(`/dashboard/api/${path}`, { meta });
    const stranger = `user_${'1'.repeat(24)}`;
    assert.equal((await post('case-teams', { name: 'x', 'user-ids': [stranger] })).status, 422);
    assert.equal(
      (await post('case-assignment-policies', { name: 'x', settings: { 'user-ids': [stranger] } })).status,
      422,
    );
    assert.equal((await post('case-availability', { availability: 'asleep' })).status, 400);
    const attributes = { name: 'x', settings: { 'assignment-policy-id': `cap_${'1'.repeat(24)}` } };
    assert.equal((await service.current.sandbox.post('/case-queues', { data: { attributes } })).status, 422);
  });
});

describe('a user who may no longer work on cases', () => {
  const release = () => releaseCases(service.current.app, service.current.seeded.sandbox.scope);

  it('loses their cases: to others by the policy, else they become unassigned, with one event each', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const [gone, other] = await Promise.all([reviewer(), reviewer()]);
    const queue = await queueBy(await makePolicy(gone, { 'user-ids': [gone.user.id] }));
    const [given, asked] = [await inQueue(queue), await makeCase(service.current)];
    const meta = { 'user-email-address': emailOf(gone) };
    assert.equal((await service.current.sandbox.post(`/cases/${asked.id}/assign`, { meta })).status, 200);
    await release();
    assert.deepEqual([await assigneeOf(given.id), await assigneeOf(asked.id)], [emailOf(gone), emailOf(gone)]);

    const policies = await owner.get('/dashboard/api/case-assignment-policies');
    const { id } = (
      policies.body as unknown as { policies: { id: string; settings: { 'user-ids': string[] } }[] }
    ).policies.find(({ settings }) => settings['user-ids'].includes(gone.user.id)) ?? { id: '' };
    const settings = { 'user-ids': [gone.user.id, other.user.id] };
    const path = `/dashboard/api/case-assignment-policies/${id}`;
    assert.equal((await owner.request('PATCH', path, { body: { meta: { settings } } })).status, 200);
    const deactivated = await owner.post(`/dashboard/api/users/${gone.user.id}/deactivate`);
    assert.equal(deactivated.status, 200, deactivated.text);
    await Promise.all([release(), release()]);
    assert.deepEqual([await assigneeOf(given.id), await assigneeOf(asked.id)], [emailOf(other), null]);
    for (const each of [given.id, asked.id]) {
      const events = await eventsOf(service.current, each);
      assert.equal(events.filter((name) => name === 'case.assigned').length, 2);
    }
  });

  it('is assigned no case, neither by request nor by a policy', async () => {
    const [auditor, one] = await Promise.all([signedIn(service.current, { role: 'auditor' }), reviewer()]);
    const { id } = await makeCase(service.current);
    const meta = { 'user-email-address': emailOf(auditor) };
    const refused = await service.current.sandbox.post(`/cases/${id}/assign`, { meta });
    assert.equal(refused.status, 422, refused.text);
    assert.equal(refused.body.errors?.[0]?.source?.pointer, '/meta/user-email-address');
    const queue = await queueBy(await makePolicy(one, { 'user-ids': [auditor.user.id, one.user.id] }));
    const made = [await inQueue(queue), await inQueue(queue)];
    for (const each of made) assert.equal(await assigneeOf(each.id), emailOf(one));
  });
});
