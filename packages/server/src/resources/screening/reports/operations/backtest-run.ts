/** Run of a draft on stored reports. Only reads and searches; writes nothing and sends no events. */
import { addSeconds } from '../../../../lib/clock.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { Screener } from '../../../../screening/screener.ts';
import type { Scope } from '../../../../security/scope.ts';
import { judge } from '../answer-report.ts';
import { type Answered, type BacktestAsked, type BacktestResult, createTally } from '../backtest.ts';
import { findPastReportIds } from '../backtest-store.ts';
import { activeMatches } from '../dismissals.ts';
import type { ListedKind } from '../kind.ts';
import type { Report } from '../report.ts';
import { findReports } from '../store.ts';
import type { ReportTemplate } from '../template-store.ts';
import { planBacktest, type Side } from './backtest-plan.ts';

const secondsOfADay = 86_400;
/** Reports in memory at once. */
const pageSize = 100;
/** Limit of queued searches, so that other requests never wait behind more. */
const atOnce = 4;

export interface BacktestParts {
  readonly screener: Screener;
  readonly scope: Scope;
  readonly now: Date;
  readonly read: <Result>(work: (context: ReadContext) => Promise<Result>) => Promise<Result>;
  /** Called after each page. */
  readonly progress?: (screened: number, reports: number) => Promise<void>;
}

/** Answers a report by one side, without dismissed matches. */
async function answerBy(screener: Screener, kind: ListedKind, side: Side, { content }: Report): Promise<Answered> {
  const { settings, model, searched, missing } = side;
  const request = kind.request(content.query, settings);
  if (request === null) return { state: 'errored' };
  const found = await screener.searchVersions(searched, request, model);
  const outcome = judge({ ...found, searched, model: model.version }, settings, missing);
  return outcome.state === 'ready'
    ? { state: 'ready', matches: activeMatches(outcome.matches, content.dismissals) }
    : { state: 'errored' };
}

/** Runs the backtest. Throws DraftUntestable, and VersionUnreachable if a version was deleted meanwhile. */
export async function runBacktest(
  { screener, scope, now, read, progress }: BacktestParts,
  template: ReportTemplate,
  asked: BacktestAsked,
): Promise<BacktestResult> {
  const { kind, before, after } = await planBacktest({ screener, scope, now }, template, asked);
  const since = addSeconds(now, -asked.days * secondsOfADay);
  const past = { since, most: asked.sample };
  const ids = await read(({ tx }) => findPastReportIds(tx, scope, template.id, past));
  const tally = createTally();
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = ids.slice(at, at + pageSize);
    const found = new Map((await read(({ tx }) => findReports(tx, scope, page))).map((report) => [report.id, report]));
    const reports = page.flatMap((id) => found.get(id) ?? []).filter(({ redactedAt }) => redactedAt === null);
    for (let first = 0; first < reports.length; first += atOnce) {
      const answered = await Promise.all(
        reports.slice(first, first + atOnce).map(async (report) => ({
          report,
          was: await answerBy(screener, kind, before, report),
          is: await answerBy(screener, kind, after, report),
        })),
      );
      for (const { report, was, is } of answered) tally.add(report, was, is);
    }
    await progress?.(Math.min(at + pageSize, ids.length), ids.length);
  }
  return tally.result();
}
