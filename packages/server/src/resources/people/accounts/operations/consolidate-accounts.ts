/**
 * Consolidation of accounts: the destination gets the resources of the sources, which keep their values and are
 * archived.
 */
import sql from 'sql-template-tag';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { links } from '../../links/index.ts';
import type { Account } from '../account.ts';
import { consolidatedInto, consolidatedWith } from '../events.ts';
import { consolidateAccountsJob } from '../jobs.ts';
import { lockAccounts } from '../store.ts';
import { refuseArchived, storeAccount } from './change-account.ts';

const pointer = '/meta/source-account-ids';

/**
 * Archives the sources and enqueues the job that moves their inquiries. The destination itself is ignored among the
 * sources. Throws not_found with the missing ids, conflict for an account that was consolidated before.
 */
export async function consolidateAccounts(
  context: OperationContext,
  destinationId: string,
  sourceIds: readonly string[],
): Promise<Account> {
  const { tx, scope, queue } = context;
  const sources = [...new Set(sourceIds)].filter((id) => id !== destinationId);
  const locked = await lockAccounts(tx, scope, [destinationId, ...sources]);
  const destination = locked.find(({ id }) => id === destinationId);
  if (destination === undefined) throw new Refusal('not_found');
  const missing = sources.filter((id) => !locked.some((account) => account.id === id));
  if (missing.length > 0) {
    throw new Refusal('not_found', {
      details: `meta.source-account-ids: ${missing.slice(0, 10).join(', ')} not found`,
      pointer,
    });
  }
  for (const account of locked) refuseArchived(account);
  if (sources.length === 0) return destination;
  for (const source of locked) {
    if (source.id !== destinationId) await archive(context, source, destinationId);
  }
  const stored = await storeAccount(context, destination, [consolidatedWith(sources)]);
  const environmentId = scope.environmentId;
  await queue.send(tx, consolidateAccountsJob, {
    environmentId,
    destinationAccountId: destinationId,
    sourceAccountIds: sources,
  });
  await moveRelations(context, destinationId, sources);
  await links.moveAccounts(tx, scope, sources, destinationId);
  return stored;
}

async function archive(context: OperationContext, source: Account, destinationId: string): Promise<void> {
  const archived = { ...source, archivedAt: context.clock.now() };
  await storeAccount(context, archived, consolidatedInto(destinationId));
  await context.tx.execute(
    sql`update accounts set consolidated_into = ${destinationId}
        where environment_id = ${context.scope.environmentId} and id = ${source.id}`,
  );
}

/**
 * Moves the relations of the sources to the destination. Relations among these accounts, and those that the destination
 * already has, are removed.
 */
async function moveRelations(
  { tx, scope }: OperationContext,
  destinationId: string,
  sources: readonly string[],
): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`delete from account_relations r where environment_id = ${environmentId}
          and account_id = any(${[destinationId, ...sources]}) and related_account_id = any(${[destinationId, ...sources]})`,
  );
  for (const source of sources) {
    await tx.execute(
      sql`update account_relations r set account_id = ${destinationId}
          where environment_id = ${environmentId} and account_id = ${source} and not exists (
            select from account_relations kept where kept.environment_id = ${environmentId}
              and kept.account_id = ${destinationId} and kept.key = r.key
              and kept.related_account_id = r.related_account_id)`,
    );
    await tx.execute(
      sql`update account_relations r set related_account_id = ${destinationId}
          where environment_id = ${environmentId} and related_account_id = ${source} and not exists (
            select from account_relations kept where kept.environment_id = ${environmentId}
              and kept.account_id = r.account_id and kept.key = r.key and kept.related_account_id = ${destinationId})`,
    );
    await tx.execute(
      sql`delete from account_relations where environment_id = ${environmentId}
            and (account_id = ${source} or related_account_id = ${source})`,
    );
  }
}
