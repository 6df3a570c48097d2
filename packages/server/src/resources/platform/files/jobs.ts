/** Jobs of stored files. */
import { Type } from 'typebox';
import { defineJob, system } from '../../../operations/job.ts';
import { deleteOldFiles } from './delete-old-files.ts';

export const deleteOldFilesJob = defineJob({
  name: 'delete-old-files',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600, sweepSeconds: 3600 },
  async run({ scopes, runner, files }) {
    for (const scope of await scopes.all()) {
      // One batch a transaction, until a run finds nothing more.
      while ((await runner.write(scope, system, (context) => deleteOldFiles(context, files))) > 0);
    }
  },
});
