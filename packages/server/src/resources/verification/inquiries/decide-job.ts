/** Job that applies the template's rule to a finished inquiry. */
import { Type } from 'typebox';
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { decideByTemplate } from './operations/decide-by-template.ts';

export const decideInquiryJob = defineJob({
  name: 'decide-inquiry',
  data: Type.Object({ environmentId: Type.String(), inquiryId: Type.String() }),
  settings: { retryLimit: 100, retryDelay: 1, retryDelayMax: 600, expireInSeconds: 60, concurrency: 2 },
  async run(parts, { environmentId, inquiryId }) {
    const scope = await scopeOf(parts, environmentId);
    await parts.runner.write(scope, system, (context) => decideByTemplate(context, inquiryId));
  },
});
