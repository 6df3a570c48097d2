/** What happens to the inquiries of an account when it is redacted, or consolidated into another. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../../../database/connection.ts';
import type { OperationRunner } from '../../../../operations/runner.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { findInquiry, forgetReference } from '../store.ts';
import { redactInquiry, redactInquiryChildren } from './redact-inquiry.ts';

const system = { type: 'system' } as const;

/**
 * Redacts those that were there when the account was redacted, one by one, each in a transaction of its own, with everything below
 * and the reference id, which an inquiry redacted alone keeps. Throws what a single redaction throws,
 * such as the conflict of a verification that an investigation holds: the job tries again until it is let go.
 */
export async function redactInquiriesOfAccount(
  runner: OperationRunner,
  files: FileStore,
  scope: Scope,
  accountId: string,
): Promise<void> {
  const ids = await runner.read(scope, async ({ tx }) => {
    const rows = await tx.select<{ id: string }>(
      sql`select id from inquiries where environment_id = ${scope.environmentId} and account_id = ${accountId}
            and created_at <= (select redacted_at from accounts where environment_id = ${scope.environmentId} and id = ${accountId})`,
    );
    return rows.map(({ id }) => id);
  });
  for (const id of ids) {
    await runner.write(scope, system, async (context) => {
      const { tx } = context;
      const found = await findInquiry(tx, scope, id);
      await forgetReference(tx, scope, id);
      if (found?.inquiry.redactedAt === null) await redactInquiry(context, id);
    });
    await runner.write(scope, system, (context) => redactInquiryChildren(context, files, id));
  }
}

const batch = 200;

/** Gives how many were moved; 0 when none is left. Their verifications, traces and faces go with them. */
export async function moveInquiries(tx: Transaction, scope: Scope, fromId: string, toId: string): Promise<number> {
  const { environmentId } = scope;
  const moved = await tx.execute<{ id: string }>(
    sql`update inquiries set account_id = ${toId}, revision = revision + 1, version = version + 1
        where environment_id = ${environmentId} and id in (
          select id from inquiries where environment_id = ${environmentId} and account_id = ${fromId}
          order by id limit ${batch} for update)
        returning id`,
  );
  const ids = moved.map(({ id }) => id);
  for (const statement of [
    sql`update verifications set account_id = ${toId} where environment_id = ${environmentId} and inquiry_id = any(${ids})`,
    sql`update faces set account_id = ${toId} where environment_id = ${environmentId} and inquiry_id = any(${ids})`,
    sql`update verification_traces set account_id = ${toId}
        where environment_id = ${environmentId} and inquiry_id = any(${ids})`,
  ]) {
    if (ids.length > 0) await tx.execute(statement);
  }
  return ids.length;
}
