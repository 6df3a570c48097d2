import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import type { Transaction } from './database/connection.ts';
import type { Queue } from './jobs/queue.ts';
import { defineJob, type JobParts } from './operations/job.ts';
import { runJob } from './worker.ts';

const ran: string[] = [];
const countJob = defineJob({
  name: 'count',
  data: Type.Object({ environmentId: Type.String() }),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 1 },
  run: async (_parts, { environmentId }) => void ran.push(environmentId),
});

/** The job above uses no parts. */
const parts = {} as JobParts;

describe('a job', () => {
  it('receives the data that it declares', async () => {
    await runJob(parts, countJob, { environmentId: 'env_1' });
    assert.deepEqual(ran.splice(0), ['env_1']);
  });

  it('does not run with other data, which an earlier release may have sent', async () => {
    const sent = JSON.parse('{"environment": "env_1"}');
    await assert.rejects(runJob(parts, countJob, sent), /the job count was sent with other data/);
    assert.deepEqual(ran, []);
  });

  it('cannot be sent with other data than it declares', () => {
    const send = (queue: Queue, tx: Transaction) => [
      queue.send(tx, countJob, { environmentId: 'env_1' }),
      // @ts-expect-error The data of this job names an environment.
      queue.send(tx, countJob, { inquiryId: 'inq_1' }),
    ];
    assert.equal(typeof send, 'function');
  });
});
