/** Audit row as a JSON:API resource, and the result of a verification of the log. */
import type { Caller } from '../../../api/caller.ts';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ShownRow } from './list.ts';
import type { auditVerification, userAuditLogAttributes } from './schema.ts';
import { filtered } from './user-audit-log.ts';
import type { Verification } from './verify/finding.ts';

const idsInPath = /[a-z]{2,12}_[A-Za-z0-9]{8,64}/g;

/** Returns true if the caller may see parameters, which may identify a person: people need `pii.view`. */
const mayKnow = (caller: Caller): boolean => caller.kind === 'key' || caller.permissions.has('pii.view');

/** Serializes a row. `seen` are rows of prefetched pictures that were shown later. */
export function serializeAuditLog(
  row: ShownRow,
  caller: Caller,
  seen: ReadonlySet<string> = new Set(),
): Resource<Wire<typeof userAuditLogAttributes>> {
  const params = mayKnow(caller) ? row.params : { get: filtered, post: filtered };
  const context = contextOf(row, seen);
  return {
    type: 'user-audit-log',
    id: row.id,
    attributes: {
      path: row.path,
      method: row.method,
      'get-params': params.get,
      'post-params': params.post,
      'ip-address': row.ipAddress,
      'user-agent': row.userAgent,
      'response-status': row.status,
      'created-at': isoTimestamp(row.createdAt),
      'impersonator-email-address': null,
      ...(Object.keys(context).length === 0 ? {} : { context }),
    },
    relationships: {
      user: { data: { type: 'user', id: row.userId } },
      ...(row.sessionId === null ? {} : { 'user-session': { data: { type: 'user-session', id: row.sessionId } } }),
    },
  };
}

function contextOf(row: ShownRow, seen: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const named: readonly string[] = row.path.match(idsInPath) ?? [];
  const others = row.subjectIds.filter((id) => !named.includes(id));
  return {
    ...row.context,
    ...(row.purpose === null ? {} : { purpose: row.purpose }),
    ...(row.environmentId === null ? {} : { 'environment-id': row.environmentId }),
    ...(others.length === 0 ? {} : { 'subject-ids': others }),
    ...(seen.has(row.id) ? { seen: true } : {}),
  };
}

/** Serializes the result with the key by which anyone can verify the signatures. */
export const serializeVerification = (found: Verification, publicKey: string): Wire<typeof auditVerification> => ({
  'is-whole': found.isWhole,
  days: found.days,
  rows: found.rows,
  'cut-days': found.cutDays,
  'emptied-rows': found.emptiedRows,
  anchors: found.anchors,
  findings: found.findings,
  'public-key': publicKey,
});
