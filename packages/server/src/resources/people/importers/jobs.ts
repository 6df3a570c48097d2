/** Jobs of importers. */
import { Type } from 'typebox';
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { resumeImporters } from './operations/end-importer.ts';
import { queuedImport } from './queued-import.ts';
import { runImporter } from './run-importer.ts';

/** Processes the rows of an importer. */
export const importRowsJob = defineJob({
  ...queuedImport,
  async run(parts, { environmentId, importerId }) {
    await runImporter(parts, await scopeOf(parts, environmentId), importerId);
  },
});

/** Resumes importers whose worker was stopped or failed, each at most 25 seconds after its last rows. */
export const resumeImportersJob = defineJob({
  name: 'resume-importers',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 60, sweepSeconds: 10 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) await parts.runner.write(scope, system, resumeImporters);
  },
});
