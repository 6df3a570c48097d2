/**
 * Endpoints of backtests, not in the reference: runs a template's draft, a waiting watchlist version or another model
 * on stored reports.
 */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { ReportSources } from './answer-report.ts';
import { keptDays, mostRows } from './backtest.ts';
import { askedOf as readBacktest } from './backtest-input.ts';
import { backtestAttributes, backtestBody, serializeBacktest } from './backtest-schema.ts';
import { requestBacktest } from './operations/request-backtest.ts';
import { retrieveBacktest } from './operations/retrieve-backtest.ts';
import type { ReportTemplate } from './template-store.ts';

const startEndpoint = (sources: ReportSources): Endpoint =>
  writeEndpoint({
    path: '/report-templates/{report-template-id}/backtest',
    operationId: 'backtest-a-report-template',
    auditedAs: 'read',
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
      const askedOf = (template: ReportTemplate) => readBacktest(template, attributes);
      const made = await requestBacktest(context, sources, params['report-template-id'], askedOf);
      return { body: { data: serializeBacktest(made, context.clock.now()) } };
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
    async handle(context, { params, caller }) {
      const withNames = caller.attributesBlocklist.length === 0;
      const { backtest, askedNames } = await retrieveBacktest(context, { id: params['report-backtest-id'], withNames });
      return { body: { data: serializeBacktest(backtest, context.clock.now(), askedNames) } };
    },
  }),
];
