/** Records that are kept for a time only are looked through once an hour. */
import { Type } from 'typebox';
import { defineJob, system } from '../operations/job.ts';
import { deleteOldRecords } from './retention.ts';

export const deleteOldRecordsJob = defineJob({
  name: 'delete-old-records',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600, sweepSeconds: 3600 },
  async run({ scopes, runner, clock }) {
    for (const scope of await scopes.all()) {
      await runner.write(scope, system, ({ tx }) => deleteOldRecords(tx, scope, clock.now()));
    }
  },
});
