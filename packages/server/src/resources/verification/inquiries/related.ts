/**
 * References of an inquiry to its related objects: written by the slice that creates the object, read with the inquiry
 * in one row.
 */
import sql from 'sql-template-tag';
import type { Relation } from '../../../operations/joined-slices.ts';

export const inquiryRelation: Relation = {
  owner: 'inquiry',
  names: ['sessions', 'verifications', 'documents', 'selfies', 'reports', 'list-matches'],
  /** The inquiry's version is not incremented, so that a guarded save of it does not fail. */
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
