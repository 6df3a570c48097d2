/** Reruns of a report: on request, by its schedule, or to retry a provider. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { type JobParts, system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { answerReport, type Outcome, type ReportSources, type RunRequest } from '../answer-report.ts';
import { kindNamed } from '../kinds/index.ts';
import type { Report } from '../report.ts';
import { refuseRun } from '../states.ts';
import { findReports, lockReport, saveReport } from '../store.ts';
import { findSettings } from '../template-store.ts';
import { storeRun } from './store-run.ts';

/** Locks the report. Throws not_found. */
export async function requireReport({ tx, scope }: OperationContext, id: string): Promise<Report> {
  const report = await lockReport(tx, scope, id);
  if (report === null) throw new Refusal('not_found');
  return report;
}

async function requestOf(
  { tx, scope }: Pick<ReadContext, 'tx' | 'scope'>,
  { kind, content, templateVersionId, accountId }: Report,
  runId: string,
): Promise<RunRequest> {
  const settings = await findSettings(tx, scope, kind, templateVersionId);
  return { kind: kindNamed(kind), query: content.query, settings, runId, accountId };
}

export interface AnsweredRun {
  readonly request: RunRequest;
  readonly outcome: Outcome;
}

/**
 * Plans POST /reports/{id}/run before its transaction. Throws not_found, and conflict unless the report can be rerun.
 */
export async function planRun(context: ReadContext, id: string): Promise<RunRequest> {
  const [report] = await findReports(context.tx, context.scope, [id]);
  if (report === undefined) throw new Refusal('not_found');
  refuseRun(report, kindNamed(report.kind).recurs);
  return requestOf(context, report, context.ids.next('report-run'));
}

/**
 * Stores the run of POST /reports/{id}/run. The request itself queries the provider, so that the report is never
 * pending again. `answered` is its outcome; null if the report could not be run when the request began.
 */
export async function runNow(context: OperationContext, id: string, answered: AnsweredRun | null): Promise<Report> {
  const { tx, scope } = context;
  const report = await requireReport(context, id);
  refuseRun(report, kindNamed(report.kind).recurs);
  if (answered === null) throw new Refusal('conflict', { details: 'a run of the report was under way' });
  const { request, outcome } = answered;
  return storeRun(context, report, outcome, { request, type: 'manual' }, (settled) => saveReport(tx, scope, settled));
}

/**
 * Runs the report if it is due: answered outside of a transaction, stored if the report is unchanged meanwhile.
 * Idempotent, also across processes.
 */
export async function runIfDue(parts: JobParts, sources: ReportSources, scope: Scope, id: string): Promise<void> {
  const { runner, clock } = parts;
  const due = await runner.read(scope, async ({ tx, ids }) => {
    const [report] = await findReports(tx, scope, [id]);
    if (report === undefined || report.redactedAt !== null) return null;
    if (report.nextRunAt === null || report.nextRunAt > clock.now()) return null;
    const runId = report.openRun?.id ?? ids.next('report-run');
    return { report, request: await requestOf({ tx, scope }, report, runId) };
  });
  if (due === null) return;
  const { report: seen, request } = due;
  const outcome = await answerReport(sources, scope, request);
  await runner.write(scope, system, async (context) => {
    const report = await lockReport(context.tx, scope, id);
    if (report === null || report.redactedAt !== null) return;
    if (report.nextRunAt?.getTime() !== seen.nextRunAt?.getTime()) return;
    const type = report.status === 'pending' || report.status === 'submitted' ? 'manual' : 'scheduled';
    await storeRun(context, report, outcome, { request, type }, (settled) => saveReport(context.tx, scope, settled));
  });
}
