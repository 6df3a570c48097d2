/** How rows hang together: what a hash and a signature are about. Pure. */
import { createHash } from 'node:crypto';
import type { AuditContext, AuditHead, AuditRecord } from './user-audit-log.ts';

/** Differs when the form does, so that a row says by which form it is to be read. */
const form = 'countersign user-audit-log 1';

const sortedContext = (context: AuditContext): [string, unknown][] =>
  Object.entries(context).toSorted(([left], [right]) => (left < right ? -1 : 1));

/** The row as text: an array in JSON, the names of the context sorted, times in milliseconds. */
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

/** What stands before the first row of a day. */
export const genesisOf = ({ organizationId, day }: Pick<AuditHead, 'organizationId' | 'day'>): Buffer =>
  sha256(`${form}|${organizationId}|${day}`);

/**
 * Of the sealed bytes: the digest of the parameters themselves could be guessed from once they are destroyed, that of bytes under a
 * random nonce cannot.
 */
export const digestOfParams = (sealed: Uint8Array): Buffer => sha256(sealed);

export const hashOfRow = (prevHash: Uint8Array, row: AuditRecord, paramsDigest: Uint8Array): Buffer =>
  sha256(prevHash, canonicalRow(row), paramsDigest);

/** What the signature of a head is about. */
export const signedHead = ({ organizationId, day, ordinal, seq, hash, cutAt }: Omit<AuditHead, 'signature'>): string =>
  JSON.stringify([form, 'head', organizationId, day, ordinal, seq, hash.toString('hex'), cutAt?.getTime() ?? null]);
