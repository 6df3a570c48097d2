/** SQL that finds idempotency keys used before, as part of the statement that counts requests. */
import sql, { type Sql } from 'sql-template-tag';

/** Selects those of `keys` that were used before. */
export const usedKeys = (environmentId: string, keys: readonly string[]): Sql =>
  sql`select key from idempotency_keys where environment_id = ${environmentId} and key = any(${keys})`;
