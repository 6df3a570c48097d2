/** Endpoint of replays, not in the reference: reruns a report's runs and compares the results. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { nullable, oneOf } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { ReportSources } from './answer-report.ts';
import { type Replayed, replayObstacles, replayRun } from './operations/replay-run.ts';
import { findRunsOf, type KeptRun } from './replay-store.ts';
import { findReports } from './store.ts';

/** Limit of runs in one request; an older run must be named. */
const mostRuns = 20;

const differenceShape = Type.Object({
  part: oneOf(['inputs', 'version', 'match', 'kept']),
  source: nullable('string'),
  entity: nullable('string'),
  term: nullable('string'),
  before: Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] }),
  after: Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] }),
});

const replayBody = Type.Object({
  data: Type.Array(
    Type.Object({
      'run-id': Type.String(),
      'completed-at': nullable('string', 'date-time'),
      outcome: oneOf(['equal', 'different', 'not-replayable']),
      reason: Type.Unsafe<(typeof replayObstacles)[number] | null>({
        type: ['string', 'null'],
        enum: [...replayObstacles, null],
      }),
      detail: nullable('string'),
      difference: Type.Union([differenceShape, Type.Null()]),
    }),
  ),
});

export function serializeReplay({ id, run }: KeptRun, replayed: Replayed) {
  const difference = replayed.state === 'different' ? replayed.difference : null;
  const { detail = null, ...where } = difference ?? { detail: undefined };
  return {
    'run-id': id,
    'completed-at': isoTimestamp(run.completedAt),
    outcome: replayed.state,
    reason: replayed.state === 'not-replayable' ? replayed.reason : null,
    detail: replayed.state === 'not-replayable' ? replayed.detail : detail,
    difference: difference === null ? null : (where as Omit<typeof difference, 'detail'>),
  };
}

export const replayEndpoints = ({ screener }: ReportSources): readonly Endpoint[] => [
  writeEndpoint({
    path: '/reports/{report-id}/replay',
    operationId: 'replay-a-report',
    summary: `Runs the newest ${mostRuns} runs of a report once more, or the one that is named, by the lists, model and settings of their day, and compares; writes nothing.`,
    permission: 'report.read',
    resourceType: 'report/',
    extension: true,
    attributes: Type.Object(
      { 'run-id': Type.Optional(Type.String({ maxLength: 64 })) },
      { additionalProperties: false },
    ),
    answerBody: replayBody,
    async handle({ tx, scope }, { params, attributes }) {
      const id = params['report-id'];
      const runId = attributes['run-id'] ?? null;
      if (runId !== null && !runId.startsWith('rpr_')) {
        throw new Refusal('bad_request', problemAt('/data/attributes/run-id', 'must start with rpr_'));
      }
      const [report] = await findReports(tx, scope, [id]);
      if (report === undefined) throw new Refusal('not_found');
      const kept = await findRunsOf(tx, scope, id, { runId, most: mostRuns });
      if (runId !== null && kept.length === 0) throw new Refusal('not_found');
      const data = [];
      for (const each of kept) data.push(serializeReplay(each, await replayRun(screener, scope, each)));
      return { body: { data } };
    },
  }),
];
