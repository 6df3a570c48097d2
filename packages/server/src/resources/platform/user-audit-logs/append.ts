/** Appends actions of people to the chain of the day. */
import type { Transaction } from '../../../database/connection.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { IdSource } from '../../../lib/ids.ts';
import { sealJson } from '../../../security/encryption.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import { digestOfParams, genesisOf, hashOfRow, signedHead } from './chain.ts';
import { appendRows, beginHead, lockHead } from './store.ts';
import { type AuditedAction, type AuditHead, type AuditRecord, type ChainedRow, dayOf } from './user-audit-log.ts';

export type AuditKeys = Pick<KeyRing, 'openOrganization' | 'auditSigner'>;

export interface AuditParts {
  readonly tx: Transaction;
  readonly scope: Pick<Scope, 'organizationId'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: AuditKeys;
}

/** Action with the id and the time of its row. */
export interface AuditEntry extends AuditedAction {
  readonly id: string;
  readonly at: Date;
}

/**
 * Appends a row to the audit log in the transaction of the action, and returns its id (`ual_…`). Use it only for
 * actions that are not requests of a signed-in person: the pipeline logs those, and a second call would log them twice.
 * The remaining cases are sign-in and sign-out by entries, failed sign-ins of known people, step-ups, and sessions that
 * another person or the service ended.
 *
 * `tx` runs in any environment of the organization. Call it last: no other row of the organization can be written until
 * the commit. `method` and `path` are those of the request, such as `/dashboard/api/sign-in/password`; the action is in
 * `context` (`{ action: 'sign-in-refused', way: 'password' }`). Never pass a password, a code or a token: parameters
 * are stored unchanged. A refusal rolls its transaction back, so write its row in a separate transaction before
 * throwing the refusal.
 */
export async function appendUserAudit({ clock, ids, ...parts }: AuditParts, action: AuditedAction): Promise<string> {
  const id = ids.next('user-audit-log');
  await appendEntries(parts, [{ ...action, id, at: clock.now() }]);
  return id;
}

/** Appends rows in the given order, those of earlier days first. */
export async function appendEntries(
  { tx, scope, keyRing }: Pick<AuditParts, 'tx' | 'scope' | 'keyRing'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  const { organizationId } = scope;
  const days = [...Map.groupBy(entries, ({ at }) => dayOf(at))].toSorted(([left], [right]) => (left < right ? -1 : 1));
  for (const [day, members] of days) {
    const sealed = members.map((entry) => sealEntry(keyRing, organizationId, day, entry));
    const head = await headOfDay(tx, organizationId, day);
    await appendRows(tx, ...linked(keyRing, head, sealed));
  }
}

type Unlinked = Omit<ChainedRow, 'seq' | 'prevHash' | 'hash'>;

const longestUserAgent = 512;

function sealEntry(keyRing: AuditKeys, organizationId: string, day: string, entry: AuditEntry): Unlinked {
  const { dataKey } = keyRing.openOrganization(organizationId);
  const params = entry.params ?? { get: {}, post: {} };
  const paramsSealed = sealJson(dataKey, paramsPlace(organizationId, entry.id), params);
  const record: AuditRecord = {
    organizationId,
    day,
    id: entry.id,
    createdAt: entry.at,
    environmentId: entry.environmentId,
    userId: entry.userId,
    sessionId: entry.sessionId,
    method: entry.method,
    path: entry.path,
    status: entry.status,
    ipAddress: entry.ipAddress,
    userAgent: entry.userAgent.slice(0, longestUserAgent),
    objectIds: entry.objectIds ?? [],
    subjectIds: entry.subjectIds ?? [],
    purpose: entry.purpose ?? null,
    context: entry.context ?? {},
  };
  return { ...record, paramsSealed, paramsDigest: digestOfParams(paramsSealed) };
}

/**
 * Returns the associated data of a row's sealed parameters; these rows belong to an organization and to no environment.
 */
export const paramsPlace = (organizationId: string, row: string) => ({
  environmentId: organizationId,
  table: 'user_audit_logs',
  row,
  column: 'params_sealed',
});

/**
 * Maximum number of attempts: a concurrent writer that begins another day may take the number that this writer
 * requests.
 */
const mostAttempts = 5;

async function headOfDay(tx: Transaction, organizationId: string, day: string): Promise<AuditHead> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const head = await lockHead(tx, organizationId, day);
    if (head !== null) return head;
    const hash = genesisOf({ organizationId, day });
    await beginHead(tx, { organizationId, day, seq: 0, hash, signature: Buffer.alloc(0) });
  }
  throw new Error(`the chain of ${day} could not be begun`);
}

/** Chains the rows to `head`; returns them and the new head. */
function linked({ auditSigner }: AuditKeys, head: AuditHead, rows: readonly Unlinked[]): [ChainedRow[], AuditHead] {
  if (head.cutAt !== null) throw new Error(`the rows of ${head.day} were cut: nothing is added to them`);
  let { seq, hash } = head;
  const chained = rows.map((row): ChainedRow => {
    const prevHash = hash;
    seq += 1;
    hash = hashOfRow(prevHash, row, row.paramsDigest);
    return { ...row, seq, prevHash, hash };
  });
  const next = { ...head, seq, hash };
  return [chained, { ...next, signature: auditSigner.sign(signedHead(next)) }];
}
