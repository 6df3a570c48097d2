/** SQL of account actions. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import type { AccountAction } from './account-action.ts';

interface ActionRow {
  id: string;
  account_type_id: string;
  name: string;
  parameters: AccountAction['parameters'];
  effects: AccountAction['effects'];
  created_at: Date;
}

export async function findAccountActions(tx: Reader, scope: Scope, ids: readonly string[]): Promise<AccountAction[]> {
  const rows = await tx.select<ActionRow>(
    sql`select id, account_type_id, name, parameters, effects, created_at from account_actions
        where environment_id = ${scope.environmentId} and id = any(${ids})`,
  );
  return rows.map((row) => ({
    id: row.id,
    accountTypeId: row.account_type_id,
    name: row.name,
    parameters: row.parameters,
    effects: row.effects,
    createdAt: row.created_at,
  }));
}

export async function insertAccountAction(tx: Transaction, scope: Scope, action: AccountAction): Promise<void> {
  await tx.execute(
    sql`insert into account_actions (environment_id, id, account_type_id, name, parameters, effects, created_at)
        values (${scope.environmentId}, ${action.id}, ${action.accountTypeId}, ${action.name},
          ${JSON.stringify(action.parameters)}, ${JSON.stringify(action.effects)}, ${action.createdAt})`,
  );
}
