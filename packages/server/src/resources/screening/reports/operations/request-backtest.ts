/** Request of a backtest, which a job runs. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { ReportSources } from '../answer-report.ts';
import type { BacktestAsked } from '../backtest.ts';
import { type Backtest, insertBacktest } from '../backtest-store.ts';
import { backtestJob } from '../jobs.ts';
import { findReportTemplates, type ReportTemplate } from '../template-store.ts';
import { DraftUntestable, planBacktest } from './backtest-plan.ts';

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

/**
 * Requests a backtest of a template; `askedOf` returns what to test of the template found. Throws not_found, and
 * unprocessable for a draft that cannot be tested.
 */
export async function requestBacktest(
  context: OperationContext,
  sources: ReportSources,
  templateId: string,
  askedOf: (template: ReportTemplate) => BacktestAsked,
): Promise<Backtest> {
  const { tx, scope, ids, clock, queue } = context;
  const [template] = await findReportTemplates(tx, scope, [templateId]);
  if (template === undefined) throw new Refusal('not_found');
  const asked = await resolved(sources, context, template, askedOf(template));
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
  return made;
}
