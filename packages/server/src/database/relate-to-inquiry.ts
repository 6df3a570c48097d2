/** References from an inquiry to what hangs on it: written by whoever makes that, read with the inquiry in one row. */
import sql from 'sql-template-tag';
import type { Transaction } from './connection.ts';

export type InquiryRelationship = 'sessions' | 'verifications' | 'documents' | 'selfies';

/** Appends the reference; the inquiry's own version stays, so that a guarded save of it is not disturbed. */
export async function relateToInquiry(
  tx: Transaction,
  scope: { readonly environmentId: string },
  inquiryId: string,
  relationship: InquiryRelationship,
  reference: { readonly type: string; readonly id: string },
): Promise<void> {
  await tx.execute(
    sql`update inquiries
        set revision = revision + 1, related = jsonb_set(related, array[${relationship}::text],
          coalesce(related -> ${relationship}::text, '[]') || ${JSON.stringify(reference)}::jsonb)
        where environment_id = ${scope.environmentId} and id = ${inquiryId}`,
  );
}
