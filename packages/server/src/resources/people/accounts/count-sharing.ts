/** Counts of accounts with a common value, matched by keyed hashes: no account is named. */
import sql, { join } from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import { identifierIndex, identifiersOf } from './identifiers.ts';
import { findAllAccountTypes } from './type-store.ts';

export interface SharedField {
  /** Dotted kebab path. */
  readonly key: string;
  /** Spellings of one value. */
  readonly values: readonly string[];
}

/**
 * Counts the accounts that have all of these values, without the account `except`; null if no account type makes all of
 * the fields searchable.
 */
export async function countAccountsSharing(
  tx: Reader,
  scope: Scope,
  fields: readonly SharedField[],
  except: string | null,
): Promise<number | null> {
  const conditions = (await findAllAccountTypes(tx, scope)).flatMap((type) => {
    const known = identifiersOf(type.fields);
    const met = fields.flatMap(({ key, values }) => {
      const identifier = known.find((each) => each.key === key);
      if (identifier === undefined) return [];
      const indexes = values.map((value) => identifierIndex(scope, identifier, value));
      return [sql`(i.account_type_id = ${type.id} and i.key = ${key} and i.value_index = any(${indexes}::bytea[]))`];
    });
    return met.length === fields.length ? met : [];
  });
  if (conditions.length === 0) return null;
  const [row] = await tx.select<{ readonly accounts: number }>(
    sql`select count(*)::int as accounts from (
          select i.account_id from account_identifiers i where i.environment_id = ${scope.environmentId}
            and (${join(conditions, ' or ')}) and i.account_id is distinct from ${except}
          group by i.account_id having count(distinct i.key) = ${fields.length}) as sharing`,
  );
  return row?.accounts ?? 0;
}
