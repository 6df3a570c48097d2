/** GET /dashboard/api/audit/export: rows of a time as JSON lines, the last of which signs those before it. */
import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { Caller } from '../../../../api/caller.ts';
import { type Endpoint, readEndpoint } from '../../../../api/endpoint.ts';
import { timesOf } from '../../../../api/json-api/filters.ts';
import { isoTimestamp } from '../../../../lib/clock.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { readRowsBetween, type ShownRow } from '../list.ts';
import { serializeAuditLog } from '../serializer.ts';

const mostRows = 100_000;

export const exportEndpoint: Endpoint = readEndpoint({
  path: '/audit/export',
  operationId: 'export-the-audit-log',
  summary:
    'The rows of a time as JSON lines, each with its place in the chain; the last line signs those before it, for whoever has the public key.',
  permission: null,
  userPermission: 'export.audit',
  surface: 'dashboard',
  stepUp: true,
  resourceType: 'user-audit-log',
  answerFile: '*/*',
  filters: Type.Object({ 'created-at-start': Type.String(), 'created-at-end': Type.String() }),
  async handle(context, { filter, caller }) {
    const [from] = timesOf(filter, 'created-at-start');
    const [until] = timesOf(filter, 'created-at-end');
    if (from === undefined || until === undefined)
      throw new Refusal('bad_request', { details: 'filter[created-at-start] and filter[created-at-end] are needed' });
    const rows = await rowsOf(context, from, until);
    const bytes = signedLines(context, caller, rows);
    const fileName = `audit-${isoTimestamp(from).slice(0, 10)}-${isoTimestamp(until).slice(0, 10)}.jsonl`;
    return {
      file: { contentType: 'application/x-ndjson', fileName, bytes, isShownWhole: true },
      note: { context: { action: 'audit-exported', rows: rows.length } },
    };
  },
});

/** Throws bad_request for a time of too many rows. */
async function rowsOf({ tx, scope, keyRing, clock }: ReadContext, from: Date, until: Date): Promise<ShownRow[]> {
  const place = { keyRing, organizationId: scope.organizationId, now: clock.now() };
  const rows = await readRowsBetween(tx, place, { from, until }, mostRows + 1);
  if (rows.length <= mostRows) return rows;
  throw new Refusal('bad_request', { details: `these are more than ${mostRows} rows: ask for a shorter time` });
}

function signedLines({ keyRing, scope, clock }: ReadContext, caller: Caller, rows: readonly ShownRow[]): Buffer {
  const lines = rows.map((row) => {
    const { id, attributes, relationships } = serializeAuditLog(row, caller);
    const chain = {
      day: row.day,
      seq: row.seq,
      'params-digest': row.paramsDigest.toString('hex'),
      'prev-hash': row.prevHash.toString('hex'),
      hash: row.hash.toString('hex'),
    };
    return `${JSON.stringify({ id, ...attributes, relationships, 'object-ids': row.objectIds, chain })}\n`;
  });
  const { auditSigner: signer } = keyRing;
  const body = Buffer.from(lines.join(''));
  const signed = {
    'organization-id': scope.organizationId,
    'exported-by': caller.id,
    'exported-at': isoTimestamp(clock.now()),
    rows: rows.length,
    sha256: createHash('sha256').update(body).digest('hex'),
  };
  const signature = signer.sign(JSON.stringify(signed)).toString('hex');
  return Buffer.concat([
    body,
    Buffer.from(`${JSON.stringify({ signed, signature, 'public-key': signer.publicKey })}\n`),
  ]);
}
