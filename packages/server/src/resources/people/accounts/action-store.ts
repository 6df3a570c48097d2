/** SQL of account actions. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import type { AccountAction, ActionEffects } from './account-action.ts';

/** As the column keeps them. */
interface StoredEffects {
  readonly 'set-account-status'?: string;
  readonly 'add-tags'?: readonly string[];
  readonly 'remove-tags'?: readonly string[];
  readonly 'set-fields'?: Readonly<Record<string, string>>;
}

interface ActionRow {
  id: string;
  account_type_id: string;
  name: string;
  parameters: AccountAction['parameters'];
  effects: StoredEffects;
  created_at: Date;
}

const effectsOf = (stored: StoredEffects): ActionEffects => ({
  setAccountStatus: stored['set-account-status'],
  addTags: stored['add-tags'],
  removeTags: stored['remove-tags'],
  setFields: stored['set-fields'],
});

const storedEffects = (effects: ActionEffects): StoredEffects => ({
  'set-account-status': effects.setAccountStatus,
  'add-tags': effects.addTags,
  'remove-tags': effects.removeTags,
  'set-fields': effects.setFields,
});

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
    effects: effectsOf(row.effects),
    createdAt: row.created_at,
  }));
}

export async function insertAccountAction(tx: Transaction, scope: Scope, action: AccountAction): Promise<void> {
  await tx.execute(
    sql`insert into account_actions (environment_id, id, account_type_id, name, parameters, effects, created_at)
        values (${scope.environmentId}, ${action.id}, ${action.accountTypeId}, ${action.name},
          ${JSON.stringify(action.parameters)}, ${JSON.stringify(storedEffects(action.effects))}, ${action.createdAt})`,
  );
}
