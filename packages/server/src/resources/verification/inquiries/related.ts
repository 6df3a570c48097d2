/** References of an inquiry to what hangs on it: written by whoever makes that, read with the inquiry in one row. */
import sql from 'sql-template-tag';
import type { Relation } from '../../../operations/joined-slices.ts';

export const inquiryRelation: Relation = {
  owner: 'inquiry',
  names: ['sessions', 'verifications', 'documents', 'selfies', 'reports', 'list-matches'],
  /** The inquiry's own version stays, so that a guarded save of it is not disturbed. */
  async append(tx, scope, inquiryId, name, reference) {
    await tx.execute(
      sql`update inquiries
          set revision = revision + 1, related = jsonb_set(related, array[${name}::text],
            coalesce(related -> ${name}::text, '[]') || ${JSON.stringify(reference)}::jsonb)
          where environment_id = ${scope.environmentId} and id = ${inquiryId}
            and not coalesce(related -> ${name}::text, '[]') @> ${JSON.stringify([reference])}::jsonb`,
    );
  },
};
