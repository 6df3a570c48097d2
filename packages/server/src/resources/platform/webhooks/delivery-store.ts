/**
 * SQL of webhook deliveries in progress: one row per event and webhook, which also serves as the job. The event is a
 * frozen copy. The body is stored after the first failed attempt and then stays unchanged, except for file links, which
 * are renewed.
 */
import sql, { empty } from 'sql-template-tag';
import type { Transaction, Writer } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { CommittedEvent } from '../../../outbox/committed-events.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { findSubjectKeys, type Subject } from '../../../security/subject-keys.ts';
import { dequeuedEvents } from '../events/index.ts';
import type { DeliveryStatus } from './states.ts';

export interface DueDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly attemptsMade: number;
  readonly firstAttemptedAt: Date | null;
  /** Key that seals the body and the receiver's response; null once the subject of the event was redacted. */
  readonly key: Buffer | null;
  /** JSON with neutral references to files; null if `key` is null or the body is not composed yet. */
  readonly body: string | null;
  /** True if the row has the body. */
  readonly isBodyStored: boolean;
}

/** Duration of a lease. An attempt ends after 5 s and is recorded at once. */
export const leaseSeconds = 20;

export interface NewDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  /** Subject whose key seals the body; null for bodies without personal data. */
  readonly subject: Subject | null;
  readonly status: 'pending' | 'skipped';
  /** Null for skipped deliveries, and for bodies that are composed when sent. */
  readonly body: string | null;
  /** Time when it is due, unless its attempt is recorded before; null for skipped deliveries. */
  readonly nextAttemptAt: Date | null;
}

export const deliveryAssociatedData = (scope: Scope, row: string, column: 'body' | 'response') => ({
  environmentId: scope.environmentId,
  table: 'webhook_deliveries',
  row,
  column,
});

/**
 * Inserts deliveries and returns their ids. Omits deliveries that already exist, and those whose subject was redacted.
 * If `taking` is set, the same statement also deletes these events from the outbox, and inserts deliveries only for events
 * that it found there.
 */
export async function insertDeliveries(
  tx: Writer,
  scope: Scope,
  deliveries: readonly NewDelivery[],
  now: Date,
  taking: readonly Pick<CommittedEvent, 'id' | 'createdAt'>[] | null = null,
): Promise<ReadonlySet<string>> {
  const sealed = deliveries.flatMap((delivery) => {
    const { id, subject, body } = delivery;
    const key = subject === null ? scope.keys.dataKey : subject.key;
    if (key === null) return [];
    return [
      {
        ...delivery,
        body: body === null ? null : seal(key, deliveryAssociatedData(scope, id, 'body'), Buffer.from(body)),
      },
    ];
  });
  if (sealed.length === 0) return new Set();
  const column = <Value>(read: (row: (typeof sealed)[number]) => Value): Value[] => sealed.map(read);
  const rows = await tx.execute<Row<'webhook_deliveries', 'id'>>(
    sql`${taking === null ? empty : dequeuedEvents(scope, taking)}
        insert into webhook_deliveries (environment_id, id, webhook_id, event_id, subject_key_id, status, body,
          attempts_made, created_at, next_attempt_at)
        select ${scope.environmentId}, made.id, made.webhook_id, made.event_id, made.subject_key_id, made.status, made.body,
          0, ${now}::timestamptz, made.next_attempt_at
        from unnest(${column(({ id }) => id)}::text[], ${column(({ webhookId }) => webhookId)}::text[],
            ${column(({ eventId }) => eventId)}::text[], ${column(({ subject }) => subject?.id ?? null)}::text[],
            ${column(({ status }) => status)}::text[], ${column(({ body }) => body)}::bytea[],
            ${column(({ nextAttemptAt }) => nextAttemptAt)}::timestamptz[])
          as made (id, webhook_id, event_id, subject_key_id, status, body, next_attempt_at)
        ${taking === null ? empty : sql`where made.event_id in (select event_id from dequeued)`}
        on conflict (environment_id, webhook_id, event_id) do nothing
        returning id`,
  );
  return new Set(rows.map(({ id }) => id));
}

const dueColumns = [
  'id',
  'webhook_id',
  'event_id',
  'attempts_made',
  'first_attempted_at',
  'subject_key_id',
  'body',
] as const;

/**
 * Leases up to `limit` due deliveries, none of them to a webhook in `saturated`, until `leaseEndsAt`. A delivery whose
 * outcome is not recorded by then is due again. Concurrent workers lease different ones.
 */
export async function leaseDueDeliveries(
  tx: Transaction,
  scope: Scope,
  request: {
    readonly now: Date;
    readonly leaseEndsAt: Date;
    readonly limit: number;
    readonly saturated: readonly string[];
  },
): Promise<DueDelivery[]> {
  const { environmentId } = scope;
  // The condition uses an array instead of a join: while the table grows, the planner would join the few rows with the
  // whole table.
  const rows = await tx.execute<Row<'webhook_deliveries', (typeof dueColumns)[number]>>(
    sql`update webhook_deliveries d set next_attempt_at = ${request.leaseEndsAt}
        where d.environment_id = ${environmentId} and d.id = any(array(
          select id from webhook_deliveries
          where environment_id = ${environmentId} and status = 'pending' and next_attempt_at <= ${request.now}
            and webhook_id <> all(${request.saturated})
          order by next_attempt_at limit ${request.limit} for update skip locked))
        returning ${selectList('d', dueColumns)}`,
  );
  const subjects = rows.flatMap(({ subject_key_id: id }) => (id === null ? [] : [id]));
  const keys = await findSubjectKeys(tx, scope, subjects);
  return rows.map((row) => {
    const key = (row.subject_key_id === null ? scope.keys.dataKey : keys.get(row.subject_key_id)) ?? null;
    const sealed = deliveryAssociatedData(scope, row.id, 'body');
    return {
      id: row.id,
      webhookId: row.webhook_id,
      eventId: row.event_id,
      attemptsMade: row.attempts_made,
      firstAttemptedAt: row.first_attempted_at,
      key,
      body: key === null || row.body === null ? null : unseal(key, sealed, row.body).toString('utf8'),
      isBodyStored: row.body !== null,
    };
  });
}

export interface AttemptOutcome {
  readonly id: string;
  readonly webhookId: string;
  readonly status: DeliveryStatus;
  /** Number of attempts before this one. It is compared to ignore the outcome of a worker that was presumed dead. */
  readonly attemptsBefore: number;
  readonly startedAt: Date;
  readonly httpStatus: number | null;
  readonly error: string | null;
  /** Beginning of an unsuccessful response, sealed. */
  readonly response: Buffer | null;
  /** Sealed body of the next attempt; null if there is none, or if it is stored already. */
  readonly body: Buffer | null;
  /** Null unless the delivery is still pending. */
  readonly nextAttemptAt: Date | null;
}

/** Records the outcomes with one update. An attempt that was recorded by another worker meanwhile is ignored. */
export async function recordAttempts(tx: Writer, scope: Scope, outcomes: readonly AttemptOutcome[]): Promise<void> {
  const column = <Value>(read: (outcome: AttemptOutcome) => Value): Value[] => outcomes.map(read);
  await tx.execute(
    sql`update webhook_deliveries d set status = made.status, attempts_made = made.attempts_before + 1,
          first_attempted_at = coalesce(d.first_attempted_at, made.started_at), last_attempted_at = made.started_at,
          last_status = made.http_status, last_error = made.error, response = made.response, body = coalesce(d.body, made.body),
          next_attempt_at = made.next_attempt_at
        from unnest(${column(({ id }) => id)}::text[], ${column(({ status }) => status)}::text[],
            ${column(({ attemptsBefore }) => attemptsBefore)}::integer[],
            ${column(({ startedAt }) => startedAt)}::timestamptz[],
            ${column(({ httpStatus }) => httpStatus)}::integer[], ${column(({ error }) => error)}::text[],
            ${column(({ response }) => response)}::bytea[], ${column(({ body }) => body)}::bytea[],
            ${column(({ nextAttemptAt }) => nextAttemptAt)}::timestamptz[])
          as made (id, status, attempts_before, started_at, http_status, error, response, body, next_attempt_at)
        where d.environment_id = ${scope.environmentId} and d.id = made.id and d.status = 'pending'
          and d.attempts_made = made.attempts_before`,
  );
}

/** Ends deliveries whose events were redacted while they were created: nothing is left to send. */
export async function dropErasedDeliveries(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries set status = 'failed', last_error = 'the event was redacted', next_attempt_at = null
        where environment_id = ${scope.environmentId} and id = any(${ids}) and status = 'pending'`,
  );
}

/** Fails the pending deliveries of a disabled webhook for good. */
export async function dropPendingDeliveries(tx: Transaction, scope: Scope, webhookId: string): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries set status = 'failed', last_error = 'the webhook was disabled', next_attempt_at = null
        where environment_id = ${scope.environmentId} and webhook_id = ${webhookId} and status = 'pending'`,
  );
}
