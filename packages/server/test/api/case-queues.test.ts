/** Case queues: create, change, archive. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { postCase } from '../support/cases.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const create = (attributes: object) => service.current.sandbox.post('/case-queues', { data: { attributes } });
const change = (id: string, attributes: object) =>
  service.current.sandbox.request('PATCH', `/case-queues/${id}`, { body: { data: { attributes } } });

const week = { mon: [{ from: '09:00', to: '17:00' }] };

describe('201 and 200', () => {
  it('creates a queue, renames it, lists it, and archives it for good', async () => {
    const made = await create({ name: 'Fraud', settings: { calendar: { zone: 'Europe/Berlin', hours: week } } });
    assert.equal(made.status, 201, made.text);
    const { id } = made.body.data;
    assert.equal((await change(id, { name: 'Fraud team' })).body.data.attributes['name'], 'Fraud team');
    const listed = await service.current.sandbox.get('/case-queues?filter[status]=active');
    assert.deepEqual(
      listed.body.data.map(({ attributes }) => attributes['name']),
      ['Fraud team', 'Default'],
    );
    const archived = await service.current.sandbox.post(`/case-queues/${id}/archive`);
    assert.equal(archived.body.data.attributes['status'], 'archived');
    assert.equal((await service.current.sandbox.get(`/case-queues/${id}`)).status, 200);
  });
});

describe('409', () => {
  it('an archived queue is neither changed nor archived again, and takes no case', async () => {
    const { id } = (await create({ name: 'Old' })).body.data;
    await service.current.sandbox.post(`/case-queues/${id}/archive`);
    assert.equal((await change(id, { name: 'x' })).status, 409);
    assert.equal((await service.current.sandbox.post(`/case-queues/${id}/archive`)).status, 409);
    assert.equal((await postCase(service.current, { attributes: { 'case-queue-id': id } })).status, 409);
  });
});

describe('422', () => {
  const bad: readonly (readonly [string, object, string])[] = [
    ['a zone that there is not', { zone: 'Mars/Olympus', hours: week }, 'zone'],
    [
      'hours that end before they begin',
      { zone: 'UTC', hours: { mon: [{ from: '17:00', to: '09:00' }] } },
      'hours/mon/0',
    ],
    [
      'hours that overlap',
      {
        zone: 'UTC',
        hours: {
          mon: [
            { from: '09:00', to: '12:00' },
            { from: '11:00', to: '17:00' },
          ],
        },
      },
      'hours/mon',
    ],
    ['no hours at all', { zone: 'UTC', hours: { mon: [] } }, 'hours'],
    ['a holiday that is no day', { zone: 'UTC', hours: week, holidays: ['2026-02-30'] }, 'holidays/0'],
  ];
  for (const [what, calendar, at] of bad) {
    it(`refuses ${what}`, async () => {
      const answer = await create({ name: 'x', settings: { calendar } });
      const isMember = at.startsWith('holidays') && answer.status === 400;
      assert.ok(answer.status === 422 || isMember, answer.text);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, `/data/attributes/settings/calendar/${at}`);
    });
  }
});

describe('400 and 404', () => {
  it('are returned for an invalid queue and for an unknown one', async () => {
    for (const attributes of [
      {},
      { name: '' },
      { name: 'x', settings: { order: 'random' } },
      { name: 'x', colour: 1 },
    ]) {
      assert.equal((await create(attributes)).status, 400, JSON.stringify(attributes));
    }
    const missing = `cqueue_${'1'.repeat(24)}`;
    assert.equal((await service.current.sandbox.get(`/case-queues/${missing}`)).status, 404);
    assert.equal((await change(missing, { name: 'x' })).status, 404);
  });
});
