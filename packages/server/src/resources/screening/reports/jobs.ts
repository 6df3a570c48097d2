/** The jobs of reports, as they are sent; `run-jobs.ts` says what they do. */
import { Type } from 'typebox';

/** Runs one report if that is due. */
export const runReportJob = {
  name: 'run-report',
  data: Type.Object({ environmentId: Type.String(), reportId: Type.String() }),
  settings: { retryLimit: 5, retryDelay: 5, expireInSeconds: 60, concurrency: 2 },
};

/** Scrubs what was copied from a redacted report. */
export const redactReportChildrenJob = {
  name: 'redact-report-children',
  data: Type.Object({ environmentId: Type.String(), reportId: Type.String(), subjectKeyId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 120 },
};

/** Runs every report whose time has come, in all environments. */
export const runDueReportsJob = {
  name: 'run-due-reports',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 300, sweepSeconds: 15 },
};

/** Takes what arrived of watchlists, and asks their addresses. */
export const updateWatchlistsJob = {
  name: 'update-watchlists',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 3_600, sweepSeconds: 300 },
};

/** Screens those who are monitored against what changed in watchlists, and each night a sample of them as a whole. */
export const monitorReportsJob = {
  name: 'monitor-reports',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 3_600, sweepSeconds: 60 },
};

/** Runs a draft over the past, and says how far it is. */
export const backtestJob = {
  name: 'backtest-report-template',
  data: Type.Object({ environmentId: Type.String(), backtestId: Type.String() }),
  settings: { retryLimit: 2, retryDelay: 10, expireInSeconds: 1800 },
};
