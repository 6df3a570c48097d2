/** SQL of webhook deliveries: one row an event and webhook. The body is frozen at fan-out and sent unchanged each time. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../database/connection.ts';
import { seal, unseal } from '../../security/encryption.ts';
import type { Scope } from '../../security/scope.ts';
import { openSubject, type Subject } from '../../security/subject-keys.ts';

export type DeliveryStatus = 'pending' | 'completed' | 'failed' | 'skipped';

export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly status: DeliveryStatus;
  readonly attemptsMade: number;
  readonly firstAttemptedAt: Date | null;
  /** Null once the subject of the event was redacted. */
  readonly body: Buffer | null;
}

const place = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'webhook_deliveries',
  row,
  column: 'body',
});

/** False when this webhook has a delivery of this event already: the fan-out ran before. */
export async function insertDelivery(
  tx: Transaction,
  scope: Scope,
  delivery: {
    readonly id: string;
    readonly webhookId: string;
    readonly eventId: string;
    readonly subject: Subject | null;
    readonly status: 'pending' | 'skipped';
    readonly body: Buffer;
    readonly now: Date;
  },
): Promise<boolean> {
  const key = delivery.subject === null ? scope.keys.dataKey : delivery.subject.key;
  if (key === null) return false;
  const rows = await tx.query<{ id: string }>(
    sql`insert into webhook_deliveries (environment_id, id, webhook_id, event_id, subject_key_id, status, body,
          attempts_made, created_at)
        values (${scope.environmentId}, ${delivery.id}, ${delivery.webhookId}, ${delivery.eventId},
          ${delivery.subject?.id ?? null}, ${delivery.status},
          ${delivery.status === 'skipped' ? null : seal(key, place(scope, delivery.id), delivery.body)}, 0, ${delivery.now})
        on conflict (environment_id, webhook_id, event_id) do nothing returning id`,
  );
  return rows.length === 1;
}

export async function findDelivery(tx: Reader, scope: Scope, id: string): Promise<Delivery | null> {
  const rows = await tx.query<{
    webhook_id: string;
    status: DeliveryStatus;
    attempts_made: number;
    first_attempted_at: Date | null;
    subject_key_id: string | null;
    wrapped_key: Buffer | null;
    body: Buffer | null;
  }>(
    sql`select d.webhook_id, d.status, d.attempts_made, d.first_attempted_at, d.subject_key_id, k.wrapped_key, d.body
        from webhook_deliveries d
        left join subject_keys k on k.environment_id = d.environment_id and k.id = d.subject_key_id
        where d.environment_id = ${scope.environmentId} and d.id = ${id}`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const key =
    row.subject_key_id === null ? scope.keys.dataKey : openSubject(scope, row.subject_key_id, row.wrapped_key).key;
  return {
    id,
    webhookId: row.webhook_id,
    status: row.status,
    attemptsMade: row.attempts_made,
    firstAttemptedAt: row.first_attempted_at,
    body: key === null || row.body === null ? null : unseal(key, place(scope, id), row.body),
  };
}

export interface AttemptOutcome {
  readonly status: DeliveryStatus;
  /** Attempts made when this one began: fences a worker that was thought dead. */
  readonly attemptsBefore: number;
  readonly startedAt: Date;
  readonly httpStatus: number | null;
  readonly error: string | null;
}

/** False when the attempt was recorded by someone else meanwhile. */
export async function recordAttempt(
  tx: Transaction,
  scope: Scope,
  id: string,
  outcome: AttemptOutcome,
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    sql`update webhook_deliveries set status = ${outcome.status}, attempts_made = ${outcome.attemptsBefore + 1},
          first_attempted_at = coalesce(first_attempted_at, ${outcome.startedAt}), last_attempted_at = ${outcome.startedAt},
          last_status = ${outcome.httpStatus}, last_error = ${outcome.error}
        where environment_id = ${scope.environmentId} and id = ${id} and status = 'pending'
          and attempts_made = ${outcome.attemptsBefore} returning id`,
  );
  return rows.length === 1;
}

/** What a disabled webhook still had to send fails and stays so. */
export async function dropPendingDeliveries(tx: Transaction, scope: Scope, webhookId: string): Promise<void> {
  await tx.query(
    sql`update webhook_deliveries set status = 'failed', last_error = 'the webhook was disabled'
        where environment_id = ${scope.environmentId} and webhook_id = ${webhookId} and status = 'pending'`,
  );
}
