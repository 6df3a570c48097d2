/** Adds what people did to the chain of the day. */
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

/** An action with the id and the time of its row. */
export interface AuditEntry extends AuditedAction {
  readonly id: string;
  readonly at: Date;
}

/**
 * Writes a row of the audit log in the transaction of what it tells of, and gives its id (`ual_…`). For what is no request of a person
 * who is signed in: those are written by the pipeline, and an entry that calls this for one would write it twice. That leaves signing in
 * and out by entries, failed sign-ins of people who are known, factors shown again, and sessions that somebody or something else ended.
 *
 * `tx` runs in an environment of the organization; any will do. Call it last: from here to the commit nobody else of the organization
 * can write a row. `method` and `path` are those of the request, `/dashboard/api/sign-in/password`; what happened stands in `context`
 * (`{ action: 'sign-in-refused', way: 'password' }`). Never pass a password, a code or a token: parameters are kept as they are given.
 * A refusal undoes its transaction, so the row of one is written in a transaction of its own, before the refusal is thrown.
 */
export async function appendUserAudit({ clock, ids, ...parts }: AuditParts, action: AuditedAction): Promise<string> {
  const id = ids.next('user-audit-log');
  await appendEntries(parts, [{ ...action, id, at: clock.now() }]);
  return id;
}

/** Writes rows in the order in which they are given, those of earlier days first. */
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

/** Where the parameters of a row are sealed; these rows belong to an organization and to no environment. */
export const paramsPlace = (organizationId: string, row: string) => ({
  environmentId: organizationId,
  table: 'user_audit_logs',
  row,
  column: 'params_sealed',
});

/** One who begins another day at the same moment may be given the number that this one asks for. */
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

/** The rows in their places after `head`, and the head after them. */
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
