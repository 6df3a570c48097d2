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
  it('gives cases in turn, and says that it did', async () => {
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

  it('gives no turn twice where many cases come at once', async () => {
    const people = await Promise.all([reviewer(), reviewer(), reviewer()]);
    const ids = people.map(({ user }) => user.id);
    const queue = await queueBy(await makePolicy(people[0], { 'user-ids': ids }));
    const made = await Promise.all(Array.from({ length: 12 }, () => inQueue(queue)));
    const given = await Promise.all(made.map(({ id }) => assigneeOf(id)));
    for (const person of people) assert.equal(given.filter((each) => each === emailOf(person)).length, 4);
  });

  it('gives to whoever has fewest open, and to nobody who has as many as may be', async () => {
    const [one, two] = await Promise.all([reviewer(), reviewer()]);
    const settings = { distribution: 'fewest-open', 'user-ids': [one.user.id, two.user.id], 'most-open': 2 };
    const queue = await queueBy(await makePolicy(one, settings));
    const given: unknown[] = [];
    for (let count = 0; count < 5; count += 1) given.push(await assigneeOf((await inQueue(queue)).id));
    assert.equal(given.filter((each) => each === emailOf(one)).length, 2);
    assert.equal(given.filter((each) => each === emailOf(two)).length, 2);
    assert.equal(given[4], null);
  });

  it('gives to whoever opened the case, where it says so', async () => {
    const [one, two] = await Promise.all([reviewer(), reviewer()]);
    const settings = { distribution: 'case-creator', 'user-ids': [one.user.id, two.user.id] };
    const queue = await queueBy(await makePolicy(one, settings));
    const attributes = { 'case-queue-id': queue, 'creator-email-address': emailOf(two) };
    const { id } = await makeCase(service.current, { attributes });
    assert.equal(await assigneeOf(id), emailOf(two));
    assert.equal(await assigneeOf((await inQueue(queue)).id), null);
  });

  it('gives to the people of a team as they are at that moment', async () => {
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

describe('whoever is away', () => {
  it('is given nothing, and what they have goes to others: one event each', async () => {
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

  it('is given what waited once they are there again', async () => {
    const one = await reviewer();
    const queue = await queueBy(await makePolicy(one, { 'user-ids': [one.user.id] }));
    assert.equal((await say(one, 'busy')).status, 200);
    const { id } = await inQueue(queue);
    assert.equal(await assigneeOf(id), null);
    assert.equal((await say(one, 'available')).status, 200);
    assert.equal(await assigneeOf(id), emailOf(one));
  });

  it('leaves a case with nobody where there is no other', async () => {
    const one = await reviewer();
    const queue = await queueBy(await makePolicy(one, { 'user-ids': [one.user.id] }));
    const { id } = await inQueue(queue);
    await say(one, 'unavailable');
    assert.equal(await assigneeOf(id), null);
  });
});

describe('refusals', () => {
  it('are told for people, teams and policies that there are not', async () => {
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

describe('whoever may no longer work on cases', () => {
  const release = () => releaseCases(service.current.app, service.current.seeded.sandbox.scope);

  it('loses theirs: to others by the policy, else to nobody, with one event each', async () => {
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

  it('is given none, by nobody and by no policy', async () => {
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
