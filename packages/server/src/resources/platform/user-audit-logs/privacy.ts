/** Erasure and retention of the audit log of people. */
import sql from 'sql-template-tag';
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { countOldRows, cutOldestDay } from './cut-old-days.ts';

const digest = 'of sealed bytes under a random nonce: it tells nothing once they are gone, and the chain needs it';
const chain = 'hashes and signatures of the chain';

export const erases: readonly Erasure[] = [
  {
    table: 'user_audit_logs',
    columns: ['params_sealed'],
    async erase({ tx, scope }, { references: { inquiry = [], account = [] }, resourceIds }) {
      const ids = [...inquiry, ...account, ...resourceIds];
      await tx.execute(
        sql`update user_audit_logs set params_sealed = null
            where organization_id = ${scope.organizationId} and subject_ids && ${ids} and params_sealed is not null`,
      );
    },
  },
  {
    table: 'user_audit_logs',
    stays: {
      params_digest: digest,
      prev_hash: chain,
      hash: chain,
      object_ids: 'ids: who looked at whom is what is proven',
    },
  },
  { table: 'user_audit_heads', stays: { hash: chain, signature: chain } },
];

export const keeps: readonly Retention[] = [
  { table: 'user_audit_logs', until: 'a year is over, a whole day at a time', due: countOldRows, expire: cutOldestDay },
  { table: 'user_audit_heads', forever: 'a row a day, which stands in the place of rows that were cut' },
];
