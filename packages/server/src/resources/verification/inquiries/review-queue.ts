/** Order in which inquiries are reviewed. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

export interface ReviewWish {
  readonly except: readonly string[];
  /** Only inquiries of this template; null for any. */
  readonly templateId: string | null;
  /** Condition on an inquiry `i` that excludes it. */
  readonly unless: Sql;
}

/**
 * Locks the inquiry that has waited longest for review and returns its id; null if there is none. Skips inquiries that
 * another transaction has locked.
 */
export async function lockNextToReview(
  tx: Transaction,
  { environmentId }: Scope,
  { except, templateId, unless }: ReviewWish,
): Promise<string | null> {
  const [next] = await tx.execute<Row<'inquiries', 'id'>>(
    sql`select i.id from inquiries i
        where i.environment_id = ${environmentId} and i.status = 'needs_review' and i.redacted_at is null and i.id <> all(${except})
          and (${templateId}::text is null or i.template_id = ${templateId}) and not ${unless}
        order by i.marked_for_review_at nulls first, i.created_at limit 1 for update of i skip locked`,
  );
  return next?.id ?? null;
}

/** Builds a subquery of the ids of inquiries that wait for review, of any template or of the given ones. */
export const idsThatWait = ({ environmentId }: Scope, templateIds: readonly string[] | null): Sql =>
  sql`select i.id from inquiries i
      where i.environment_id = ${environmentId} and i.status = 'needs_review' and i.redacted_at is null
        and (${templateIds}::text[] is null or i.template_id = any(${templateIds}))`;

/** Number up to which waiting inquiries are counted. */
const mostCounted = 1000;

/** Counts the inquiries that wait for review, of any template or of the given ones; at most 1,000. */
export async function countWaiting(
  reader: Reader,
  scope: Scope,
  templateIds: readonly string[] | null,
): Promise<number> {
  const [row] = await reader.select<{ readonly waiting: number }>(
    sql`select count(*)::integer as waiting from (${idsThatWait(scope, templateIds)} limit ${mostCounted}) as counted`,
  );
  return row?.waiting ?? 0;
}
