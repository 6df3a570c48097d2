/** Records that are kept for a time only (contract, platform 9 and 14.3). */
import sql from 'sql-template-tag';
import type { Transaction } from '../database/connection.ts';
import { addSeconds } from '../lib/clock.ts';

const day = 86_400;
const idempotencySeconds = day;
const deliverySeconds = 30 * day;
const logSeconds = 14 * day;
const faceSeconds = 365 * day;

/**
 * Deletes what is past its time in one environment: idempotency keys after a day, finished deliveries after thirty,
 * API logs after two weeks, faces after a year unless they are an account's approved selfie. */
export async function deleteOldRecords(
  tx: Transaction,
  scope: { readonly environmentId: string },
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`delete from idempotency_keys where environment_id = ${scope.environmentId}
          and created_at < ${addSeconds(now, -idempotencySeconds)}`,
  );
  await tx.execute(
    sql`delete from webhook_deliveries where environment_id = ${scope.environmentId} and status <> 'pending'
          and created_at < ${addSeconds(now, -deliverySeconds)}`,
  );
  await tx.execute(
    sql`delete from api_logs where environment_id = ${scope.environmentId}
          and created_at < ${addSeconds(now, -logSeconds)}`,
  );
  // A block is as old as its youngest entry.
  await tx.execute(
    sql`delete from api_log_blocks where environment_id = ${scope.environmentId}
          and created_at < ${addSeconds(now, -logSeconds)}`,
  );
  await tx.execute(
    sql`delete from faces where environment_id = ${scope.environmentId}
          and created_at < ${addSeconds(now, -faceSeconds)}
          and not (approved and account_id is not null and kind = 'selfie')`,
  );
  // Entries of the log are written within seconds of their request.
  await tx.execute(
    sql`delete from scrubbed_objects where environment_id = ${scope.environmentId}
          and scrubbed_at < ${addSeconds(now, -day)}`,
  );
}
