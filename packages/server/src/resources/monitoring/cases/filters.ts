/** Filters of case lists. */
import sql, { type Sql } from 'sql-template-tag';
import { alternatives, type Filters, wordings } from '../../../api/json-api/filters.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { accountIdsByReference } from '../../people/accounts/index.ts';
import type { caseFilters } from './schema.ts';

type Filter = Filters<keyof (typeof caseFilters)['properties'] & string>;

const objectFilters = ['account-id', 'inquiry-id', 'report-id'] as const;

const holdsAny = (environmentId: string, ids: readonly string[]): Sql =>
  sql`c.id in (select case_id from case_objects where environment_id = ${environmentId} and object_id = any(${ids}))`;

/** Returns the conditions of a filter. A reference id is that of an account in the case. Statuses ignore case. */
export async function caseConditions({ tx, scope }: ReadContext, filter: Filter): Promise<Sql[]> {
  const { environmentId } = scope;
  const conditions: Sql[] = [];
  const statuses = wordings(filter, 'status')?.map((status) => status.toLowerCase());
  if (statuses !== undefined) conditions.push(sql`lower(c.status) = any(${statuses})`);
  const templates = alternatives(filter, 'case-template-id');
  if (templates !== null) conditions.push(sql`c.case_template_id = any(${templates})`);
  for (const name of objectFilters) {
    const ids = alternatives(filter, name);
    if (ids !== null) conditions.push(holdsAny(environmentId, ids));
  }
  const references = filter.get('reference-id');
  if (references !== undefined) {
    conditions.push(holdsAny(environmentId, await accountIdsByReference(tx, scope, references)));
  }
  return conditions;
}
