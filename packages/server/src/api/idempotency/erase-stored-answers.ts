/** Answers stored under idempotency keys: kept for a day, and emptied if they contain erased data. */
import sql from 'sql-template-tag';
import type { Erasure, Retention } from '../../privacy/registry.ts';

export const storedAnswerErasures: readonly Erasure[] = [
  {
    table: 'idempotency_keys',
    columns: ['answer'],
    /** Empties the stored answers; a request that repeats the key of an emptied answer gets not_found. */
    async erase({ tx, scope: { environmentId } }, { resourceIds }) {
      if (resourceIds.length === 0) return;
      await tx.execute(
        sql`update idempotency_keys set answer = null
            where environment_id = ${environmentId} and object_id = any(${resourceIds})`,
      );
      await tx.execute(
        sql`update idempotency_keys set answer = null
            where environment_id = ${environmentId} and object_ids <> '{}' and object_ids && ${resourceIds}::text[]`,
      );
    },
  },
  { table: 'idempotency_keys', stays: { fingerprint: 'a hash of the request, deleted after a day' } },
];

export const storedAnswerRetentions: readonly Retention[] = [
  { table: 'idempotency_keys', seconds: 86_400, since: 'created_at' },
];
