/** Serializer of exports and of the file of one. */
import type { AnswerFile } from '../../../api/endpoint.ts';
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import type { Export } from './export.ts';
import { headerLine } from './inquiry-rows.ts';

/** Age at which an unfinished export has failed for any reason: the queue retries for an hour and a half. */
const givenUpAfterSeconds = 7200;

const statusOf = ({ status, createdAt }: Export, now: Date): Export['status'] =>
  status !== 'completed' && addSeconds(createdAt, givenUpAfterSeconds) < now ? 'failed' : status;

export const serializeExport = (each: Export, now: Date) => ({
  id: each.id,
  status: statusOf(each, now),
  'user-id': each.userId,
  'with-personal': each.withPersonal,
  filter: { ...each.filter },
  rows: each.rows,
  'is-cut': each.isCut,
  'byte-size': each.byteSize,
  'created-at': isoTimestamp(each.createdAt),
  'completed-at': each.completedAt === null ? null : isoTimestamp(each.completedAt),
});

/** Serializes the file: the header and the lines, which already leave out what is hidden from the user. */
export const serializeFile = ({ id, createdAt, withPersonal }: Export, lines: readonly string[]): AnswerFile => ({
  contentType: 'text/csv; charset=utf-8',
  fileName: `inquiries-${isoTimestamp(createdAt).slice(0, 10)}-${id.slice(-6)}.csv`,
  bytes: Buffer.from([headerLine(withPersonal), ...lines].join('')),
  isShownWhole: true,
});
