/** A report run once more: now by somebody, by its schedule, or because a provider is asked again. */
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

/** Throws not_found. */
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

/** What POST /reports/{id}/run asks, before its transaction. Throws not_found, and conflict unless the report can be run once more. */
export async function planRun(context: ReadContext, id: string): Promise<RunRequest> {
  const [report] = await findReports(context.tx, context.scope, [id]);
  if (report === undefined) throw new Refusal('not_found');
  refuseRun(report, kindNamed(report.kind).recurs);
  return requestOf(context, report, context.ids.next('report-run'));
}

/**
 * POST /reports/{id}/run. A provider is asked by the request itself: the report never is pending again. `answered`: what came of it;
 * null where the report could not be run when the request began.
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
 * The run that is due, if one is: found out outside of a transaction, and stored if nothing happened to the report meanwhile. Safe to
 * run twice, and from several processes.
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
