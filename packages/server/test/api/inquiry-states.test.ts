import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { type InquiryStatus, inquiryStatuses } from '../../src/resources/verification/inquiries/inquiry.ts';
import type { ApiAnswer } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry, inquiryIn } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

const post =
  (action: string, body?: unknown) =>
  (id: string): Promise<ApiAnswer> =>
    service.current.sandbox.post(`/inquiries/${id}/${action}`, body);
const change = (method: string, body?: unknown) => (id: string) =>
  service.current.sandbox.request(method, `/inquiries/${id}`, { body });

interface Call {
  readonly send: (id: string) => Promise<ApiAnswer>;
  /** Status after a call by status before; an absent status refuses the call with 409. */
  readonly leads: Partial<Record<InquiryStatus, InquiryStatus>>;
  /** Timestamp that success sets; `updated-at` moves with every change. */
  readonly sets?: string;
  readonly expiry?: 'kept' | 'null' | 'later';
}

const from = (statuses: readonly InquiryStatus[], to: InquiryStatus) =>
  Object.fromEntries(statuses.map((status) => [status, to]));
const unchanged = (statuses: readonly InquiryStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, status]));
const all = inquiryStatuses;
const open = ['created', 'pending'] as const;
const undecided = ['created', 'pending', 'completed', 'failed', 'expired'] as const;

/** Calls with their effects (contract, inquiries 3.2 and 5.7, and decision 0008). */
const calls: Readonly<Record<string, Call>> = {
  approve: {
    send: post('approve'),
    leads: from([...undecided, 'needs_review', 'declined'], 'approved'),
    sets: 'decisioned-at',
    expiry: 'null',
  },
  decline: {
    send: post('decline', { meta: { comment: 'no' } }),
    leads: from([...undecided, 'needs_review', 'approved'], 'declined'),
    sets: 'decisioned-at',
    expiry: 'null',
  },
  'mark-for-review': {
    send: post('mark-for-review'),
    leads: from(undecided, 'needs_review'),
    sets: 'marked-for-review-at',
    expiry: 'null',
  },
  expire: { send: post('expire'), leads: from(open, 'expired'), sets: 'expired-at', expiry: 'null' },
  resume: { send: post('resume'), leads: { ...unchanged(open), expired: 'pending' } },
  'generate-one-time-link': { send: post('generate-one-time-link'), leads: unchanged(open), expiry: 'kept' },
  'add-tag': { send: post('add-tag', { meta: { 'tag-name': 'a' } }), leads: unchanged(all), expiry: 'kept' },
  'remove-tag': { send: post('remove-tag', { meta: { 'tag-name': 'a' } }), leads: unchanged(all), expiry: 'kept' },
  'set-tags': { send: post('set-tags', { meta: { 'tag-name': ['a'] } }), leads: unchanged(all), expiry: 'kept' },
  update: {
    send: change('PATCH', { data: { attributes: { note: 'n' } } }),
    leads: unchanged(all),
    expiry: 'kept',
  },
  redact: { send: change('DELETE'), leads: unchanged(all), sets: 'redacted-at', expiry: 'kept' },
  'create a session': {
    send: (id) => service.current.sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': id } } }),
    leads: unchanged(open),
    expiry: 'kept',
  },
};

const stamps = [
  'started-at',
  'completed-at',
  'failed-at',
  'marked-for-review-at',
  'decisioned-at',
  'expired-at',
  'redacted-at',
];

async function attributesOf(id: string): Promise<Record<string, unknown>> {
  return (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;
}

for (const [name, { send, leads, sets, expiry }] of Object.entries(calls)) {
  describe(`${name}, from every status`, () => {
    for (const status of all) {
      const to = leads[status];
      it(`${status}: ${to === undefined ? '409 and nothing changed' : `succeeds and is ${to}`}`, async () => {
        const id = await inquiryIn(service.current, status);
        const before = await attributesOf(id);
        service.current.clock.forward(1);
        const answer = await send(id);
        const after = await attributesOf(id);
        if (to === undefined) {
          assert.equal(answer.status, 409, answer.text);
          assert.deepEqual(after, before);
          return;
        }
        assert.ok([200, 201].includes(answer.status), answer.text);
        assert.equal(after['status'], to);
        const moved = stamps.filter((stamp) => after[stamp] !== before[stamp]);
        const expected = name === 'resume' && status === 'expired' ? ['expired-at'] : sets === undefined ? [] : [sets];
        assert.deepEqual(moved, expected);
        if (sets !== undefined) assert.equal(after[sets], after['updated-at']);
        if (expiry === 'null') assert.equal(after['expires-at'], null);
        if (expiry === 'kept') assert.equal(after['expires-at'], before['expires-at']);
        assert.equal(after['expires-at'] === null, !open.includes(to as 'created'));
      });
    }

    it('returns 409 once the inquiry is redacted', async () => {
      const id = await inquiryIn(service.current, 'pending');
      assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
      assert.equal((await send(id)).status, 409);
    });

    it('returns 404 for an unknown inquiry', async () => {
      assert.equal((await send('inq_unknown')).status, 404);
    });
  });
}

/** Waits until another connection to this database waits for a lock. */
async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  await eventually('somebody waits for a lock', async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount !== 0;
  });
}

describe('concurrent requests for one inquiry', () => {
  const titles = ['Conflict', 'Stale object error'];
  const meetings: readonly (readonly [string, readonly string[]])[] = [
    ['the same decision', ['approve', 'approve', 'approve']],
    ['opposite decisions', ['approve', 'decline', 'approve', 'decline']],
    ['a decision and an expiry', ['approve', 'expire']],
    ['expiries', ['expire', 'expire']],
    ['redactions', ['redact', 'redact']],
    ['a redaction and a decision', ['redact', 'decline']],
  ];
  for (const [name, actions] of meetings) {
    it(`${name}: each request succeeds or gets 409, and each success emits one event`, async () => {
      const id = await inquiryIn(service.current, 'pending');
      const answers = await Promise.all(actions.map((action) => calls[action]?.send(id)));
      const won = answers.filter((answer) => answer?.status === 200);
      assert.ok(won.length >= 1);
      for (const answer of answers) {
        if (answer?.status === 200) continue;
        assert.equal(answer?.status, 409);
        assert.ok(titles.includes(answer?.body.errors?.[0]?.title ?? ''));
      }
      const names = (await service.current.sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`)).body.data;
      const events = names.map(({ attributes }) => String(attributes['name']));
      const decisive = /approved|declined|inquiry\.expired|redacted/;
      assert.equal(events.filter((event) => decisive.test(event)).length, won.length);
    });
  }

  it('refuse the one that waited for another change as stale, and that one changes nothing', async () => {
    const other = new pg.Client({ connectionString: service.current.connectionString });
    await other.connect();
    for (const name of ['approve', 'mark-for-review', 'expire', 'add-tag', 'update', 'redact', 'resume'] as const) {
      const { id } = await createInquiry(service.current);
      await other.query('begin');
      await other.query('update inquiries set version = version + 1 where id = $1', [id]);
      const answering = calls[name]?.send(id);
      await untilSomebodyWaits(other);
      await other.query('commit');
      const answer = await answering;
      assert.equal(answer?.status, 409, `${name}: ${answer?.text}`);
      assert.equal(answer?.body.errors?.[0]?.title, 'Stale object error');
      const after = await attributesOf(id);
      assert.deepEqual(
        [after['status'], after['tags'], after['note'], after['redacted-at']],
        ['created', [], null, null],
      );
    }
    await other.end();
  });

  it('lose no change: each is stored or refused', async () => {
    const { id } = await createInquiry(service.current);
    const tags = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      tags.map((tag) => service.current.sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': tag } })),
    );
    const stored = tags.filter((_tag, index) => answers[index]?.status === 200);
    assert.deepEqual(((await attributesOf(id))['tags'] as string[]).toSorted(), stored);
    for (const { status, body } of answers) {
      if (status !== 200) assert.equal(body.errors?.[0]?.title, 'Stale object error');
    }
  });
});
