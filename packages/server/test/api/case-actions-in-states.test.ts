/**
 * Every action on a case in every state, generated from the slice's endpoints and state table: executed, or refused
 * without a change.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CaseState, caseStates } from '../../src/resources/monitoring/cases/case.ts';
import { createCasesSlice } from '../../src/resources/monitoring/cases/index.ts';
import { type CaseAction, caseActions } from '../../src/resources/monitoring/cases/states.ts';
import { createAccount } from '../support/accounts.ts';
import { eventsOf, makeCase, makeTemplate } from '../support/cases.ts';
import { type ApiAnswer, relatedTo } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { overtake } from '../support/overtake.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const statuses = [
  { name: 'Open', type: 'initial' },
  { name: 'Again', type: 'intermediate' },
  { name: 'Waiting', type: 'intermediate' },
  { name: 'Done', type: 'end' },
  { name: 'Refused', type: 'end' },
];
const statusOf: Readonly<Record<CaseState, string>> = { open: 'Open', pending: 'Waiting', resolved: 'Done' };
const actions = [{ key: 'mark', name: 'Mark', steps: [{ operation: 'add-tag', input: { tag: 'marked' } }] }];
const checklist = [{ key: 'id', label: 'Identity' }];

let owner: Person;
let template: string;
let account: string;
const service = useService({ worker: false }, async (started) => {
  owner = await signedIn(started, { role: 'owner' });
  template = await makeTemplate(started, 'STATES', { statuses, actions, checklist });
  account = (await createAccount(started)).id;
});

const page = (id: string, name: string, body: object) => owner.post(`/dashboard/api/cases/${id}/${name}`, body);
const key = (id: string, name: string, meta: object) => service.current.sandbox.post(`/cases/${id}/${name}`, { meta });

interface Sent {
  readonly action: CaseAction;
  readonly send: (id: string) => Promise<ApiAnswer>;
}

const tomorrow = () => new Date(service.current.app.clock.now().getTime() + 86_400_000).toISOString();

/** One request for each operation that changes a case, by operation id. */
const requests: Readonly<Record<string, Sent>> = {
  'update-a-case': {
    action: 'update',
    send: (id) =>
      service.current.sandbox.request('PATCH', `/cases/${id}`, {
        body: { data: {}, meta: { 'sla-expires-in-seconds': 60 } },
      }),
  },
  'redact-a-case': { action: 'redact', send: (id) => service.current.sandbox.request('DELETE', `/cases/${id}`) },
  'add-objects': { action: 'attach', send: (id) => key(id, 'add-objects', { 'object-ids': [account] }) },
  'remove-objects': { action: 'attach', send: (id) => key(id, 'remove-objects', { 'object-ids': [account] }) },
  'assign-a-case': {
    action: 'assign',
    send: (id) => key(id, 'assign', { 'user-email-address': owner.user.emailAddress }),
  },
  'set-status-for-a-case': { action: 'set-status', send: (id) => key(id, 'set-status', { status: 'Again' }) },
  'add-tag': { action: 'tag', send: (id) => key(id, 'add-tag', { 'tag-name': 'one' }) },
  'remove-tag': { action: 'tag', send: (id) => key(id, 'remove-tag', { 'tag-name': 'one' }) },
  'set-tags': { action: 'tag', send: (id) => key(id, 'set-tags', { 'tag-name': ['two'] }) },
  'comment-on-a-case': {
    action: 'comment',
    send: (id) => page(id, 'comments', { data: { attributes: { message: 'Seen.' } } }),
  },
  'snooze-a-case': { action: 'snooze', send: (id) => page(id, 'snooze', { meta: { until: tomorrow() } }) },
  'escalate-a-case': { action: 'escalate', send: (id) => page(id, 'escalate', { meta: { reason: 'Loud.' } }) },
  'unassign-a-case': { action: 'assign', send: (id) => page(id, 'unassign', { meta: {} }) },
  'check-an-item-of-a-case': {
    action: 'check',
    send: (id) => page(id, 'checklist', { meta: { item: 'id', checked: true } }),
  },
  'run-an-action-of-a-case': { action: 'tag', send: (id) => page(id, 'run-action', { meta: { action: 'mark' } }) },
  'export-a-case': { action: 'export', send: (id) => page(id, 'export', { meta: { format: 'json' } }) },
};

async function caseIn(state: CaseState): Promise<string> {
  const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template } });
  const { status, text } = await key(id, 'set-status', { status: statusOf[state] });
  assert.equal(status, 200, text);
  return id;
}

/** Returns all that an action changes. */
async function shown(id: string): Promise<unknown> {
  const { body } = await service.current.sandbox.get(`/cases/${id}?include=case-comments`);
  return [body.data, body.included, await eventsOf(service.current, id)];
}

async function assertRefused(id: string, { send }: Sent): Promise<void> {
  const before = await shown(id);
  const answer = await send(id);
  const [error] = answer.body.errors ?? [];
  assert.deepEqual([answer.status, error?.title, error?.code], [409, 'Conflict', 'conflict'], answer.text);
  assert.ok(error?.details);
  assert.deepEqual(await shown(id), before);
}

describe('the requests of this test', () => {
  it('cover every operation that changes one case', () => {
    const { endpoints, dashboard = [] } = createCasesSlice({ print: () => Promise.reject(new Error('not printed')) });
    const changing = [...endpoints, ...dashboard].filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/cases/{case-id}'),
    );
    assert.deepEqual(changing.map(({ operationId }) => operationId).sort(), Object.keys(requests).sort());
  });
});

for (const state of caseStates) {
  describe(`a case that is ${state}`, () => {
    for (const [operation, sent] of Object.entries(requests)) {
      const isLegal = caseActions[sent.action].includes(state);
      it(`${operation} is ${isLegal ? 'done' : 'refused'}`, async () => {
        const id = await caseIn(state);
        if (!isLegal) return assertRefused(id, sent);
        const { status, text } = await sent.send(id);
        assert.ok(status === 200 || status === 201, text);
      });

      it(`${operation} is ${isLegal ? 'done' : 'refused'} when the template no longer has its status`, async () => {
        const id = await caseIn(state);
        await rowsOf(service.current.connectionString, `update cases set status = 'Lost' where id = $1`, [id]);
        if (!isLegal) return assertRefused(id, sent);
        const { status, text } = await sent.send(id);
        assert.ok(status === 200 || status === 201, text);
      });
    }

    for (const { name, type } of statuses) {
      it(`becomes ${name}, of the kind ${type}, with its events`, async () => {
        const id = await caseIn(state);
        const before = await eventsOf(service.current, id);
        const { status, body } = await key(id, 'set-status', { status: name });
        assert.equal(status, 200);
        const isEnd = type === 'end';
        assert.deepEqual(
          [body.data.attributes['status'], body.data.attributes['resolution']],
          [name, isEnd ? name : null],
        );
        const told = (await eventsOf(service.current, id)).slice(before.length);
        const isSame = name === statusOf[state];
        const also = isEnd ? ['case.resolved'] : state === 'resolved' ? ['case.reopened'] : [];
        assert.deepEqual(told, isSame ? [] : ['case.status-updated', ...also]);
      });
    }

    it('refuses everything once it is redacted', async () => {
      const id = await caseIn(state);
      assert.equal((await service.current.sandbox.request('DELETE', `/cases/${id}`)).status, 200);
      for (const sent of Object.values(requests)) await assertRefused(id, sent);
    });

    it(caseActions.claim.includes(state) ? 'is given as the next one' : 'is never given as the next one', async () => {
      const queue = await service.current.sandbox.post('/case-queues', { data: { attributes: { name: state } } });
      const id = await caseIn(state);
      const body = { data: { attributes: { 'case-queue-id': queue.body.data.id } } };
      assert.equal((await service.current.sandbox.request('PATCH', `/cases/${id}`, { body })).status, 200);
      const next = await owner.post('/dashboard/api/cases/claim-next', {
        meta: { 'case-queue-id': queue.body.data.id },
      });
      const given = (next.body as unknown as { 'case-id': string | null })['case-id'];
      assert.equal(given, caseActions.claim.includes(state) ? id : null);
    });
  });
}

describe('a request that another change overtook', () => {
  const independent: readonly CaseAction[] = ['attach', 'check', 'comment', 'export'];
  for (const [operation, sent] of Object.entries(requests)) {
    const isDone = independent.includes(sent.action);
    it(`${operation} is ${isDone ? 'done all the same' : 'refused as stale'}`, async () => {
      const id = await caseIn('open');
      const answer = await overtake(service.current.connectionString, 'cases', id, () => sent.send(id));
      if (isDone) return assert.ok(answer.status < 300, answer.text);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.title], [409, 'Stale object error'], answer.text);
      assert.deepEqual(await eventsOf(service.current, id), ['case.created']);
    });
  }
});

describe('a user who lost the right to work on cases', () => {
  it('is refused every action on a case that is still assigned to them, and changes nothing', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const id = await caseIn('open');
    await key(id, 'assign', { 'user-email-address': person.user.emailAddress });
    await rowsOf(service.current.connectionString, 'delete from user_roles where user_id = $1', [person.user.id]);
    // The rights of a session are cached for half a second.
    service.current.clock.forward(5);
    const before = await shown(id);
    const ask = (name: string, body: object) => person.post(`/dashboard/api/cases/${id}/${name}`, body);
    const answers = [
      await ask('comments', { data: { attributes: { message: 'Mine.' } } }),
      await ask('snooze', { meta: { until: tomorrow() } }),
      await ask('escalate', { meta: { reason: 'Loud.' } }),
      await ask('checklist', { meta: { item: 'id', checked: true } }),
      await ask('run-action', { meta: { action: 'mark' } }),
      await ask('export', { meta: { format: 'json' } }),
      await person.post('/dashboard/api/cases/claim-next', { meta: {} }),
      await person.post(`/api/v1/cases/${id}/set-status`, { meta: { status: 'Waiting' } }),
    ];
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([403]));
    assert.deepEqual(await shown(id), before);
  });
});

describe('a case with a thousand objects', () => {
  it('refuses one more, also with two concurrent requests that would each fit, and detaches all', async () => {
    const { id } = await makeCase(service.current);
    const ids: string[] = [];
    while (ids.length < 1001) {
      const made = await Promise.all(Array.from({ length: 77 }, () => createAccount(service.current)));
      ids.push(...made.map((each) => each.id));
    }
    const add = (some: readonly string[]) => key(id, 'add-objects', { 'object-ids': some });
    const count = async () =>
      relatedTo((await service.current.sandbox.get(`/cases/${id}`)).body.data, 'accounts').length;
    assert.equal((await add(ids.slice(0, 400))).status, 200);
    const both = await Promise.all([add(ids.slice(400, 800)), add(ids.slice(600, 1001))]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422]);
    assert.equal((await add(ids.slice(0, 400))).status, 200, 'what is attached counts once');
    assert.ok((await count()) <= 801);
    assert.equal((await key(id, 'remove-objects', { 'object-ids': ids.slice(0, 1000) })).status, 200);
    assert.equal((await key(id, 'remove-objects', { 'object-ids': ids.slice(1000) })).status, 200);
    assert.equal((await add(ids.slice(0, 1000))).status, 200);
    const more = await add(ids.slice(1000, 1001));
    assert.deepEqual([more.status, more.body.errors?.[0]?.source?.pointer], [422, '/meta/object-ids']);
    assert.equal(await count(), 1000);
  });
});
