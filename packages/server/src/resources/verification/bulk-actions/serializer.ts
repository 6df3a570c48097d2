/** Bulk actions as bodies. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { refusals } from '../../../lib/refusal.ts';
import type { BulkAction, BulkRow, Progress } from './bulk-action.ts';
import type { bulkActionBody, progressBody } from './schema.ts';

export const serializeProgress = (
  { id, action, createdAt, completedAt }: BulkAction,
  { waiting, done, refused, cancelled, awaitingSecond }: Progress,
): Wire<typeof progressBody> => ({
  id,
  action,
  status: completedAt === null ? 'running' : 'completed',
  total: waiting + done + refused + cancelled,
  done,
  refused,
  waiting,
  cancelled,
  'awaiting-second': awaitingSecond,
  'created-at': isoTimestamp(createdAt),
  'completed-at': isoTimestamp(completedAt),
});

export const serializeBulkAction = (
  bulkAction: BulkAction,
  progress: Progress,
  rows: readonly BulkRow[],
): Wire<typeof bulkActionBody> => ({
  ...serializeProgress(bulkAction, progress),
  rows: rows.map(({ inquiryId, state, awaitsSecond, refusal }) => ({
    'inquiry-id': inquiryId,
    state,
    'awaits-second': awaitsSecond,
    refusal: refusal === null ? null : { ...refusal, title: refusals[refusal.code].title },
  })),
});
