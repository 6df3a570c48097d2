/**
 * Index of the failed checks of verifications: SQL. Checks are sealed, so the index has keyed hashes of their names.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { CheckResult } from '../../../checks/check.ts';
import { findCheck } from '../../../checks/index.ts';
import { simulatedOnlyChecks } from '../../../checks/simulated-only.ts';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Verification } from './verification.ts';

const simulatedNames = new Set(Object.values(simulatedOnlyChecks).flatMap((checks) => checks.map(({ name }) => name)));

export const isCheckName = (name: string): boolean => findCheck(name) !== undefined || simulatedNames.has(name);

const indexOf = ({ keys }: Scope, name: string): string => keys.blindIndex('failed check', name).toString('hex');

/** Returns the keyed hashes for `failed_check_indexes`, in the order of the names, each once. */
export const failedCheckIndexes = (scope: Scope, checks: readonly CheckResult[]): string[] =>
  [...new Set(checks.flatMap(({ name, status }) => (status === 'failed' ? [name] : [])))]
    .toSorted()
    .map((name) => indexOf(scope, name));

/** Builds the subquery for the ids of inquiries with a verification in which one of the checks is failed. */
export const inquiriesWithFailedCheck = (scope: Scope, names: readonly string[]): Sql =>
  // The condition `<> '{}'` lets PostgreSQL use the partial index.
  sql`select inquiry_id from verifications where environment_id = ${scope.environmentId}
      and failed_check_indexes && ${names.map((name) => indexOf(scope, name))}::text[] and failed_check_indexes <> '{}'`;

/** Finds the ids of verifications of earlier releases, whose failed checks are not indexed. */
export async function findVerificationIdsWithoutIndex(
  tx: Reader,
  { environmentId }: Scope,
  limit: number,
): Promise<string[]> {
  const rows = await tx.select<Row<'verifications', 'id'>>(
    sql`select id from verifications
        where environment_id = ${environmentId} and failed_check_indexes is null and redacted_at is null
        order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Indexes the failed checks of a locked verification of an earlier release. No other column changes, and no answer. */
export async function indexFailedChecks(
  tx: Transaction,
  scope: Scope,
  { id, checks }: Pick<Verification, 'id' | 'checks'>,
): Promise<void> {
  await tx.execute(
    sql`update verifications set failed_check_indexes = ${failedCheckIndexes(scope, checks)}
        where environment_id = ${scope.environmentId} and id = ${id} and redacted_at is null`,
  );
}
