/** SQL of objects in cases: only ids and types. */
import sql from 'sql-template-tag';
import type { ResourceReference } from '../../../api/json-api/document.ts';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

export type CaseObject = ResourceReference & { readonly caseId: string };

/** Finds the objects of these cases in the order of attachment. */
export async function findCaseObjects(
  tx: Reader,
  { environmentId }: Scope,
  caseIds: readonly string[],
): Promise<CaseObject[]> {
  const rows = await tx.select<Row<'case_objects', 'case_id' | 'object_type' | 'object_id'>>(
    sql`select case_id, object_type, object_id from case_objects
        where environment_id = ${environmentId} and case_id = any(${caseIds}) order by created_at, object_id`,
  );
  return rows.map((row) => ({ caseId: row.case_id, type: row.object_type, id: row.object_id }));
}

/** Inserts objects; attached ones stay unchanged. */
export async function insertCaseObjects(
  tx: Transaction,
  { environmentId }: Scope,
  caseId: string,
  objects: readonly ResourceReference[],
  now: Date,
): Promise<void> {
  if (objects.length === 0) return;
  const [types, ids] = [objects.map(({ type }) => type), objects.map(({ id }) => id)];
  await tx.execute(
    sql`insert into case_objects (environment_id, case_id, object_type, object_id, created_at)
        select ${environmentId}::text, ${caseId}::text, given.type, given.id, ${now}::timestamptz
        from unnest(${types}::text[], ${ids}::text[]) as given (type, id) on conflict do nothing`,
  );
}

export async function deleteCaseObjects(
  tx: Transaction,
  { environmentId }: Scope,
  caseId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`delete from case_objects where environment_id = ${environmentId} and case_id = ${caseId} and object_id = any(${ids})`,
  );
}
