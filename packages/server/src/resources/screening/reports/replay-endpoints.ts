/** Endpoint of replays, not in the reference: reruns a report's runs and compares the results. */
import { Type } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { nullable, oneOf } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ReportSources } from './answer-report.ts';
import { readRunId } from './input.ts';
import { mostRuns, replayReport } from './operations/replay-report.ts';
import { type Replayed, replayObstacles } from './operations/replay-run.ts';
import type { KeptRun } from './replay-store.ts';

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
    auditedAs: 'read',
    summary: `Repeats the newest ${mostRuns} runs of a report, or the given one, with the lists, model and settings of their time, and compares the results. Writes nothing.`,
    permission: 'report.read',
    resourceType: 'report/',
    extension: true,
    attributes: Type.Object(
      { 'run-id': Type.Optional(Type.String({ maxLength: 64 })) },
      { additionalProperties: false },
    ),
    answerBody: replayBody,
    async handle(context, { params, attributes }) {
      const command = { reportId: params['report-id'], runId: readRunId(attributes['run-id']) };
      const runs = await replayReport(context, screener, command);
      return { body: { data: runs.map(({ kept, replayed }) => serializeReplay(kept, replayed)) } };
    },
  }),
];
