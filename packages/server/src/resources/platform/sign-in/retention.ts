/**
 * Retention of sign-in attempts and failures. They belong to no environment, so the retention of any environment
 * deletes the expired ones. The policies of the tables show it only those.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { DueContext, PrivacyContext } from '../../../privacy/registry.ts';

export async function deleteEndedAttempts({ tx }: PrivacyContext): Promise<number> {
  const gone = await tx.execute(
    sql`delete from sign_in_attempts where token_digest in (select token_digest from sign_in_attempts limit 1000)
        returning 1 as one`,
  );
  return gone.length;
}

export async function deleteEndedFailures({ tx }: PrivacyContext): Promise<number> {
  const gone = await tx.execute(
    sql`delete from sign_in_failures where subject_digest in (select subject_digest from sign_in_failures limit 1000)
        returning 1 as one`,
  );
  return gone.length;
}

const countOf = async ({ tx }: DueContext, rows: Sql): Promise<number> =>
  (await tx.select<{ due: number }>(sql`select count(*)::integer as due from (${rows}) as found`))[0]?.due ?? 0;

export const countEndedAttempts = (context: DueContext, most: number): Promise<number> =>
  countOf(context, sql`select from sign_in_attempts limit ${most}`);

export const countEndedFailures = (context: DueContext, most: number): Promise<number> =>
  countOf(context, sql`select from sign_in_failures limit ${most}`);
