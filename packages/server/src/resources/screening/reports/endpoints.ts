/** Endpoints of reports: list, create, retrieve, redact, and actions. */
import sql, { type Sql } from 'sql-template-tag';
import { type Endpoint, type EndpointInput, type Look, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { alternatives, type Filters } from '../../../api/json-api/filters.ts';
import { pageLinks } from '../../../api/json-api/pagination.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { printLanguages } from '../../../print/print-language.ts';
import type { Printer } from '../../../print/printer.ts';
import type { Scope } from '../../../security/scope.ts';
import { accountIdsByReference } from '../../people/accounts/index.ts';
import { setTagsMeta, tagMeta, tagsNamed } from '../../platform/tags/index.ts';
import { answerReport, type ReportSources, type RunRequest } from './answer-report.ts';
import { kindSent, readCreateReport, readDismiss } from './input.ts';
import { kindNamed } from './kinds/index.ts';
import { changeReportTags, pauseReport, redactReport, resumeReport } from './operations/act-on-report.ts';
import { type AskedReport, createReport, planReport, resolveTemplate } from './operations/create-report.ts';
import { dismissMatches } from './operations/dismiss-matches.ts';
import { printReport } from './operations/print-report.ts';
import { retrieveHistory, retrieveReport } from './operations/retrieve-report.ts';
import { planRun, runNow } from './operations/run-report.ts';
import type { Report } from './report.ts';
import { refuseKept } from './review/refuse-kept.ts';
import {
  createReportAttributes,
  createReportMeta,
  dismissAttributes,
  historyBody,
  matchesBody,
  reportFilters,
} from './schema.ts';
import { serializeHistory, serializeMatch, serializeReport } from './serializer.ts';
import { listReports } from './store.ts';

/** Builds the filter conditions: filters are combined with AND, values of one filter with OR. */
async function conditionsOf({ tx, scope }: ReadContext, filter: Filters): Promise<Sql[]> {
  const accounts = filter.get('account-id');
  const references = filter.get('reference-id');
  const kinds = alternatives(filter, 'kind');
  const statuses = alternatives(filter, 'status');
  const inquiries = filter.get('inquiry-id');
  const ids = filter.get('report-id');
  const matched = filter.get('has-match');
  return [
    ...(kinds === null ? [] : [sql`r.kind = any(${kinds})`]),
    ...(statuses === null ? [] : [sql`r.status = any(${statuses})`]),
    ...(inquiries === undefined ? [] : [sql`r.inquiry_id = any(${inquiries})`]),
    ...(ids === undefined ? [] : [sql`r.id = any(${ids})`]),
    ...(matched === undefined ? [] : [sql`r.has_match = any(${matched.map((each) => each === 'true')})`]),
    ...(accounts === undefined ? [] : [sql`r.account_id = any(${accounts})`]),
    ...(references === undefined
      ? []
      : [sql`r.account_id = any(${await accountIdsByReference(tx, scope, references)})`]),
  ];
}

interface ActionOptions {
  readonly userPermission?: 'report.pause';
}

/** Permission of users to pause, separate because a paused schedule hides new matches. */
const pausing: ActionOptions = { userPermission: 'report.pause' };

/** Builds the endpoint of an action without a body. */
const action = (
  name: string,
  operationId: string,
  summary: string,
  act: (context: OperationContext, id: string) => Promise<Report>,
  options: ActionOptions = {},
): Endpoint =>
  writeEndpoint({
    path: `/reports/{report-id}/${name}`,
    operationId,
    summary,
    permission: 'report.write',
    resourceType: 'report/',
    ...options,
    async handle(context, { params }) {
      return { resource: serializeReport(await act(context, params['report-id'])) };
    },
  });

const tagAction = <Meta extends typeof tagMeta | typeof setTagsMeta>(
  name: string,
  operationId: string,
  summary: string,
  meta: Meta,
  change: (tags: readonly string[], named: readonly string[]) => readonly string[],
): Endpoint =>
  writeEndpoint({
    path: `/reports/{report-id}/${name}`,
    operationId,
    summary,
    permission: 'report.write',
    resourceType: 'report/',
    meta,
    async handle(context, { params, meta: given }) {
      const named = tagsNamed(given as Parameters<typeof tagsNamed>[0]);
      return {
        resource: serializeReport(await changeReportTags(context, params['report-id'], (tags) => change(tags, named))),
      };
    },
  });

/**
 * Queries the external provider outside of a database connection; null if there is none to query, and for requests that
 * the handler refuses.
 */
async function askBefore<Planned extends { readonly request: RunRequest }>(
  sources: ReportSources,
  scope: Scope,
  look: Look,
  plan: (context: ReadContext) => Promise<Planned | null>,
) {
  const planned = await look(plan).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return planned === null ? null : { ...planned, outcome: await answerReport(sources, scope, planned.request) };
}

type CreationInput = Pick<
  EndpointInput<Wire<typeof createReportAttributes>, Wire<typeof createReportMeta>>,
  'attributes' | 'meta' | 'sentType'
>;

/** Parses the request. Throws the errors of `resolveTemplate` and `readCreateReport`. */
async function askedOf(context: ReadContext, { attributes, meta, sentType }: CreationInput): Promise<AskedReport> {
  const template = await resolveTemplate(context, attributes['report-template-id'] ?? null, kindSent(sentType));
  return { template, command: readCreateReport(kindNamed(template.kind), attributes, meta, context.clock.now()) };
}

const collectionEndpoints = (sources: ReportSources): readonly Endpoint[] => [
  readEndpoint({
    path: '/reports',
    operationId: 'list-all-reports',
    summary: 'Lists the reports of every kind, newest first.',
    permission: 'report.read',
    resourceType: 'report/',
    filters: reportFilters,
    async handle(context, { filter, page }) {
      const { tx, scope } = context;
      const listed = await listReports(tx, scope, await conditionsOf(context, filter), page);
      return { page: { ...listed, items: listed.items.map(serializeReport) } };
    },
  }),
  writeEndpoint({
    path: '/reports',
    operationId: 'create-a-report',
    summary: 'Creates a report. It is ready at once if data on this machine answers it, otherwise pending.',
    permission: 'report.write',
    resourceType: 'report/',
    quota: 'create_report',
    success: 201,
    furtherRefusals: [408],
    attributes: createReportAttributes,
    meta: createReportMeta,
    prepare: (look, input) =>
      askBefore(sources, input.caller.scope, look, async (context) =>
        planReport(context, sources, await askedOf(context, input)),
      ),
    async handle(context, input, answered) {
      const asked = await askedOf(context, input);
      return { resource: serializeReport(await createReport(context, asked, answered)) };
    },
  }),
];

const historyEndpoint = readEndpoint({
  path: '/reports/{report-id}/history',
  operationId: 'list-report-history',
  summary: 'Lists the runs of a report and the actions on it, newest first.',
  permission: 'report.read',
  resourceType: 'report/',
  answerBody: historyBody,
  async handle(context, { params: { 'report-id': id }, page }) {
    const listed = await retrieveHistory(context, id, page);
    const data = listed.items.map((entry) => serializeHistory(entry, entry.creatorName));
    return { body: { data, links: pageLinks(`/api/v1/reports/${id}/history`, [], listed) } };
  },
});

const printEndpoint = (print: Printer): Endpoint =>
  readEndpoint({
    path: '/reports/{report-id}/print',
    operationId: 'print-report-pdf',
    auditedAs: 'view',
    summary: 'Returns a PDF of a report: query, searched sources, and each match with its reasons.',
    permission: 'report.read',
    resourceType: 'report/',
    answerFile: 'application/pdf',
    languages: printLanguages,
    async handle(context, { params, acceptLanguage }) {
      const { report, bytes, language } = await printReport(context, print, params['report-id'], acceptLanguage);
      return {
        note: { subjectIds: report.accountId === null ? [report.id] : [report.id, report.accountId] },
        file: { contentType: 'application/pdf' as const, fileName: `${report.id}.pdf`, bytes, language },
      };
    },
  });

const matchesEndpoint = readEndpoint({
  path: '/reports/{report-id}/matches',
  operationId: 'list-report-matches',
  summary: 'Lists the active matches of a report, each with the terms that add up to its score.',
  permission: 'report.read',
  resourceType: 'report/',
  extension: true,
  answerBody: matchesBody,
  async handle(context, { params, caller }) {
    refuseKept(caller);
    const { content } = await retrieveReport(context, params['report-id']);
    return { body: { data: content.matches.map(serializeMatch) } };
  },
});

const redactEndpoint = writeEndpoint({
  method: 'DELETE',
  path: '/reports/{report-id}',
  operationId: 'redact-a-report',
  summary: 'Permanently erases the query and the results of a report. Its account and inquiry stay.',
  permission: 'report.write',
  userPermission: 'inquiry.redact',
  stepUp: true,
  resourceType: 'report/',
  async handle(context, { params }) {
    return { resource: serializeReport(await redactReport(context, params['report-id'])) };
  },
});

const runEndpoint = (sources: ReportSources): Endpoint =>
  writeEndpoint({
    path: '/reports/{report-id}/run',
    operationId: 'report-action-re-run-report',
    summary: 'Runs a scheduled report now.',
    permission: 'report.write',
    resourceType: 'report/',
    prepare: (look, { params, caller }) =>
      askBefore(sources, caller.scope, look, async (context) => ({
        request: await planRun(context, params['report-id']),
      })),
    async handle(context, { params }, answered) {
      return { resource: serializeReport(await runNow(context, params['report-id'], answered)) };
    },
  });

const dismissEndpoint = writeEndpoint({
  path: '/reports/{report-id}/dismiss',
  operationId: 'dismiss-matches',
  summary:
    'Dismisses the active matches of a report, or one entity or article of media. The status is 202 if a second reviewer must agree.',
  permission: 'report.write',
  userPermission: 'report.dismiss',
  resourceType: 'report/',
  attributes: dismissAttributes,
  otherSuccess: [202],
  async handle(context, { params, attributes }) {
    const { report, waits } = await dismissMatches(context, params['report-id'], readDismiss(attributes));
    return { resource: serializeReport(report), ...(waits ? { status: 202 } : {}) };
  },
});

export const reportEndpoints = (sources: ReportSources, print: Printer): readonly Endpoint[] => [
  ...collectionEndpoints(sources),
  readEndpoint({
    path: '/reports/{report-id}',
    operationId: 'retrieve-a-report',
    summary: 'Retrieves one report of any kind.',
    permission: 'report.read',
    resourceType: 'report/',
    async handle(context, { params }) {
      return { resource: serializeReport(await retrieveReport(context, params['report-id'])) };
    },
  }),
  redactEndpoint,
  runEndpoint(sources),
  action(
    'pause',
    'report-action-pause-continuous-monitoring',
    'Pauses the scheduled runs of a report.',
    pauseReport,
    pausing,
  ),
  action(
    'resume',
    'report-action-resume-continuous-monitoring',
    'Resumes the scheduled runs of a report.',
    resumeReport,
    pausing,
  ),
  dismissEndpoint,
  historyEndpoint,
  matchesEndpoint,
  printEndpoint(print),
  tagAction('add-tag', 'reports-add-tag', 'Adds a tag.', tagMeta, (tags, named) => [...tags, ...named]),
  tagAction('remove-tag', 'reports-remove-tag', 'Removes a tag.', tagMeta, (tags, named) =>
    tags.filter((tag) => !named.includes(tag)),
  ),
  tagAction('set-tags', 'reports-set-all-tags', 'Replaces all tags.', setTagsMeta, (_tags, named) => named),
];
