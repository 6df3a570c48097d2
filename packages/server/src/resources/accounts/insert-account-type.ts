/** The account type every environment begins with, and the statuses its accounts can have. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../database/connection.ts';
import type { IdSource } from '../../lib/ids.ts';
import type { Scope } from '../../security/scope.ts';

/** The first is the one new accounts get. */
const statuses = ['Default', 'Approved', 'Declined', 'Needs review'];

export async function insertDefaultAccountType(tx: Transaction, scope: Scope, ids: IdSource, now: Date): Promise<void> {
  const typeId = ids.next('account-type');
  await tx.query(
    sql`insert into account_types (environment_id, id, name, is_default, created_at)
        values (${scope.environmentId}, ${typeId}, 'User', true, ${now})`,
  );
  for (const [index, name] of statuses.entries()) {
    await tx.query(
      sql`insert into account_statuses (environment_id, id, account_type_id, name, is_default, position)
          values (${scope.environmentId}, ${ids.next('account-status')}, ${typeId}, ${name}, ${index === 0}, ${index + 1})`,
    );
  }
}
