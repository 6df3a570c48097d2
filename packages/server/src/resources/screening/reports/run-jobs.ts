/** Work of the report jobs, and redaction of reports with their account or inquiry. */
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import { erase } from '../../../privacy/erasure.ts';
import type { Received } from '../../../screening/receive-version.ts';
import { createUpdateMemory, updateDueWatchlists } from '../../../screening/update-watchlist.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ReportSources } from './answer-report.ts';
import { runBacktestJob } from './backtest-job.ts';
import {
  monitorReportsJob,
  redactReportChildrenJob,
  runDueReportsJob,
  runReportJob,
  updateWatchlistsJob,
} from './jobs.ts';
import { compareSample } from './monitoring/compare-sample.ts';
import { lookUpMatches } from './monitoring/look-up-matches.ts';
import { screenChanges } from './monitoring/screen-changes.ts';
import { redactReport } from './operations/act-on-report.ts';
import { runIfDue } from './operations/run-report.ts';
import { findDueReportIds, findReportIdsOf, findReports, moveReports } from './store.ts';

const batch = 500;

/** Reports run in parallel: if a provider does not answer, each waits until its timeout. */
const runAtOnce = 8;

/** Runs the due reports. One that fails is logged and retried at the next sweep; the others continue. */
async function runDueReports(parts: JobParts, sources: ReportSources, scope: Scope): Promise<void> {
  const { runner, clock, log } = parts;
  const due = await runner.read(scope, ({ tx }) => findDueReportIds(tx, scope, clock.now(), batch));
  const left = due.values();
  const runSome = async (): Promise<void> => {
    for (const id of left) {
      await runIfDue(parts, sources, scope, id).catch((fault: unknown) =>
        log({ level: 'error', message: `report ${id} could not be run`, fault }),
      );
    }
  };
  await Promise.all(Array.from({ length: runAtOnce }, runSome));
}

/**
 * Runs the monitoring steps. A failure in one environment is logged and retried at the next sweep; the others continue.
 */
async function monitor(parts: JobParts, sources: ReportSources, scope: Scope): Promise<void> {
  for (const work of [screenChanges, lookUpMatches, compareSample]) {
    await work(parts, sources, scope).catch((fault: unknown) =>
      parts.log({ level: 'error', message: `reports of ${scope.environmentId} could not be monitored`, fault }),
    );
  }
}

const sentenceOf = (slug: string, received: Received | Error): string => {
  if (received instanceof Error) return `watchlist ${slug} was not brought up to date: ${received.message}`;
  if (received.state === 'rejected') return `watchlist ${slug} could not be read: ${received.reason}`;
  if (received.state === 'waiting')
    return `watchlist ${slug} has a version that needs a decision: ${received.version.objection}`;
  return `watchlist ${slug} has a new version`;
};

function updateJob({ watchlists }: ReportSources) {
  const memory = createUpdateMemory();
  return defineJob({
    ...updateWatchlistsJob,
    async run({ clock, log }) {
      await updateDueWatchlists(watchlists, { now: clock.now(), memory }, (slug, received) => {
        const isFault = received instanceof Error || received.state !== 'current';
        log({ level: isFault ? 'warn' : 'info', message: sentenceOf(slug, received) });
      });
    },
  });
}

export const reportJobs = (sources: ReportSources) => [
  updateJob(sources),
  runBacktestJob(sources),
  defineJob({
    ...monitorReportsJob,
    async run(parts) {
      for (const scope of await parts.scopes.all()) await monitor(parts, sources, scope);
    },
  }),
  defineJob({
    ...runReportJob,
    async run(parts, { environmentId, reportId }) {
      await runIfDue(parts, sources, await scopeOf(parts, environmentId), reportId);
    },
  }),
  defineJob({
    ...runDueReportsJob,
    async run(parts) {
      for (const scope of await parts.scopes.all()) await runDueReports(parts, sources, scope);
    },
  }),
  defineJob({
    ...redactReportChildrenJob,
    async run(parts, { environmentId, reportId, subjectKeyId }) {
      const scope = await scopeOf(parts, environmentId);
      const references = { report: [reportId], key: [subjectKeyId], object: [reportId] };
      await parts.runner.write(scope, system, (context) =>
        erase(context, 'afterwards', references, context.clock.now()),
      );
    },
  }),
];

/** Fills `redactionBelowAccount`. */
export const redactReportsOfAccount = (parts: JobParts, scope: Scope, accountId: string): Promise<void> =>
  redactReportsOf(parts, scope, 'account_id', accountId);

/** Fills `redactionBelowInquiry`. */
export const redactReportsOfInquiry = (parts: JobParts, scope: Scope, inquiryId: string): Promise<void> =>
  redactReportsOf(parts, scope, 'inquiry_id', inquiryId);

/** Redacts the reports, each in its own transaction. */
async function redactReportsOf(
  { runner }: JobParts,
  scope: Scope,
  by: Parameters<typeof findReportIdsOf>[2],
  owner: string,
): Promise<void> {
  const found = await runner.read(scope, ({ tx }) => findReportIdsOf(tx, scope, by, [owner]));
  for (const { id } of found) {
    await runner.write(scope, system, async (context) => {
      const [report] = await findReports(context.tx, scope, [id]);
      if (report?.redactedAt === null) await redactReport(context, id);
    });
  }
}

export async function moveReportsOfAccount(
  { runner }: JobParts,
  scope: Scope,
  from: string,
  to: string,
): Promise<void> {
  await runner.write(scope, system, ({ tx }) => moveReports(tx, scope, from, to));
}
