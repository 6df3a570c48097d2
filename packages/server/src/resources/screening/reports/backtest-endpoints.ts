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
      'Runs the draft of the template, other settings, a waiting watchlist version or another model over the newest reports of the template, and compares the results with the settings in force. Changes no report and sends no event.',
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
    summary: `Retrieves the progress and the result of a backtest: all counts, and the first ${mostRows} matches of each kind of change with their reasons. Kept for ${keptDays} days.`,
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
