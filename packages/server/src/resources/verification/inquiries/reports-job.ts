/** Job that runs the reports triggered by the end of a verification or of the flow. */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { findDefinitions } from '../inquiry-templates/index.ts';
import { findVerificationsOfInquiry } from '../verifications/index.ts';
import { knownValues } from './known-values.ts';
import { type ReportMoment, reportsAt } from './report-moment.ts';
import { type ReportOrder, reportsOfInquiries } from './report-port.ts';
import { findInquiry } from './store.ts';

export const runInquiryReportsJob = defineJob({
  name: 'run-inquiry-reports',
  data: Type.Object({
    environmentId: Type.String(),
    inquiryId: Type.String(),
    after: Type.String(),
    passed: Type.Boolean(),
  }),
  settings: { retryLimit: 100, retryDelay: 1, retryDelayMax: 600, expireInSeconds: 60, concurrency: 2 },
  async run(parts, { environmentId, inquiryId, ...moment }) {
    const scope = await scopeOf(parts, environmentId);
    const { run } = parts.slices.port(reportsOfInquiries);
    const faults: unknown[] = [];
    for (const order of await ordersOf(parts, scope, inquiryId, moment)) {
      await run(parts, scope, order).catch((fault: unknown) => faults.push(fault));
    }
    // A report that fails is retried; the others do not wait for it.
    if (faults.length > 0) throw faults[0];
  },
});

/** Returns the orders of an inquiry; none if it is redacted. */
const ordersOf = (
  { runner }: JobParts,
  scope: Scope,
  inquiryId: string,
  moment: ReportMoment,
): Promise<ReportOrder[]> =>
  runner.read(scope, async ({ tx }) => {
    const found = await findInquiry(tx, scope, inquiryId);
    if (found === null || found.inquiry.redactedAt !== null) return [];
    const { inquiry } = found;
    const definition = (await findDefinitions(tx, scope, [inquiry.templateVersionId])).get(inquiry.templateVersionId);
    if (definition === undefined) return [];
    const known = knownValues(inquiry, await findVerificationsOfInquiry(tx, scope, inquiryId));
    return reportsAt(definition, moment).map(({ reportTemplateId, after }) => ({
      inquiryId,
      reportTemplateId,
      after,
      known,
    }));
  });
