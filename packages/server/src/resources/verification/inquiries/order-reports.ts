/** Orders of the reports of a template: the job that runs them is queued in the transaction that triggers them. */
import type { OperationContext } from '../../../operations/context.ts';
import { findDefinitions } from '../inquiry-templates/index.ts';
import type { Inquiry } from './inquiry.ts';
import { type ReportMoment, reportsAt } from './report-moment.ts';
import { runInquiryReportsJob } from './reports-job.ts';

export async function orderReports(
  { tx, scope, queue }: OperationContext,
  { id, templateVersionId }: Inquiry,
  moment: ReportMoment,
): Promise<void> {
  const definition = (await findDefinitions(tx, scope, [templateVersionId])).get(templateVersionId);
  if (definition === undefined || reportsAt(definition, moment).length === 0) return;
  await queue.send(tx, runInquiryReportsJob, { environmentId: scope.environmentId, inquiryId: id, ...moment });
}
