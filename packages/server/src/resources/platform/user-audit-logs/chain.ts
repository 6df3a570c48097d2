/** Chain of audit rows: the input of hashes and signatures. Pure. */
import { createHash } from 'node:crypto';
import type { AuditContext, AuditHead, AuditRecord } from './user-audit-log.ts';

/**
 * Version of the row format. It is part of each row's hash, so that a row states the format in which it was written.
 */
const form = 'countersign user-audit-log 1';

const sortedContext = (context: AuditContext): [string, unknown][] =>
  Object.entries(context).toSorted(([left], [right]) => (left < right ? -1 : 1));

/** Returns the row as text: a JSON array, context sorted by name, times in milliseconds. */
export function canonicalRow(row: AuditRecord): string {
  return JSON.stringify([
    form,
    row.organizationId,
    row.day,
    row.id,
    row.createdAt.getTime(),
    row.environmentId,
    row.userId,
    row.sessionId,
    row.method,
    row.path,
    row.status,
    row.ipAddress,
    row.userAgent,
    row.objectIds,
    row.subjectIds,
    row.purpose,
    sortedContext(row.context),
  ]);
}

const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Returns the hash before the first row of a day. */
export const genesisOf = ({ organizationId, day }: Pick<AuditHead, 'organizationId' | 'day'>): Buffer =>
  sha256(`${form}|${organizationId}|${day}`);

/**
 * Returns the digest of the sealed bytes. A digest of plain parameters would allow guessing them after their
 * destruction; one of bytes with a random nonce does not.
 */
export const digestOfParams = (sealed: Uint8Array): Buffer => sha256(sealed);

export const hashOfRow = (prevHash: Uint8Array, row: AuditRecord, paramsDigest: Uint8Array): Buffer =>
  sha256(prevHash, canonicalRow(row), paramsDigest);

/** Returns the text that the signature of a head covers. */
export const signedHead = ({ organizationId, day, ordinal, seq, hash, cutAt }: Omit<AuditHead, 'signature'>): string =>
  JSON.stringify([form, 'head', organizationId, day, ordinal, seq, hash.toString('hex'), cutAt?.getTime() ?? null]);
