/** Effects on an account's inquiries of redacting the account or consolidating it into another. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../../../database/connection.ts';
import type { Row } from '../../../../database/rows.ts';
import { type JobParts, system } from '../../../../operations/job.ts';
import { erase } from '../../../../privacy/erasure.ts';
import type { Scope } from '../../../../security/scope.ts';
import { findAccounts } from '../../../people/accounts/index.ts';
import { links } from '../../../people/links/index.ts';
import { moveVerificationsOfInquiries } from '../../verifications/index.ts';
import { redactionBelowInquiry } from '../report-port.ts';
import { findInquiry, forgetReference } from '../store.ts';
import { redactInquiry } from './redact-inquiry.ts';
import { redactInquiryChildren } from './redact-inquiry-children.ts';

/**
 * Redacts the inquiries that existed when the account was redacted, each in its own transaction, with everything below
 * and the reference id, which a single redaction keeps. Throws the errors of a single redaction, such as conflict for a
 * verification under an investigation hold: the job retries until the hold ends.
 */
export async function redactInquiriesOfAccount(parts: JobParts, scope: Scope, accountId: string): Promise<void> {
  const { runner } = parts;
  const ids = await runner.read(scope, async ({ tx }) => {
    const [account] = await findAccounts(tx, scope, [accountId]);
    const rows = await tx.select<Row<'inquiries', 'id'>>(
      sql`select id from inquiries where environment_id = ${scope.environmentId} and account_id = ${accountId}
            and created_at <= ${account?.redactedAt ?? null}`,
    );
    return rows.map(({ id }) => id);
  });
  for (const id of ids) {
    await runner.write(scope, system, async (context) => {
      const { tx } = context;
      const found = await findInquiry(tx, scope, id);
      const toldAt = await forgetReference(tx, scope, id);
      // If the inquiry was redacted before its account, its event contains the reference id under the environment's
      // key.
      if (toldAt !== null) await erase(context, 'afterwards', { toldOpenly: [id] }, toldAt);
      if (found?.inquiry.redactedAt === null) await redactInquiry(context, id);
    });
    for (const redact of parts.slices.ports(redactionBelowInquiry)) await redact(parts, scope, id);
    await runner.write(scope, system, (context) => redactInquiryChildren(context, id));
  }
}

const batch = 200;

/**
 * Moves the inquiries in batches, one transaction each, until none is left. Their verifications, traces and faces move
 * too.
 */
export async function moveInquiries({ runner }: JobParts, scope: Scope, fromId: string, toId: string): Promise<void> {
  while ((await runner.write(scope, system, ({ tx }) => moveBatch(tx, scope, fromId, toId))) > 0);
}

/** Moves one batch. Returns the number of moved inquiries; 0 if none is left. */
async function moveBatch(tx: Transaction, scope: Scope, fromId: string, toId: string): Promise<number> {
  const { environmentId } = scope;
  const moved = await tx.execute<Row<'inquiries', 'id'>>(
    sql`update inquiries set account_id = ${toId}, revision = revision + 1, version = version + 1
        where environment_id = ${environmentId} and id in (
          select id from inquiries where environment_id = ${environmentId} and account_id = ${fromId}
          order by id limit ${batch} for update)
        returning id`,
  );
  const ids = moved.map(({ id }) => id);
  if (ids.length > 0) {
    await moveVerificationsOfInquiries(tx, scope, ids, toId);
    await links.moveInquiries(tx, scope, ids, toId);
  }
  return ids.length;
}
