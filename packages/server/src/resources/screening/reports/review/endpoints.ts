/** Endpoints of match reviews, not in the reference: the queue, decisions on a match, and the effect of thresholds. */
import { currentModel, measuresOf } from '@countersign/screening';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../../api/endpoint.ts';
import type { Reader } from '../../../../database/connection.ts';
import { addSeconds } from '../../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { Scope } from '../../../../security/scope.ts';
import { readDismiss } from '../input.ts';
import { findKind } from '../kinds/index.ts';
import { confirmMatch, dismissAlike, restoreMatch } from '../operations/review-matches.ts';
import type { Report } from '../report.ts';
import { serializeReport } from '../serializer.ts';
import { findReports } from '../store.ts';
import { findDefaultTemplate, findSettings } from '../template-store.ts';
import { findDecidedScores } from './decisions.ts';
import { openMatches } from './open-matches.ts';
import { countOpen, findOpenReports } from './queue-store.ts';
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
import { serializeDecisions, serializeQueued } from './serialize-review.ts';
import { daysLooked, leastDecided, leastOfEach, measureThresholds } from './threshold.ts';

const mostDecided = 20_000;
const day = 86_400;

/** Finds the ids of reports whose dismissals need a second user. */
async function findWhoNeedTwo(
  tx: Reader,
  scope: Scope,
  reports: readonly Pick<Report, 'id' | 'kind' | 'templateVersionId'>[],
): Promise<ReadonlySet<string>> {
  const byVersion = new Map(reports.map((report) => [report.templateVersionId, report.kind]));
  const asking = new Set<string>();
  for (const [version, kind] of byVersion) {
    if ((await findSettings(tx, scope, kind, version)).dismissalsNeedTwo) asking.add(version);
  }
  return new Set(reports.flatMap(({ id, templateVersionId }) => (asking.has(templateVersionId) ? [id] : [])));
}

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
  async handle({ tx, scope, actor }, { filter, page, caller }) {
    refuseKept(caller);
    const [id] = filter.get('report-id') ?? [];
    const order = filter.get('order')?.[0] === 'score' ? 'score' : 'age';
    const reports =
      id === undefined
        ? await findOpenReports(tx, scope, { kinds: filter.get('kind') ?? [], order, most: page.size })
        : await findReports(tx, scope, [id]);
    const needsTwo = await findWhoNeedTwo(tx, scope, reports);
    const actorId = 'id' in actor ? actor.id : null;
    const rows = reports.flatMap((report) => {
      const matches = id === undefined ? openMatches(report.content) : report.content.matches;
      return matches.map((match) => serializeQueued(report, match, { needsTwo: needsTwo.has(report.id), actorId }));
    });
    return { body: { data: rows, meta: { ...(await countOpen(tx, scope)), 'most-shown': page.size } } };
  },
});

const decisions = readEndpoint({
  path: '/reports/{report-id}/match-decisions',
  operationId: 'list-match-decisions',
  summary: 'What people said of the matches of a report: who, when and why, the latest first.',
  permission: 'report.read',
  resourceType: 'report/',
  extension: true,
  answerBody: decisionsBody,
  async handle({ tx, scope, actor }, { params, caller }) {
    refuseKept(caller);
    const [report] = await findReports(tx, scope, [params['report-id']]);
    if (report === undefined) throw new Refusal('not_found');
    return { body: { data: serializeDecisions(report, 'id' in actor ? actor.id : null) } };
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
  summary: 'Says of one match that it is the same person or business: it stays active, and leaves the queue.',
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
  summary: 'Takes back what the caller said of a match last: it is active and waits again.',
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
    'Says of one listed entity that it is none of these subjects: all of the reports, or none of them; 202 where a second person has to agree about one.',
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
  async handle({ tx, scope, clock }, { filter }) {
    const kind = findKind(filter.get('kind')?.[0] ?? 'watchlist');
    if (kind?.answeredBy !== 'watchlists') {
      throw new Refusal('bad_request', { details: 'filter.kind names no kind that watchlists answer' });
    }
    const now = clock.now();
    const since = addSeconds(now, -daysLooked * day);
    const scores = await findDecidedScores(tx, scope, { kind: kind.kind, since, most: mostDecided });
    const template = await findDefaultTemplate(tx, scope, kind.kind);
    const { isEnough, points, ...measured } = measureThresholds(scores, now);
    const names = template?.version.settings.names;
    return {
      body: {
        kind: kind.kind,
        ...measured,
        'days-looked': daysLooked,
        'is-enough': isEnough,
        'least-decided': leastDecided,
        'least-of-each': leastOfEach,
        'threshold-in-force': names?.matching === 'custom' ? names.threshold : null,
        points: points.map(({ alertsPerDay, ...point }) => ({ ...point, 'alerts-per-day': alertsPerDay })),
        shipped: { model: currentModel.version, measures: measuresOf(currentModel.version) },
      },
    };
  },
});

export const reviewEndpoints: readonly Endpoint[] = [queue, decisions, review, restore, alike];
