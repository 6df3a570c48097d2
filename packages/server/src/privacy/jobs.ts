/** Hourly deletion of expired records. */
import { Type } from 'typebox';
import { defineJob } from '../operations/job.ts';
import { deleteOldRecords } from './retention.ts';

/** Deletes expired records and files, in all environments. */
export const deleteOldRecordsJob = defineJob({
  name: 'delete-old-records',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600, sweepSeconds: 3600 },
  async run({ scopes, runner, slices }) {
    for (const scope of await scopes.all()) await deleteOldRecords(runner, scope, slices.keeps);
  },
});
