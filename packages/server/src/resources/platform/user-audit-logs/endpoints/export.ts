/** GET /dashboard/api/audit/export: rows of a period as JSON lines, with a signature of them as the last line. */
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
/** Rows per query; other requests are served in between. */
const rowsAtOnce = 1000;

export const exportEndpoint: Endpoint = readEndpoint({
  path: '/audit/export',
  operationId: 'export-the-audit-log',
  auditedAs: 'view',
  summary:
    'Exports the log rows of a period as JSON lines, each with its position in the chain; the last line is a signature over all others, verifiable with the public key.',
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
      throw new Refusal('bad_request', { details: 'filter[created-at-start] and filter[created-at-end] are required' });
    const { rows, bytes } = await signedLines(context, caller, { from, until });
    const fileName = `audit-${isoTimestamp(from).slice(0, 10)}-${isoTimestamp(until).slice(0, 10)}.jsonl`;
    return {
      file: { contentType: 'application/x-ndjson', fileName, bytes, isShownWhole: true },
      note: { context: { action: 'audit-exported', rows } },
    };
  },
});

interface Exported {
  readonly rows: number;
  readonly bytes: Buffer;
}

/** Returns the lines. Throws bad_request for a period with too many rows. */
async function signedLines(
  { tx, scope, keyRing, clock }: ReadContext,
  caller: Caller,
  time: { readonly from: Date; readonly until: Date },
): Promise<Exported> {
  const place = { keyRing, organizationId: scope.organizationId, now: clock.now() };
  const parts: Buffer[] = [];
  const hash = createHash('sha256');
  let rows = 0;
  for await (const read of readRowsBetween(tx, place, time, rowsAtOnce)) {
    rows += read.length;
    if (rows > mostRows)
      throw new Refusal('bad_request', { details: `these are more than ${mostRows} rows: choose a shorter period` });
    const part = Buffer.from(read.map((row) => lineOf(row, caller)).join(''));
    hash.update(part);
    parts.push(part);
  }
  const { auditSigner: signer } = keyRing;
  const signed = {
    'organization-id': scope.organizationId,
    'exported-by': caller.id,
    'exported-at': isoTimestamp(clock.now()),
    rows,
    sha256: hash.digest('hex'),
  };
  const signature = signer.sign(JSON.stringify(signed)).toString('hex');
  const end = Buffer.from(`${JSON.stringify({ signed, signature, 'public-key': signer.publicKey })}\n`);
  return { rows, bytes: Buffer.concat([...parts, end]) };
}

function lineOf(row: ShownRow, caller: Caller): string {
  const { id, attributes, relationships } = serializeAuditLog(row, caller);
  const chain = {
    day: row.day,
    seq: row.seq,
    'params-digest': row.paramsDigest.toString('hex'),
    'prev-hash': row.prevHash.toString('hex'),
    hash: row.hash.toString('hex'),
  };
  return `${JSON.stringify({ id, ...attributes, relationships, 'object-ids': row.objectIds, chain })}\n`;
}
