/** Wire shapes and serializer of backtests. */
import { Type } from 'typebox';
import { each, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import {
  type BacktestCounts,
  type BacktestResult,
  type BacktestRow,
  backtestStatuses,
  changes,
  mostSampled,
} from './backtest.ts';
import type { Backtest } from './backtest-store.ts';
import { settingsGiven } from './schema.ts';

const closed = { additionalProperties: false };

export const backtestAttributes = Type.Object(
  {
    settings: settingsGiven,
    'watchlist-version': Type.Optional(
      Type.Object(
        {
          slug: Type.String({ maxLength: 63 }),
          version: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12,64}$' })),
        },
        closed,
      ),
    ),
    model: Type.Optional(Type.String({ minLength: 1, maxLength: 63 })),
    sample: Type.Optional(Type.Integer({ minimum: 1, maximum: mostSampled })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  },
  closed,
);

const counts = [
  'reports',
  'errored-before',
  'errored-after',
  'matched-before',
  'matched-after',
  'new',
  'gone',
  'changed',
  'same',
] as const;

const rowShape = Type.Object({
  change: oneOf(changes),
  'report-id': Type.String(),
  'account-id': nullable('string'),
  'watchlist-slug': Type.String(),
  'entity-id': Type.String(),
  /** Listed name, and the name in the query; null for callers who may not see such attributes. */
  name: nullable('string'),
  'asked-name': nullable('string'),
  'score-before': nullable('number'),
  'score-after': nullable('number'),
  terms: Type.Array(
    Type.Object({ feature: Type.String(), 'z-before': nullable('number'), 'z-after': nullable('number') }),
  ),
});

export const backtestBody = Type.Object({
  data: Type.Object({
    type: oneOf(['report-backtest']),
    id: Type.String(),
    attributes: Type.Object({
      'report-template-id': Type.String(),
      status: oneOf(backtestStatuses),
      failure: nullable('string'),
      screened: Type.Integer(),
      reports: nullable('integer'),
      'created-at': timestamp(),
      'completed-at': nullable('string', 'date-time'),
      counts: Type.Union([Type.Object(each(counts, Type.Integer())), Type.Null()]),
      rows: Type.Array(rowShape),
    }),
  }),
});

const serializeCounts = (given: BacktestCounts): Readonly<Record<(typeof counts)[number], number>> => ({
  reports: given.reports,
  'errored-before': given.erroredBefore,
  'errored-after': given.erroredAfter,
  'matched-before': given.matchedBefore,
  'matched-after': given.matchedAfter,
  new: given.new,
  gone: given.gone,
  changed: given.changed,
  same: given.same,
});

/** Queried name by report id. */
export type AskedNames = ReadonlyMap<string, string | null>;

const serializeRow = (row: BacktestRow, asked: AskedNames) => ({
  change: row.change,
  'report-id': row.reportId,
  'account-id': row.accountId,
  'watchlist-slug': row.slug,
  'entity-id': `${row.slug}:${row.entity}`,
  name: row.name ?? null,
  'asked-name': asked.get(row.reportId) ?? null,
  'score-before': row.before,
  'score-after': row.after,
  terms: row.terms.map(({ feature, before, after }) => ({ feature, 'z-before': before, 'z-after': after })),
});

export const serializeResult = ({ counts: given, rows }: BacktestResult, asked: AskedNames = new Map()) => ({
  counts: serializeCounts(given),
  rows: rows.map((row) => serializeRow(row, asked)),
});

/** Age at which an unfinished backtest has been given up by the queue. */
const givenUpAfterSeconds = 7_200;

export function serializeBacktest(backtest: Backtest, now: Date, asked?: AskedNames) {
  const { id, templateId, failure, screened, reports, result, createdAt, completedAt } = backtest;
  const isGivenUp = completedAt === null && addSeconds(createdAt, givenUpAfterSeconds) < now;
  return {
    type: 'report-backtest' as const,
    id,
    attributes: {
      'report-template-id': templateId,
      status: isGivenUp ? ('failed' as const) : backtest.status,
      failure: isGivenUp ? 'it was given up' : failure,
      screened,
      reports,
      'created-at': isoTimestamp(createdAt),
      'completed-at': isoTimestamp(completedAt),
      ...(result === null ? { counts: null, rows: [] } : serializeResult(result, asked)),
    },
  };
}
