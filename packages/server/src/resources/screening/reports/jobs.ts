/** Declarations of the report jobs; `run-jobs.ts` has their work. */
import { Type } from 'typebox';

/** Runs one report if it is due. */
export const runReportJob = {
  name: 'run-report',
  data: Type.Object({ environmentId: Type.String(), reportId: Type.String() }),
  settings: { retryLimit: 5, retryDelay: 5, expireInSeconds: 60, concurrency: 2 },
};

/** Scrubs copies of a redacted report's data. */
export const redactReportChildrenJob = {
  name: 'redact-report-children',
  data: Type.Object({ environmentId: Type.String(), reportId: Type.String(), subjectKeyId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
};

/** Runs every due report in all environments. */
export const runDueReportsJob = {
  name: 'run-due-reports',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 300, sweepSeconds: 15 },
};

/** Imports received watchlists, and downloads those with addresses. */
export const updateWatchlistsJob = {
  name: 'update-watchlists',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 3_600, sweepSeconds: 300 },
};

/** Screens monitored reports against watchlist changes, and each night a sample of them in full. */
export const monitorReportsJob = {
  name: 'monitor-reports',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 3_600, sweepSeconds: 60 },
};

/** Runs a draft on past reports and reports its progress. */
export const backtestJob = {
  name: 'backtest-report-template',
  data: Type.Object({ environmentId: Type.String(), backtestId: Type.String() }),
  settings: { retryLimit: 2, retryDelay: 10, expireInSeconds: 1800 },
};
