/** Exports of reports for other slices. */

import { fillPort } from '../../../operations/port.ts';
import { defineSlice, type ResourceKind } from '../../../operations/slice.ts';
import type { Printer } from '../../../print/printer.ts';
import { moveBelowAccount, redactionBelowAccount } from '../../people/accounts/index.ts';
import { attachableToCases } from '../../platform/case-links/index.ts';
import { carriedTags } from '../../platform/tags/index.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { redactionBelowInquiry, reportsOfInquiries } from '../../verification/inquiries/index.ts';
import { runnableReports } from '../../verification/inquiry-templates/index.ts';
import type { ReportSources } from './answer-report.ts';
import { backtestEndpoints } from './backtest-endpoints.ts';
import { catalogueEndpoint } from './catalogue-endpoint.ts';
import { reportEndpoints } from './endpoints.ts';
import { reportEvents, reportKinds } from './kinds/index.ts';
import { sampleEndpoints, sampleKind } from './monitoring/endpoint.ts';
import { findReportsOfInquiry, findRunnableReports } from './of-inquiry.ts';
import { runForInquiry } from './operations/run-for-inquiry.ts';
import { erases, keeps } from './privacy.ts';
import { replayEndpoints } from './replay-endpoints.ts';
import { reviewEndpoints, thresholdEndpoint } from './review/endpoints.ts';
import { moveReportsOfAccount, redactReportsOfAccount, redactReportsOfInquiry, reportJobs } from './run-jobs.ts';
import { attributesOfKind, templateAttributes } from './schema.ts';
import { serializeReport, serializeTemplate } from './serializer.ts';
import { findAttachableRuns, findReports, reportsWithTag } from './store.ts';
import { templateEndpoints } from './template-endpoints.ts';
import { findReportTemplates } from './template-store.ts';

export type { BacktestResult } from './backtest.ts';
export { askedOf, hasNothingToTry } from './backtest-input.ts';
export { backtestAttributes, serializeResult } from './backtest-schema.ts';
export { creatorOf } from './creators.ts';
export { isoOf } from './kinds/matched-lists.ts';
export { findNamedVersions } from './named-versions.ts';
export { DraftUntestable } from './operations/backtest-plan.ts';
export { runBacktest } from './operations/backtest-run.ts';
export { type Replayed, replayRun } from './operations/replay-run.ts';
export { serializeReplay } from './replay-endpoints.ts';
export { findRunsOf, findRunsSince, type KeptRun } from './replay-store.ts';
export { differencesOf } from './review/open-matches.ts';
export { differencesShape } from './review/schema.ts';
export { findReports } from './store.ts';
export { findReportTemplates, insertDefaultReportTemplates } from './template-store.ts';

export interface ReportParts {
  readonly reportSources: ReportSources;
  readonly print: Printer;
}

const shared: Pick<ResourceKind, 'readPermission' | 'relationships' | 'includable' | 'load'> = {
  readPermission: 'report.read',
  relationships: {
    inquiry: 'one-or-none',
    account: 'one-or-none',
    transaction: 'one-or-none',
    'report-template': 'one',
  },
  includable: ['inquiry', 'account', 'transaction', 'report-template'],
  load: async ({ tx, scope }, ids) => (await findReports(tx, scope, ids)).map(serializeReport),
};

const sharedTemplate: Pick<ResourceKind, 'isConfiguration' | 'readPermission' | 'includable' | 'load'> = {
  isConfiguration: true,
  readPermission: 'report.read',
  includable: [],
  load: async ({ tx, scope }, ids) => (await findReportTemplates(tx, scope, ids)).map(serializeTemplate),
};

const kinds: readonly ResourceKind[] = reportKinds.map(({ kind, attributes }) => ({
  ...shared,
  type: `report/${kind}`,
  attributes: attributesOfKind(attributes),
}));

const templateKinds: readonly ResourceKind[] = reportKinds.map(({ kind }) => ({
  ...sharedTemplate,
  type: `report-template/${kind}`,
  hasVersionMeta: true,
  attributes: templateAttributes(kind === 'watchlist'),
}));

/** Creates the slice. The application provides the sources of reports and the printer. */
export const createReportsSlice = ({ reportSources, print }: ReportParts) =>
  defineSlice({
    relationTypes: { 'report-template': 'report-template/', reports: 'report/' },
    events: reportEvents,
    kinds: [
      ...kinds,
      { ...shared, type: 'report/', attributes: attributesOfKind({}), members: kinds.map(({ type }) => type) },
      ...templateKinds,
      sampleKind,
      {
        ...sharedTemplate,
        type: 'report-template/',
        attributes: templateAttributes(false),
        members: templateKinds.map(({ type }) => type),
      },
    ],
    endpoints: [
      ...reportEndpoints(reportSources, print),
      ...reviewEndpoints,
      ...templateEndpoints,
      ...sampleEndpoints,
      ...replayEndpoints(reportSources),
      ...backtestEndpoints(reportSources),
    ],
    dashboard: [catalogueEndpoint, thresholdEndpoint],
    jobs: reportJobs(reportSources),
    erases,
    keeps,
    fills: [
      fillPort(redactionBelowAccount, redactReportsOfAccount),
      fillPort(redactionBelowInquiry, redactReportsOfInquiry),
      fillPort(runnableReports, findRunnableReports),
      fillPort(reportsOfInquiries, {
        run: (jobParts, scope, order) => runForInquiry(jobParts, reportSources, scope, order),
        find: findReportsOfInquiry,
      }),
      fillPort(moveBelowAccount, moveReportsOfAccount),
      fillPort(carriedTags, reportsWithTag),
      fillNames('rptp_', 'report.read', findReportTemplates, ({ name }) => name),
      fillPort(attachableToCases, {
        prefix: 'rep_',
        find: async (tx, scope, ids) =>
          (await findReports(tx, scope, ids)).map(({ id, kind }) => ({ type: `report/${kind}`, id })),
      }),
      fillPort(attachableToCases, { prefix: 'rpr_', find: findAttachableRuns }),
    ],
  });
