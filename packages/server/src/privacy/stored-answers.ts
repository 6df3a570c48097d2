/** Answers stored under idempotency keys, which a redaction must empty wherever they show what was erased. */
import sql from 'sql-template-tag';
import type { Transaction } from '../database/connection.ts';

/** Empties every stored answer that shows one of these objects; asked for again, it is gone. */
export async function scrubStoredAnswers(
  tx: Transaction,
  scope: { readonly environmentId: string },
  objectIds: readonly string[],
): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`update idempotency_keys set answer = null
        where environment_id = ${environmentId} and object_id = any(${objectIds})`,
  );
  await tx.execute(
    sql`update idempotency_keys set answer = null
        where environment_id = ${environmentId} and object_ids <> '{}' and object_ids && ${objectIds}::text[]`,
  );
}
