/**
 * Lookup of accounts by a text: a reference id, an e-mail address, a phone number, or any searchable field of their
 * type.
 */
import sql, { join } from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import { identifierIndex, identifiersOf, referenceIndexes } from './identifiers.ts';
import { findAllAccountTypes } from './type-store.ts';

/** Found account; `by` is `reference-id`, or the dotted path of the field. */
export type MeantAccount = Row<'accounts', 'id'> & { readonly by: string };

/**
 * Finds accounts, the newest first, at most `limit`. Values are matched by keyed hashes, so only equal ones are found.
 */
export async function findAccountsByText(
  tx: Reader,
  scope: Scope,
  text: string,
  limit: number,
): Promise<MeantAccount[]> {
  const types = await findAllAccountTypes(tx, scope);
  const fields = types.flatMap(({ id, fields: schemas }) =>
    identifiersOf(schemas).map((identifier) => ({ typeId: id, identifier })),
  );
  const met = fields.map(
    ({ typeId, identifier }) =>
      sql`(i.account_type_id = ${typeId} and i.key = ${identifier.key}
        and i.value_index = ${identifierIndex(scope, identifier, text)})`,
  );
  const inFields =
    met.length === 0
      ? sql``
      : sql`union all select i.account_id, i.key from account_identifiers i
            where i.environment_id = ${scope.environmentId} and (${join(met, ' or ')})`;
  return tx.select<MeantAccount>(
    sql`select a.id, min(found.by) as by
        from (select id, 'reference-id' as by from accounts where environment_id = ${scope.environmentId}
                and reference_id_index = any(${referenceIndexes(scope, text)}::bytea[]) ${inFields}) as found
        join accounts a on a.environment_id = ${scope.environmentId} and a.id = found.id
        group by a.id, a.created_at order by a.created_at desc, a.id desc limit ${limit}`,
  );
}
