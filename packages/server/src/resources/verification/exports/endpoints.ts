/**
 * Endpoints of exports: request with a second factor, list, and download by users with the export permission; each
 * writes an audit log row.
 */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { personOf } from '../../platform/user-sessions/index.ts';
import { inquiryConditions, inquiryFilterTexts } from '../inquiries/index.ts';
import { type Export, exportStatuses, keptDays, mostRows } from './export.ts';
import { exportJob } from './export-job.ts';
import { headerLine } from './inquiry-rows.ts';
import { findExport, insertExport, listExports, readLines } from './store.ts';

const shared = {
  surface: 'dashboard',
  permission: null,
  userPermission: 'export.inquiry',
  resourceType: 'inquiry',
} as const;
/** Age at which an unfinished export has failed for any reason: the queue retries for an hour and a half. */
const givenUpAfterSeconds = 7200;
/** Limit of listed exports, newest first; older files are deleted anyway. */
const mostListed = 100;

const exportBody = Type.Object({
  id: Type.String(),
  status: oneOf(exportStatuses),
  'user-id': Type.String(),
  'with-personal': Type.Boolean(),
  filter: Type.Record(Type.String(), Type.String()),
  rows: Type.Integer(),
  'is-cut': Type.Boolean(),
  'byte-size': nullable('integer'),
  'created-at': timestamp(),
  'completed-at': nullable('string', 'date-time'),
});

const statusOf = ({ status, createdAt }: Export, now: Date): Export['status'] =>
  status !== 'completed' && addSeconds(createdAt, givenUpAfterSeconds) < now ? 'failed' : status;

const wireOf = (each: Export, now: Date) => ({
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

const createExport = writeEndpoint({
  ...shared,
  path: '/exports',
  operationId: 'export-inquiries',
  summary: `Writes the inquiries that a filter finds as CSV, at most ${mostRows}; personal columns for those who may see them.`,
  stepUp: true,
  body: Type.Object({ filter: inquiryFilterTexts }, { additionalProperties: false }),
  answerBody: exportBody,
  success: 201,
  async handle({ tx, scope, ids, clock, queue }, { body, caller }) {
    demandPermission(caller, 'inquiry.read');
    const filter = Object.fromEntries(Object.entries(body.filter).filter(([, value]) => value !== ''));
    const asked = new Map(Object.entries(filter).map(([name, value]) => [name, [value]] as const));
    inquiryConditions(asked as Parameters<typeof inquiryConditions>[0], scope);
    const made: Export = {
      id: ids.next('export'),
      status: 'pending',
      userId: personOf(caller).id,
      withPersonal: caller.permissions.has('pii.view'),
      filter,
      rows: 0,
      isCut: false,
      byteSize: null,
      createdAt: clock.now(),
      completedAt: null,
    };
    await insertExport(tx, scope, made);
    await queue.send(tx, exportJob, { environmentId: scope.environmentId, exportId: made.id });
    return {
      body: wireOf(made, clock.now()),
      status: 201,
      note: { context: { action: 'inquiries-exported', export: made.id } },
    };
  },
});

const list = readEndpoint({
  ...shared,
  path: '/exports',
  operationId: 'list-exports',
  summary: `The newest ${mostListed} exports; their files are kept for ${keptDays} days.`,
  answerBody: Type.Object({ exports: Type.Array(exportBody) }),
  async handle({ tx, scope, clock }) {
    const found = await listExports(tx, scope, { after: null, before: null, size: mostListed });
    return { body: { exports: found.items.map((each) => wireOf(each, clock.now())) } };
  },
});

const download = readEndpoint({
  ...shared,
  path: '/exports/{export-id}/file',
  operationId: 'download-an-export',
  summary: 'The file of an export that is completed, without those who were redacted since.',
  stepUp: true,
  answerFile: '*/*',
  async handle({ tx, scope }, { params, caller }) {
    const id = params['export-id'];
    const found = await findExport(tx, scope, id);
    if (found === null) throw new Refusal('not_found');
    // An export with personal data is not for every user with the export permission.
    if (found.withPersonal) demandPermission(caller, 'pii.view');
    if (found.status !== 'completed') throw new Refusal('conflict', { details: `the export is ${found.status}` });
    const lines = await readLines(tx, scope, id);
    return {
      file: {
        contentType: 'text/csv; charset=utf-8',
        fileName: `inquiries-${isoTimestamp(found.createdAt).slice(0, 10)}-${id.slice(-6)}.csv`,
        bytes: Buffer.from([headerLine(found.withPersonal), ...lines].join('')),
        isShownWhole: true,
      },
      note: { context: { action: 'export-downloaded', export: id, rows: lines.length } },
    };
  },
});

export const exportEndpoints: readonly Endpoint[] = [createExport, list, download];
