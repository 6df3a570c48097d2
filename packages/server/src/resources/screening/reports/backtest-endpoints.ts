/**
 * Endpoints of backtests, not in the reference: runs a template's draft, a waiting watchlist version or another model
 * on stored reports.
 */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { ReportSources } from './answer-report.ts';
import { type BacktestAsked, keptDays, mostRows } from './backtest.ts';
import { askedOf } from './backtest-input.ts';
import { backtestAttributes, backtestBody, serializeBacktest } from './backtest-schema.ts';
import { type Backtest, findBacktest, insertBacktest } from './backtest-store.ts';
import { backtestJob } from './jobs.ts';
import { DraftUntestable, planBacktest } from './operations/backtest-plan.ts';
import type { Members } from './report.ts';
import { askedOf as queryOf } from './review/compare-fields.ts';
import { findReports } from './store.ts';
import { findReportTemplates, type ReportTemplate } from './template-store.ts';

function subjectOf(query: Members): string | null {
  const { name, wallet } = queryOf(query);
  return name ?? wallet;
}

const pointers: Readonly<Record<DraftUntestable['about'], string>> = {
  template: '/data/attributes/settings',
  model: '/data/attributes/model',
  watchlist: '/data/attributes/watchlist-version',
};

/**
 * Resolves the request. Throws unprocessable for a draft that cannot be tested. A waiting version is fixed here, so
 * that a later one does not replace it.
 */
async function resolved(
  { screener }: ReportSources,
  { scope, clock }: OperationContext,
  template: ReportTemplate,
  asked: BacktestAsked,
): Promise<BacktestAsked> {
  try {
    const { after } = await planBacktest({ screener, scope, now: clock.now() }, template, asked);
    const { watchlist } = asked;
    if (watchlist === null) return asked;
    const { version = '' } = after.searched.find(({ slug }) => slug === watchlist.slug) ?? {};
    return { ...asked, watchlist: { slug: watchlist.slug, sha256: version } };
  } catch (error) {
    if (!(error instanceof DraftUntestable)) throw error;
    throw new Refusal('unprocessable', { details: error.message, pointer: pointers[error.about] });
  }
}

const startEndpoint = (sources: ReportSources): Endpoint =>
  writeEndpoint({
    path: '/report-templates/{report-template-id}/backtest',
    operationId: 'backtest-a-report-template',
    summary:
      'Runs the draft of the template, other settings over it, a watchlist version that waits, or another model over the newest reports of the template, beside what is in force; reports and events stay as they are.',
    permission: 'report.write',
    userPermission: 'inquiry_template.publish',
    resourceType: 'report-template/',
    extension: true,
    success: 202,
    furtherRefusals: [422],
    attributes: backtestAttributes,
    answerBody: backtestBody,
    async handle(context, { params, attributes }) {
      const { tx, scope, ids, clock, queue } = context;
      const [template] = await findReportTemplates(tx, scope, [params['report-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      const asked = await resolved(sources, context, template, askedOf(template, attributes));
      const made: Backtest = {
        id: ids.next('report-backtest'),
        templateId: template.id,
        status: 'pending',
        asked,
        screened: 0,
        reports: null,
        failure: null,
        result: null,
        createdAt: clock.now(),
        completedAt: null,
      };
      await insertBacktest(tx, scope, made);
      await queue.send(tx, backtestJob, { environmentId: scope.environmentId, backtestId: made.id });
      return { body: { data: serializeBacktest(made, clock.now()) } };
    },
  });

export const backtestEndpoints = (sources: ReportSources): readonly Endpoint[] => [
  startEndpoint(sources),
  readEndpoint({
    path: '/report-backtests/{report-backtest-id}',
    operationId: 'retrieve-a-report-backtest',
    summary: `How far a backtest is, and what came out: counts of all, and of each change the first ${mostRows} matches with their reasons; kept for ${keptDays} days.`,
    permission: 'report.read',
    resourceType: 'report-template/',
    extension: true,
    answerBody: backtestBody,
    async handle({ tx, scope, clock }, { params, caller }) {
      const found = await findBacktest(tx, scope, params['report-backtest-id']);
      if (found === null) throw new Refusal('not_found');
      if (found.result === null) return { body: { data: serializeBacktest(found, clock.now()) } };
      const { rows } = found.result;
      const reports = await findReports(tx, scope, [...new Set(rows.map(({ reportId }) => reportId))]);
      const asked = new Map(
        reports.flatMap(({ id, redactedAt, content }) =>
          redactedAt === null ? [[id, subjectOf(content.query)] as const] : [],
        ),
      );
      const left = rows.filter(({ reportId }) => asked.has(reportId));
      const isKept = caller.attributesBlocklist.length > 0;
      const shown = isKept ? left.map(({ name: _kept, ...row }) => row) : left;
      const result = { ...found.result, rows: shown };
      return { body: { data: serializeBacktest({ ...found, result }, clock.now(), isKept ? undefined : asked) } };
    },
  }),
];
