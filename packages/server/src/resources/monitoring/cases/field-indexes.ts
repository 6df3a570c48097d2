/** Searchable fields of cases as keyed hashes: they support only equality. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import type { FieldSchema, FieldValues } from '../../../fields/index.ts';
import type { Scope } from '../../../security/scope.ts';

/** Returns the fields that a search may name: those with search settings that are neither lists nor objects. */
export const searchableFields = (fields: readonly FieldSchema[]): readonly FieldSchema[] =>
  fields.filter(
    ({ type, config }) => config.identifier !== undefined && !['hash', 'array', 'file', 'json'].includes(type),
  );

/** Returns the hash by which a value is found, ignoring case unless the field is case-sensitive. */
export function fieldIndex(scope: Scope, { key, config }: FieldSchema, value: unknown): Buffer {
  const text = String(value).normalize('NFC').trim();
  const compared = config.identifier?.['case-sensitive'] === true ? text : text.toLowerCase();
  return scope.keys.blindIndex('case field', `${key}\n${compared}`);
}

/** Replaces the hashes of a case. */
export async function saveFieldIndexes(
  tx: Transaction,
  scope: Scope,
  caseId: string,
  fields: readonly FieldSchema[],
  values: FieldValues,
): Promise<void> {
  const found = searchableFields(fields).filter(({ key }) => (values[key] ?? null) !== null);
  await tx.execute(
    sql`delete from case_field_indexes where environment_id = ${scope.environmentId} and case_id = ${caseId}`,
  );
  if (found.length === 0) return;
  const [keys, indexes] = [
    found.map(({ key }) => key),
    found.map((field) => fieldIndex(scope, field, values[field.key])),
  ];
  await tx.execute(
    sql`insert into case_field_indexes (environment_id, case_id, key, value_index)
        select ${scope.environmentId}::text, ${caseId}::text, given.key, given.value_index
        from unnest(${keys}::text[], ${indexes}::bytea[]) as given (key, value_index)`,
  );
}
