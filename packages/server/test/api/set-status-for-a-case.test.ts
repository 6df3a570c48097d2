/** POST /cases/{id}/set-status: resolution and reopening of a case. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsOf, makeCase, makeTemplate } from '../support/cases.ts';
import type { ApiAnswer } from '../support/client.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const setStatus = (id: string, status: string, headers?: Record<string, string>): Promise<ApiAnswer> =>
  service.current.sandbox.post(`/cases/${id}/set-status`, { meta: { status } }, headers);

const bySomebody = (person: Person, id: string, status: string, comment?: string): Promise<ApiAnswer> =>
  person.post(`/api/v1/cases/${id}/set-status`, { meta: { status, ...(comment === undefined ? {} : { comment }) } });

const reviewer = () => signedIn(service.current, { role: 'reviewer' });

const pointersOf = ({ body }: ApiAnswer): unknown => body.errors?.map(({ source }) => source?.pointer);

describe('200', () => {
  it('resolves a case, names the cause, and reopens it', async () => {
    const { id } = await makeCase(service.current);
    assert.equal((await setStatus(id, 'pending')).body.data.attributes['status'], 'Pending');
    const resolved = (await setStatus(id, 'Approved')).body.data.attributes;
    assert.equal(resolved['resolution'], 'Approved');
    assert.ok(resolved['resolved-at']);
    assert.equal(resolved['resolver-type'], 'api-key');
    const reopened = (await setStatus(id, 'Open')).body.data.attributes;
    assert.deepEqual([reopened['resolution'], reopened['resolved-at'], reopened['resolver-id']], [null, null, null]);
    assert.deepEqual(await eventsOf(service.current, id), [
      'case.created',
      'case.status-updated',
      ...['case.status-updated', 'case.resolved'],
      ...['case.status-updated', 'case.reopened'],
    ]);
  });

  it('accepted the status among the attributes before 2025-10-27', async () => {
    const { id } = await makeCase(service.current);
    const path = `/cases/${id}/set-status`;
    const body = { data: { attributes: { status: 'Pending' } } };
    const older = await fetch(`${service.current.baseUrl}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.current.seeded.sandbox.apiKey}`,
        'content-type': 'application/json',
        'service-version': '2023-01-05',
      },
      body: JSON.stringify(body),
    });
    assert.equal(older.status, 200, await older.text());
    assert.equal((await service.current.sandbox.get(`/cases/${id}`)).body.data.attributes['status'], 'Pending');
  });

  it('changes nothing and emits no event when the case already has the status', async () => {
    const { id } = await makeCase(service.current);
    assert.equal((await setStatus(id, 'OPEN')).status, 200);
    assert.deepEqual(await eventsOf(service.current, id), ['case.created']);
  });

  it('accepts a comment with an end status from a user, and stores it with the case', async () => {
    const person = await reviewer();
    const { id } = await makeCase(service.current);
    assert.equal((await bySomebody(person, id, 'Declined', 'No such address.')).status, 200);
    const { body } = await service.current.sandbox.get(`/cases/${id}?include=case-comments`);
    assert.deepEqual(
      body.included?.map(({ attributes }) => [attributes['message'], attributes['commenter-id']]),
      [['No such address.', person.user.emailAddress]],
    );
  });
});

const twoEyes = [
  { name: 'Open', type: 'initial' },
  { name: 'Closed', type: 'end', 'requires-second-read': true },
  { name: 'Refused', type: 'end', 'requires-second-read': true },
];

describe('202', () => {
  it('waits for a second reviewer, and moves once two agree', async () => {
    const template = await makeTemplate(service.current, 'EYES', { statuses: twoEyes });
    const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template } });
    const [one, two, three] = [await reviewer(), await reviewer(), await reviewer()];
    const first = await bySomebody(one, id, 'Closed', 'clear');
    assert.deepEqual([first.status, first.body.data.attributes['status']], [202, 'Open']);
    assert.equal((await bySomebody(two, id, 'Refused', 'not clear')).status, 202);
    const last = await bySomebody(three, id, 'Closed', 'clear');
    assert.deepEqual([last.status, last.body.data.attributes['status']], [200, 'Closed']);
  });
});

describe('409', () => {
  it('does not count a key, nor the same reviewer twice', async () => {
    const template = await makeTemplate(service.current, 'NOBODY', { statuses: twoEyes });
    const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template } });
    const byKey = await setStatus(id, 'Closed');
    assert.deepEqual([byKey.status, byKey.body.errors?.[0]?.code], [409, 'second_read_required']);
    const one = await reviewer();
    assert.equal((await bySomebody(one, id, 'Closed', 'clear')).status, 202);
    assert.equal((await bySomebody(one, id, 'Closed', 'clear')).status, 409);
  });

  it('lets concurrent changes succeed one at a time, with one event for each', async () => {
    const { id } = await makeCase(service.current);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => setStatus(id, at % 2 === 0 ? 'Approved' : 'Declined')),
    );
    assert.ok(answers.every(({ status }) => status === 200 || status === 409));
    assert.ok(answers.some(({ status }) => status === 200));
    const moves = (await eventsOf(service.current, id)).filter((name) => name === 'case.status-updated').length;
    assert.ok(moves >= 1 && moves <= answers.filter(({ status }) => status === 200).length);
  });
});

describe('422', () => {
  it('names the existing statuses', async () => {
    const { id } = await makeCase(service.current);
    const answer = await setStatus(id, 'Lost');
    assert.equal(answer.status, 422);
    assert.match(answer.text, /Open, Pending, Approved, Declined/);
  });

  it('lists everything that a user left out at once, each with its pointer', async () => {
    const template = await makeTemplate(service.current, 'DEMANDS', {
      checklist: [
        { key: 'id', label: 'Identity seen' },
        { key: 'address', label: 'Address seen' },
      ],
      statuses: [
        { name: 'Open', type: 'initial' },
        {
          name: 'Done',
          type: 'end',
          'requires-comment': true,
          'requires-tag': true,
          tags: ['clear'],
          'requires-checked': ['id', 'address'],
        },
      ],
    });
    const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template } });
    const person = await reviewer();
    const refused = await bySomebody(person, id, 'Done');
    assert.equal(refused.status, 422);
    assert.deepEqual(pointersOf(refused), ['/meta/comment', '/meta/status', '/meta/status', '/meta/status']);
    for (const item of ['id', 'address']) {
      const ticked = await person.post(`/dashboard/api/cases/${id}/checklist`, { meta: { item, checked: true } });
      assert.equal(ticked.status, 200, ticked.text);
    }
    await service.current.sandbox.post(`/cases/${id}/add-tag`, { meta: { 'tag-name': 'clear' } });
    assert.equal((await bySomebody(person, id, 'Done', 'All seen.')).status, 200);
  });

  it('requires a reason to reopen a resolved case from a user, but not from a key', async () => {
    const person = await reviewer();
    const { id } = await makeCase(service.current);
    await setStatus(id, 'Approved');
    const refused = await bySomebody(person, id, 'Open');
    assert.deepEqual([refused.status, pointersOf(refused)], [422, ['/meta/comment']]);
    assert.equal((await bySomebody(person, id, 'Open', 'A new match.')).status, 200);
  });
});
