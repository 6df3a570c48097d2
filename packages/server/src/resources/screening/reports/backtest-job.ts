/** Job of a backtest: runs it page by page and stores the result. */
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { VersionUnreachable } from '../../../screening/past-versions.ts';
import type { ReportSources } from './answer-report.ts';
import { endBacktest, findBacktest, saveBacktestProgress } from './backtest-store.ts';
import { backtestJob } from './jobs.ts';
import { DraftUntestable } from './operations/backtest-plan.ts';
import { runBacktest } from './operations/backtest-run.ts';
import { findReportTemplates } from './template-store.ts';

/**
 * Returns the failure of a draft whose parts have been deleted since the request; such a failure is final and is not
 * retried.
 */
const failureOf = (error: unknown): string | null =>
  error instanceof DraftUntestable || error instanceof VersionUnreachable ? error.message : null;

export const runBacktestJob = ({ screener }: ReportSources) =>
  defineJob({
    ...backtestJob,
    async run(parts, { environmentId, backtestId }) {
      const { runner, clock } = parts;
      const scope = await scopeOf(parts, environmentId);
      const wanted = await runner.read(scope, async ({ tx }) => {
        const backtest = await findBacktest(tx, scope, backtestId);
        const [template] = backtest === null ? [] : await findReportTemplates(tx, scope, [backtest.templateId]);
        return backtest === null || template === undefined ? null : { backtest, template };
      });
      if (wanted === null || wanted.backtest.completedAt !== null) return;
      const run = runBacktest(
        {
          screener,
          scope,
          now: clock.now(),
          read: (work) => runner.read(scope, work),
          progress: (screened, reports) =>
            runner.write(scope, system, ({ tx }) => saveBacktestProgress(tx, scope, backtestId, { screened, reports })),
        },
        wanted.template,
        wanted.backtest.asked,
      );
      const ended = await run.then(
        (result) => ({ result, failure: null }),
        (error: unknown) => {
          const failure = failureOf(error);
          if (failure === null) throw error;
          return { result: null, failure };
        },
      );
      await runner.write(scope, system, ({ tx }) => endBacktest(tx, scope, backtestId, { ...ended, at: clock.now() }));
    },
  });
