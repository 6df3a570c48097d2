/** Creation of reports that are not answered yet. */
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, newSubject } from '../../../../security/subject-keys.ts';
import { runReportJob } from '../jobs.ts';
import type { Report } from '../report.ts';
import { insertReport } from '../store.ts';
import type { ReportTemplate } from '../template-store.ts';

/** Creates a report and stores its key; the caller stores the report itself. */
export function beginReport(
  { tx, scope, ids, clock }: OperationContext,
  template: ReportTemplate,
  given: Pick<Report, 'accountId' | 'inquiryId' | 'content'>,
): Report {
  const now = clock.now();
  const subject = newSubject(scope, ids);
  insertSubject(tx, scope, subject, now);
  return {
    id: ids.next('report'),
    subject,
    kind: template.kind,
    status: 'pending',
    templateId: template.id,
    templateVersionId: template.version.id,
    templateVersionName: `v${template.version.number}`,
    ...given,
    hasMatch: false,
    runs: 0,
    screened: [],
    nextRunAt: null,
    pausedAt: null,
    openRun: null,
    createdAt: now,
    completedAt: null,
    redactedAt: null,
  };
}

/** Stores the report and queues the job that queries the provider. */
export async function insertPending(
  { tx, scope, clock, queue }: OperationContext,
  report: Report,
  runId: string,
): Promise<Report> {
  const now = clock.now();
  const pending: Report = { ...report, openRun: { id: runId, since: now, asks: 0 }, nextRunAt: now };
  await insertReport(tx, scope, pending);
  await queue.send(tx, runReportJob, { environmentId: scope.environmentId, reportId: report.id });
  return pending;
}
