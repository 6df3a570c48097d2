/** SQL of account actions. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { AccountAction, ActionEffects } from './account-action.ts';

/** Effects in the form of their column. */
interface StoredEffects {
  readonly 'set-account-status'?: string;
  readonly 'add-tags'?: readonly string[];
  readonly 'remove-tags'?: readonly string[];
  readonly 'set-fields'?: Readonly<Record<string, string>>;
}

const actionColumns = ['id', 'account_type_id', 'name', 'parameters', 'effects', 'created_at'] as const;

type ActionRow = Row<
  'account_actions',
  (typeof actionColumns)[number],
  { readonly parameters: AccountAction['parameters']; readonly effects: StoredEffects }
>;

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
    sql`select ${selectList('a', actionColumns)} from account_actions a
        where a.environment_id = ${scope.environmentId} and a.id = any(${ids})`,
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
    insertRow('account_actions', {
      environment_id: scope.environmentId,
      id: action.id,
      account_type_id: action.accountTypeId,
      name: action.name,
      parameters: JSON.stringify(action.parameters),
      effects: JSON.stringify(storedEffects(action.effects)),
      created_at: action.createdAt,
    }),
  );
}
