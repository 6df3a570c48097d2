/**
 * Endpoints of exports: request with a second factor, list, and download by users with the export permission; each
 * writes an audit log row.
 */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { personOf } from '../../platform/user-sessions/index.ts';
import { inquiryFilterTexts } from '../inquiries/index.ts';
import { exportStatuses, keptDays, mostRows } from './export.ts';
import { readFilter } from './input.ts';
import { readExport, requestExport, requireExport } from './operations.ts';
import { serializeExport, serializeFile } from './serializer.ts';
import { listExports } from './store.ts';

const shared = {
  surface: 'dashboard',
  permission: null,
  userPermission: 'export.inquiry',
  resourceType: 'inquiry',
} as const;
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

const createExport = writeEndpoint({
  ...shared,
  path: '/exports',
  operationId: 'export-inquiries',
  auditedAs: 'view',
  summary: `Writes the inquiries that a filter finds as CSV, at most ${mostRows}; personal columns for those who may see them.`,
  stepUp: true,
  body: Type.Object({ filter: inquiryFilterTexts }, { additionalProperties: false }),
  answerBody: exportBody,
  success: 201,
  async handle(context, { body, caller }) {
    demandPermission(caller, 'inquiry.read');
    const withPersonal = caller.permissions.has('pii.view');
    const command = { userId: personOf(caller).id, withPersonal, filter: readFilter(body.filter) };
    const made = await requestExport(context, command);
    const note = { context: { action: 'inquiries-exported', export: made.id } };
    return { body: serializeExport(made, context.clock.now()), status: 201, note };
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
    return { body: { exports: found.items.map((each) => serializeExport(each, clock.now())) } };
  },
});

const download = readEndpoint({
  ...shared,
  path: '/exports/{export-id}/file',
  operationId: 'download-an-export',
  auditedAs: 'view',
  summary: 'The file of an export that is completed, without those who were redacted since.',
  stepUp: true,
  answerFile: '*/*',
  async handle(context, { params, caller }) {
    const found = await requireExport(context, params['export-id']);
    // An export with personal data is not for every user with the export permission.
    if (found.withPersonal) demandPermission(caller, 'pii.view');
    const lines = await readExport(context, found);
    const note = { context: { action: 'export-downloaded', export: found.id, rows: lines.length } };
    return { file: serializeFile(found, lines), note };
  },
});

export const exportEndpoints: readonly Endpoint[] = [createExport, list, download];
