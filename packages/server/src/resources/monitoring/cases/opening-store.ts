/** SQL for opening a case: its number, and the earlier case of its cause. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { CaseCause } from '../../platform/case-links/index.ts';

/** Takes the next number of the template's cases. Locks out other new cases of the template, so it is called last. */
export async function takeCaseNumber(tx: Transaction, scope: Scope, templateId: string): Promise<number> {
  const [row] = await tx.execute<Row<'case_counters', 'last'>>(
    sql`insert into case_counters (environment_id, case_template_id, last)
        values (${scope.environmentId}, ${templateId}, 1)
        on conflict (environment_id, case_template_id) do update set last = case_counters.last + 1 returning last`,
  );
  return row?.last ?? 1;
}

/** Finds the case of the cause; null if there is none. */
export async function findCaseIdOfCause(
  tx: Reader,
  scope: Scope,
  cause: { readonly type: CaseCause; readonly id: string },
): Promise<string | null> {
  const [row] = await tx.select<Row<'cases', 'id'>>(
    sql`select id from cases where environment_id = ${scope.environmentId}
          and cause_type = ${cause.type} and cause_id = ${cause.id}`,
  );
  return row?.id ?? null;
}
