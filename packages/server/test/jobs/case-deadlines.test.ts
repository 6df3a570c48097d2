/** Deadlines of cases: each passed one is reported once, by any sweep. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expireDueCases } from '../../src/resources/monitoring/cases/operations/expire-sla.ts';
import { eventsOf, makeCase, tellOfMany } from '../support/cases.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Moves the clock forward by seconds. */
const forward = (seconds: number): void => service.current.clock.forward(seconds);

/** Runs two sweeps concurrently. */
async function sweepTwice(): Promise<void> {
  const { app, seeded } = service.current;
  await Promise.all([expireDueCases(app, seeded.sandbox.scope), expireDueCases(app, seeded.sandbox.scope)]);
}

const told = async (id: string): Promise<number> =>
  (await eventsOf(service.current, id)).filter((name) => name === 'case.sla-expired').length;

describe('a deadline that passes', () => {
  it('emits one event with two workers, and another one once it was moved and passes again', async () => {
    const { id } = await makeCase(service.current, { meta: { 'sla-expires-in-seconds': 60 } });
    await sweepTwice();
    assert.equal(await told(id), 0);
    forward(61);
    await sweepTwice();
    await sweepTwice();
    assert.equal(await told(id), 1);
    const body = { meta: { 'sla-expires-in-seconds': 60 } };
    await service.current.sandbox.request('PATCH', `/cases/${id}`, { body });
    forward(61);
    await sweepTwice();
    assert.equal(await told(id), 2);
  });

  it('emits no event once the case was resolved or redacted or has no deadline', async () => {
    const { sandbox } = service.current;
    const make = async () => (await makeCase(service.current, { meta: { 'sla-expires-in-seconds': 60 } })).id;
    const [resolved, redacted, without] = [await make(), await make(), await make()];
    await sandbox.post(`/cases/${resolved}/set-status`, { meta: { status: 'Approved' } });
    await sandbox.request('DELETE', `/cases/${redacted}`);
    const body = { meta: { 'sla-expires-in-seconds': null } };
    assert.equal((await sandbox.request('PATCH', `/cases/${without}`, { body })).status, 200);
    forward(61);
    await sweepTwice();
    assert.deepEqual([await told(resolved), await told(redacted), await told(without)], [0, 0, 0]);
  });

  it('emits one event for each of many, also for more than one sweep takes at a time', async () => {
    const { app, seeded } = service.current;
    await tellOfMany(service.current, {
      count: 45,
      scope: seeded.sandbox.scope,
      runner: app.runner,
      sweep: sweepTwice,
    });
  });
});
