/**
 * Retention of the audit log: whole days are deleted, the oldest first. The head of a deleted day stays and is signed
 * again with the time of the cut, which distinguishes such a day from one that an attacker removed.
 */
import sql from 'sql-template-tag';
import { addSeconds } from '../../../lib/clock.ts';
import type { DueContext, PrivacyContext } from '../../../privacy/registry.ts';
import type { AuditSigner } from '../../../security/audit-signer.ts';
import { signedHead } from './chain.ts';
import { findOldestUncut, lockHead, saveCut } from './store.ts';
import { dayOf } from './user-audit-log.ts';

/** Days of retention of rows: one year (security design, retention). */
export const keptDays = 366;

type Context = Pick<PrivacyContext, 'tx' | 'scope' | 'clock'> & {
  readonly keyRing: { readonly auditSigner: AuditSigner };
};

/** Counts the rows that {@link cutOldestDay} would delete, up to `most`. */
export async function countOldRows({ tx, scope, clock }: DueContext, most: number): Promise<number> {
  const [row] = await tx.select<{ due: number }>(
    sql`select count(*)::integer as due from (
          select from user_audit_logs
          where organization_id = ${scope.organizationId} and day < ${firstKept(clock.now())} limit ${most}
        ) as found`,
  );
  return row?.due ?? 0;
}

const firstKept = (now: Date): string => dayOf(addSeconds(now, -keptDays * 86_400));

/** Cuts the oldest day; returns the number of deleted rows, at least 1 if there was a day. */
export async function cutOldestDay({ tx, scope, clock, keyRing }: Context): Promise<number> {
  const { organizationId } = scope;
  const now = clock.now();
  const day = await findOldestUncut(tx, organizationId, firstKept(now));
  const head = day === null ? null : await lockHead(tx, organizationId, day);
  if (head === null || head.cutAt !== null) return 0;
  const cut = { ...head, cutAt: now };
  await saveCut(tx, { ...cut, signature: keyRing.auditSigner.sign(signedHead(cut)) });
  const gone = await tx.execute(
    sql`delete from user_audit_logs where organization_id = ${organizationId} and day = ${head.day} returning 1 as one`,
  );
  return Math.max(gone.length, 1);
}
