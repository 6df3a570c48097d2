import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual } from '../support/individual.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function sessionOf(inquiryId: string): Promise<string> {
  const made = await service.current.sandbox.post('/inquiry-sessions', {
    data: { attributes: { 'inquiry-id': inquiryId } },
  });
  assert.equal(made.status, 201, made.text);
  return made.body.data.id;
}

async function statusesOf(inquiryId: string): Promise<unknown[]> {
  const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${inquiryId}`);
  return body.data.map(({ attributes }) => attributes['status']);
}

describe('POST /inquiry-sessions', () => {
  it('creates a new session that is not opened yet, 201', async () => {
    const { id } = await createInquiry(service.current);
    const made = await service.current.sandbox.post('/inquiry-sessions?include=inquiry', {
      data: { attributes: { 'inquiry-id': id } },
    });
    assert.equal(made.status, 201);
    const { attributes, relationships } = made.body.data;
    assert.equal(attributes['status'], 'new');
    for (const name of ['started-at', 'expired-at', 'ip-address', 'user-agent', 'os-name', 'latitude', 'is-vpn']) {
      assert.equal(attributes[name], null, name);
    }
    assert.equal(Object.keys(attributes).length, 32);
    assert.deepEqual(relationships, {
      inquiry: { data: { type: 'inquiry', id } },
      device: { data: null },
      network: { data: null },
    });
    assert.deepEqual(
      made.body.included?.map((each) => each.id),
      [id],
    );
  });

  it('refuses a missing inquiry id with 400, an unknown one with 404, a finished one with 409', async () => {
    const { sandbox } = service.current;
    const post = (attributes: object) => sandbox.post('/inquiry-sessions', { data: { attributes } });
    assert.equal((await post({})).status, 400);
    assert.equal((await post({ 'inquiry-id': 5 })).status, 400);
    assert.equal((await post({ 'inquiry-id': 'inq_unknown' })).status, 404);
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'approve_inquiry');
    assert.equal((await post({ 'inquiry-id': id })).status, 409);
    assert.equal((await service.current.production.get(`/inquiry-sessions?filter[inquiry-id]=${id}`)).status, 200);
  });

  it('accepts 25 sessions per inquiry and refuses the next with 422, also with concurrent requests', async () => {
    const { id } = await createInquiry(service.current);
    const body = { data: { attributes: { 'inquiry-id': id } } };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => service.current.sandbox.post('/inquiry-sessions', body)),
    );
    const made = answers.filter(({ status }) => status === 201);
    assert.equal(made.length, 25);
    assert.ok(answers.every(({ status }) => status === 201 || status === 422));
    assert.equal((await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`)).status, 422);
  });
});

describe('GET /inquiry-sessions/{id}', () => {
  it('returns one, only in its environment', async () => {
    const { id } = await createInquiry(service.current);
    const session = await sessionOf(id);
    assert.equal((await service.current.sandbox.get(`/inquiry-sessions/${session}`)).body.data.id, session);
    assert.equal((await service.current.production.get(`/inquiry-sessions/${session}`)).status, 404);
    assert.equal((await service.current.sandbox.get('/inquiry-sessions/iqse_unknown')).status, 404);
    assert.equal((await service.current.sandbox.get(`/inquiry-sessions/${session}?include=reports`)).status, 400);
  });
});

describe('POST /inquiry-sessions/{id}/expire', () => {
  it('expires a session and its link once, and returns 409 after that', async () => {
    const { id } = await createInquiry(service.current);
    const session = await sessionOf(id);
    const { sandbox } = service.current;
    const linked = await sandbox.post(`/inquiry-sessions/${session}/generate-one-time-link`);
    const ended = await sandbox.post(`/inquiry-sessions/${session}/expire`);
    assert.equal(ended.body.data.attributes['status'], 'expired');
    assert.ok(ended.body.data.attributes['expired-at']);
    assert.equal((await sandbox.post(`/inquiry-sessions/${session}/expire`)).status, 409);
    assert.equal((await sandbox.post(`/inquiry-sessions/${session}/generate-one-time-link`)).status, 409);
    assert.equal((await fetch(String(linked.body.meta?.['one-time-link']))).status, 410);
  });

  it('lets one of two concurrent requests succeed, the other gets 409', async () => {
    const { id } = await createInquiry(service.current);
    const session = await sessionOf(id);
    const both = await Promise.all(
      [1, 2].map(() => service.current.sandbox.post(`/inquiry-sessions/${session}/expire`)),
    );
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  });
});

describe('POST /inquiry-sessions/expire-all', () => {
  it('expires all open sessions of the named inquiries and returns them, each with its event', async () => {
    const { sandbox } = service.current;
    const [first, second, other] = await Promise.all([1, 2, 3].map(() => createInquiry(service.current)));
    const kept = await sessionOf(other?.id ?? '');
    const ended = [await sessionOf(first?.id ?? ''), await sessionOf(second?.id ?? '')];
    const gone = await sessionOf(first?.id ?? '');
    await sandbox.post(`/inquiry-sessions/${gone}/expire`);
    const answer = await sandbox.post('/inquiry-sessions/expire-all?include=inquiry', {
      meta: { 'inquiry-ids': [first?.id, second?.id] },
    });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(answer.body.data.map(({ id }) => id).toSorted(), ended.toSorted());
    assert.equal(answer.body.included?.length, 2);
    assert.deepEqual(await statusesOf(second?.id ?? ''), ['expired']);
    assert.deepEqual(await statusesOf(other?.id ?? ''), ['new']);
    for (const id of ended) {
      const events = await sandbox.get(`/events?filter[object-id]=${id}&filter[name]=inquiry-session.expired`);
      assert.equal(events.body.data.length, 1);
    }
    const inquiry = await sandbox.get(`/inquiries/${first?.id}`);
    assert.equal(inquiry.body.data.attributes['status'], 'created');
    assert.equal((await sandbox.get(`/inquiry-sessions/${kept}`)).body.data.attributes['status'], 'new');
    const again = await sandbox.post('/inquiry-sessions/expire-all', { meta: { 'inquiry-ids': [first?.id] } });
    assert.deepEqual(again.body.data, []);
  });

  it('expires nothing when an id is not that of an inquiry (400) or unknown (422)', async () => {
    const { sandbox, production } = service.current;
    const { id } = await createInquiry(service.current);
    await sessionOf(id);
    const expireAll = (client: typeof sandbox, meta: object) => client.post('/inquiry-sessions/expire-all', { meta });
    assert.equal((await expireAll(sandbox, {})).status, 400);
    assert.equal((await expireAll(sandbox, { 'inquiry-ids': [id, 'act_1'] })).status, 400);
    const unknown = await expireAll(sandbox, { 'inquiry-ids': [id, 'inq_unknown'] });
    assert.equal(unknown.status, 422);
    assert.equal(unknown.body.errors?.[0]?.source?.pointer, '/meta/inquiry-ids/1');
    assert.equal((await expireAll(production, { 'inquiry-ids': [id] })).status, 422);
    assert.deepEqual(await statusesOf(id), ['new']);
  });
});

describe('POST /inquiry-sessions/{id}/generate-one-time-link', () => {
  it('links to exactly this session, in a long and a short form that are equivalent', async () => {
    const { id } = await createInquiry(service.current);
    const session = await sessionOf(id);
    const { status, body } = await service.current.sandbox.post(`/inquiry-sessions/${session}/generate-one-time-link`);
    assert.equal(status, 200);
    assert.equal(body.data.id, session);
    const short = String(body.meta?.['one-time-link-short']);
    assert.ok(short.length < String(body.meta?.['one-time-link']).length);
    const moved = await fetch(short, { redirect: 'manual' });
    assert.equal(moved.status, 302);
    assert.equal(new URL(moved.headers.get('location') ?? '', short).href, body.meta?.['one-time-link']);
    const person = createIndividual(service.current.baseUrl);
    await person.open(moved.headers.get('location') ?? '');
    await person.answer({ consent: 'yes' });
    assert.deepEqual(await statusesOf(id), ['active']);
  });

  it('refuses an unknown session with 404 and one of a finished inquiry with 409', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.post('/inquiry-sessions/iqse_unknown/generate-one-time-link')).status, 404);
    const { id } = await createInquiry(service.current);
    const session = await sessionOf(id);
    await simulate(service.current, id, 'decline_inquiry');
    assert.equal((await sandbox.post(`/inquiry-sessions/${session}/generate-one-time-link`)).status, 409);
  });
});

describe('a one-time link', () => {
  /** Returns the status of the page for a link that was made before `change`. */
  async function pageAfter(change: (id: string) => Promise<unknown>): Promise<number> {
    const { id } = await createInquiry(service.current);
    const { body } = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    const url = String(body.meta?.['one-time-link']);
    assert.equal((await fetch(url)).status, 200);
    await change(id);
    return (await fetch(url)).status;
  }

  it('is revoked with its inquiry: gone after redaction, and shows only the end after expiry or decision', async () => {
    const { sandbox } = service.current;
    assert.equal(await pageAfter((id) => sandbox.post(`/inquiries/${id}/expire`)), 409);
    assert.equal(await pageAfter((id) => sandbox.request('DELETE', `/inquiries/${id}`)), 410);
    for (const decision of ['approve', 'decline', 'mark-for-review']) {
      assert.equal(await pageAfter((id) => sandbox.post(`/inquiries/${id}/${decision}`)), 409, decision);
    }
  });

  it('stays revoked when its inquiry is resumed; a new one works', async () => {
    const { sandbox } = service.current;
    let resumed = '';
    const old = await pageAfter(async (id) => {
      await sandbox.post(`/inquiries/${id}/expire`);
      await sandbox.post(`/inquiries/${id}/resume`);
      const fresh = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
      resumed = String(fresh.body.meta?.['one-time-link']);
    });
    assert.equal(old, 410);
    assert.equal((await fetch(resumed)).status, 200);
  });

  it('expires at the requested time, by default at that of the creation or the template', async () => {
    const { sandbox, clock } = service.current;
    const { id } = await createInquiry(service.current, {}, { 'one-time-link-expiration-seconds': 100 });
    const make = async (meta: object) => {
      const { body } = await sandbox.post(`/inquiries/${id}/generate-one-time-link`, { meta });
      return String(body.meta?.['one-time-link']);
    };
    const [short, usual] = [await make({ 'expires-in-seconds': 50 }), await make({})];
    clock.forward(60);
    assert.deepEqual([(await fetch(short)).status, (await fetch(usual)).status], [410, 200]);
    clock.forward(60);
    assert.equal((await fetch(usual)).status, 410);
    for (const seconds of [0, -1, 1.5, '60']) {
      const answer = await sandbox.post(`/inquiries/${id}/generate-one-time-link`, {
        meta: { 'expires-in-seconds': seconds },
      });
      assert.equal(answer.status, 400);
    }
  });
});
