/** Endpoints of match reviews, not in the reference: the queue, decisions on a match, and the effect of thresholds. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import { readDismiss } from '../input.ts';
import { listMatches } from '../operations/list-matches.ts';
import { measureDecisions } from '../operations/measure-decisions.ts';
import { retrieveReport } from '../operations/retrieve-report.ts';
import { confirmMatch, dismissAlike, restoreMatch } from '../operations/review-matches.ts';
import { serializeReport } from '../serializer.ts';
import { actorIdOf } from './decisions.ts';
import { readListedKind, readQueue } from './input.ts';
import { refuseKept } from './refuse-kept.ts';
import {
  alikeAttributes,
  decisionsBody,
  queueBody,
  queueFilters,
  restoreAttributes,
  reviewAttributes,
  thresholdBody,
  thresholdFilters,
} from './schema.ts';
import { serializeDecisions, serializeQueued, serializeThresholds } from './serialize-review.ts';

const queue = readEndpoint({
  path: '/report-matches',
  operationId: 'list-matches-to-review',
  summary:
    'Lists the open matches of all reports, oldest first or highest score first; for one report also the confirmed ones. `page[size]` counts reports; decided matches make room for the next.',
  permission: 'report.read',
  resourceType: 'report/',
  extension: true,
  filters: queueFilters,
  answerBody: queueBody,
  async handle(context, { filter, page, caller }) {
    refuseKept(caller);
    const { matches, counts } = await listMatches(context, readQueue(filter, page.size));
    const actorId = actorIdOf(context);
    const data = matches.map(({ report, match, needsTwo }) => serializeQueued(report, match, { needsTwo, actorId }));
    return { body: { data, meta: { ...counts, 'most-shown': page.size } } };
  },
});

const decisions = readEndpoint({
  path: '/reports/{report-id}/match-decisions',
  operationId: 'list-match-decisions',
  summary: 'Lists the decisions on the matches of a report, newest first: who decided, when and why.',
  permission: 'report.read',
  resourceType: 'report/',
  extension: true,
  answerBody: decisionsBody,
  async handle(context, { params, caller }) {
    refuseKept(caller);
    const report = await retrieveReport(context, params['report-id']);
    return { body: { data: serializeDecisions(report, actorIdOf(context)) } };
  },
});

const deciding = {
  permission: 'report.write',
  userPermission: 'report.dismiss',
  resourceType: 'report/',
  extension: true,
} as const;

const review = writeEndpoint({
  ...deciding,
  path: '/reports/{report-id}/review',
  operationId: 'review-a-match',
  summary: 'Confirms that one match is the same person or business: it stays active and leaves the queue.',
  attributes: reviewAttributes,
  async handle(context, { params, attributes }) {
    const said = { entityId: attributes['entity-id'], reason: attributes.reason ?? null };
    return { resource: serializeReport(await confirmMatch(context, params['report-id'], said)) };
  },
});

const restore = writeEndpoint({
  ...deciding,
  path: '/reports/{report-id}/restore',
  operationId: 'restore-a-match',
  summary: 'Undoes the caller’s last decision on a match. The match becomes active and undecided again.',
  attributes: restoreAttributes,
  async handle(context, { params, attributes }) {
    const report = await restoreMatch(context, params['report-id'], attributes['entity-id']);
    return { resource: serializeReport(report) };
  },
});

const alike = writeEndpoint({
  ...deciding,
  path: '/report-matches/dismiss',
  operationId: 'dismiss-the-same-entity',
  summary:
    'Dismisses the matches of one listed entity in several reports, all or none. The status is 202 if a second reviewer must agree.',
  answersMany: true,
  otherSuccess: [202],
  attributes: alikeAttributes,
  async handle(context, { attributes }) {
    const ids = attributes['report-ids'];
    const wrong = ids.findIndex((id) => !id.startsWith('rep_'));
    if (wrong >= 0) {
      throw new Refusal('bad_request', problemAt(`/data/attributes/report-ids/${wrong}`, 'must start with rep_'));
    }
    const dismissed = await dismissAlike(context, ids, readDismiss(attributes));
    return {
      resources: dismissed.map(({ report }) => serializeReport(report)),
      ...(dismissed.some(({ waits }) => waits) ? { status: 202 } : {}),
    };
  },
});

/** Endpoint of the dashboard only: it serves users who set thresholds, not programs. */
export const thresholdEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/match-thresholds',
  operationId: 'retrieve-what-thresholds-would-mean',
  summary:
    'Returns precision and alerts per day at each threshold, from the team’s decisions, next to the shipped figures.',
  permission: null,
  userPermission: 'report.read',
  resourceType: 'report/',
  filters: thresholdFilters,
  answerBody: thresholdBody,
  async handle(context, { filter }) {
    return { body: serializeThresholds(await measureDecisions(context, readListedKind(filter))) };
  },
});

export const reviewEndpoints: readonly Endpoint[] = [queue, decisions, review, restore, alike];
