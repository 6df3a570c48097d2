/** Audit row as a JSON:API resource, and the result of a verification of the log. */
import type { Caller } from '../../../api/caller.ts';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ShownRow } from './list.ts';
import type { NamesOfRows } from './named-objects.ts';
import type { auditVerification, userAuditLogAttributes } from './schema.ts';
import { filtered } from './user-audit-log.ts';
import type { Verification } from './verify/finding.ts';

const idsInPath = /[a-z]{2,12}_[A-Za-z0-9]{8,64}/g;

/** Returns true if the caller may see parameters, which may identify a person: people need `pii.view`. */
const mayKnow = (caller: Caller): boolean => caller.kind === 'key' || caller.permissions.has('pii.view');

interface BesideRow {
  /** Rows of prefetched pictures that were shown later. */
  readonly seen?: ReadonlySet<string>;
  /** Names of people and objects; null for a caller who may see no names. */
  readonly names?: NamesOfRows | null;
}

/** Serializes a row. */
export function serializeAuditLog(
  row: ShownRow,
  caller: Caller,
  { seen = new Set(), names = null }: BesideRow = {},
): Resource<Wire<typeof userAuditLogAttributes>> {
  const params = mayKnow(caller) ? row.params : { get: filtered, post: filtered };
  const context = { ...contextOf(row, seen), ...reasonOf(row, caller), ...namesIn(row, names) };
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
    ...row.params.told,
    ...(row.purpose === null ? {} : { purpose: row.purpose }),
    ...(row.environmentId === null ? {} : { 'environment-id': row.environmentId }),
    ...(others.length === 0 ? {} : { 'subject-ids': others }),
    ...(seen.has(row.id) ? { seen: true } : {}),
  };
}

const namesIn = (row: ShownRow, names: NamesOfRows | null): Readonly<Record<string, unknown>> => {
  const object = names?.objectOf(row) ?? null;
  return {
    ...(names === null ? {} : { actor: names.actorOf(row) }),
    ...(object === null ? {} : { object }),
  };
};

const reasonNames: readonly string[] = ['comment', 'reason'];

/**
 * Returns the reason that was given for a change. The text may mention a person, so a reader without access to personal
 * data learns only that a reason exists.
 */
function reasonOf(row: ShownRow, caller: Caller): Readonly<Record<string, unknown>> {
  if (row.method === 'GET' || typeof row.params.post === 'string') return {};
  const { meta, data } = row.params.post as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const attributes = data?.['attributes'] as Readonly<Record<string, unknown>> | undefined;
  const sent = Object.entries({ ...row.params.post, ...attributes, ...meta });
  const reason = sent.find(([name, value]) => reasonNames.includes(kebabCase(name)) && typeof value === 'string')?.[1];
  if (reason === undefined || reason === '') return {};
  return mayKnow(caller) && reason !== filtered ? { reason } : { 'has-reason': true };
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
