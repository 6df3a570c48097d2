/** Implementation of the jobs of cases. */
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { erase } from '../../../privacy/erasure.ts';
import { expireCaseDeadlinesJob, redactCaseChildrenJob, releaseCasesJob } from './jobs.ts';
import { expireDueCases } from './operations/expire-sla.ts';
import { releaseCases } from './operations/release-cases.ts';

export const caseJobs = [
  defineJob({
    ...expireCaseDeadlinesJob,
    async run(parts) {
      for (const scope of await parts.scopes.all()) {
        await expireDueCases(parts, scope).catch((fault: unknown) =>
          parts.log({ level: 'error', message: `deadlines of ${scope.environmentId} could not be reported`, fault }),
        );
      }
    },
  }),
  defineJob({
    ...releaseCasesJob,
    async run(parts) {
      for (const scope of await parts.scopes.all()) {
        await releaseCases(parts, scope).catch((fault: unknown) =>
          parts.log({ level: 'error', message: `cases of ${scope.environmentId} could not be released`, fault }),
        );
      }
    },
  }),
  defineJob({
    ...redactCaseChildrenJob,
    async run(parts, { environmentId, caseId, subjectKeyId }) {
      const scope = await scopeOf(parts, environmentId);
      const references = { case: [caseId], key: [subjectKeyId], object: [caseId] };
      await parts.runner.write(scope, system, (context) =>
        erase(context, 'afterwards', references, context.clock.now()),
      );
    },
  }),
];
