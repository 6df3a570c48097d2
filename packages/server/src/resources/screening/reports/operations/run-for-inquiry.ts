/** Report run by an inquiry's template. Lists are searched before any lock, as for a request. */
import type { OperationContext } from '../../../../operations/context.ts';
import { type JobParts, system } from '../../../../operations/job.ts';
import { relate } from '../../../../operations/relate.ts';
import type { Scope } from '../../../../security/scope.ts';
import { lockInquiry, type ReportOrder } from '../../../verification/inquiries/index.ts';
import { answerReport, isAskedElsewhere, type Outcome, type ReportSources, type RunRequest } from '../answer-report.ts';
import { type FilledQuery, fillQuery } from '../fill-query.ts';
import { kindNamed } from '../kinds/index.ts';
import { insertOrder, isOrdered } from '../of-inquiry.ts';
import { emptyContent, type Report } from '../report.ts';
import { insertReport } from '../store.ts';
import { findReportTemplates, type ReportTemplate } from '../template-store.ts';
import { beginReport, insertPending } from './begin-report.ts';
import { storeRun } from './store-run.ts';

interface Prepared {
  readonly template: ReportTemplate;
  readonly filled: FilledQuery;
  readonly request: RunRequest;
  /** Outcome; null if a provider must be queried, by a job. */
  readonly outcome: Outcome | null;
}

/** Runs the report. Idempotent, also across processes: the inquiry's lock and the order's key prevent a second one. */
export async function runForInquiry(
  { runner }: JobParts,
  sources: ReportSources,
  scope: Scope,
  order: ReportOrder,
): Promise<void> {
  const found = await runner.read(scope, async ({ tx, ids }) => {
    const [template] = await findReportTemplates(tx, scope, [order.reportTemplateId]);
    return (await isOrdered(tx, scope, order)) ? undefined : { template, runId: ids.next('report-run') };
  });
  if (found?.template === undefined) return;
  const prepared = await prepare(sources, scope, order, found.template, found.runId);
  await runner.write(scope, system, async (context) => {
    const inquiry = await lockInquiry(context, order.inquiryId);
    if (inquiry.redactedAt !== null || (await isOrdered(context.tx, scope, order))) return;
    const report = await store(context, inquiry, prepared);
    insertOrder(context.tx, scope, order, report.id);
    const reference = { type: `report/${report.kind}`, id: report.id };
    await relate(context, { type: 'inquiry', id: inquiry.id }, 'reports', reference);
  });
}

async function prepare(
  sources: ReportSources,
  scope: Scope,
  { known }: ReportOrder,
  template: ReportTemplate,
  runId: string,
): Promise<Prepared> {
  const kind = kindNamed(template.kind);
  const filled = fillQuery(kind, known);
  const request = { kind, query: filled.query, settings: template.version.settings, runId };
  return { template, filled, request, outcome: await outcomeOf(sources, scope, filled, request) };
}

async function outcomeOf(
  sources: ReportSources,
  scope: Scope,
  { problem }: FilledQuery,
  request: RunRequest,
): Promise<Outcome | null> {
  if (problem !== null) {
    const errors = [{ code: 'query-unusable' as const, source: null, detail: problem }];
    return { state: 'errored', errors, searched: [], model: null };
  }
  return isAskedElsewhere(sources, scope, request.kind) ? null : answerReport(sources, scope, request);
}

async function store(
  context: OperationContext,
  { id, accountId }: { readonly id: string; readonly accountId: string | null },
  { template, filled, request, outcome }: Prepared,
): Promise<Report> {
  const content = { ...emptyContent, query: filled.query, querySources: filled.sources };
  const report = beginReport(context, template, { accountId, inquiryId: id, content });
  if (outcome === null) return insertPending(context, report, request.runId);
  const insert = (settled: Report) => insertReport(context.tx, context.scope, settled);
  return storeRun(context, report, outcome, { request, type: 'manual' }, insert);
}
