/** SQL of webhook deliveries for lists and redelivery. Retention: 30 days (`privacy.ts`). */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import { deliveryAssociatedData } from './delivery-store.ts';
import type { DeliveryStatus } from './states.ts';

export interface DeliveryRecord {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  /** Null once the event was deleted. */
  readonly eventName: string | null;
  readonly status: DeliveryStatus;
  readonly attemptsMade: number;
  readonly firstAttemptedAt: Date | null;
  readonly lastAttemptedAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  /** Beginning of the last unsuccessful response; null once the subject was redacted. */
  readonly response: string | null;
  readonly createdAt: Date;
}

const recordColumns = [
  'id',
  'webhook_id',
  'event_id',
  'status',
  'attempts_made',
  'first_attempted_at',
  'last_attempted_at',
  'next_attempt_at',
  'last_status',
  'last_error',
  'response',
  'subject_key_id',
  'created_at',
] as const;

type RecordRow = Row<'webhook_deliveries', (typeof recordColumns)[number], { readonly status: DeliveryStatus }> &
  WrappedKey & { readonly event_name: string | null };

const select = sql`select ${selectList('d', recordColumns)}, e.name as event_name, k.wrapped_key
  from webhook_deliveries d left join events e on e.environment_id = d.environment_id and e.id = d.event_id
  ${joinSubjectKey('d')}`;

function recordOf(scope: Scope, row: RecordRow): DeliveryRecord {
  const subject = row.subject_key_id === null ? null : openSubject(scope, row.subject_key_id, row.wrapped_key);
  const key = subject === null ? scope.keys.dataKey : subject.key;
  const sealed = deliveryAssociatedData(scope, row.id, 'response');
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    eventName: row.event_name,
    status: row.status,
    attemptsMade: row.attempts_made,
    firstAttemptedAt: row.first_attempted_at,
    lastAttemptedAt: row.last_attempted_at,
    nextAttemptAt: row.next_attempt_at,
    lastStatus: row.last_status,
    lastError: row.last_error,
    response: key === null || row.response === null ? null : unseal(key, sealed, row.response).toString('utf8'),
    createdAt: row.created_at,
  };
}

export async function findDeliveries(tx: Reader, scope: Scope, ids: readonly string[]): Promise<DeliveryRecord[]> {
  const rows = await tx.select<RecordRow>(
    sql`${select} where d.environment_id = ${scope.environmentId} and d.id = any(${ids})`,
  );
  return rows.map((row) => recordOf(scope, row));
}

/** Throws not_found if the webhook has no such delivery. */
export async function findDelivery(tx: Reader, scope: Scope, webhookId: string, id: string): Promise<DeliveryRecord> {
  const [delivery] = await findDeliveries(tx, scope, [id]);
  if (delivery?.webhookId !== webhookId) throw new Refusal('not_found');
  return delivery;
}

/** Filter of deliveries. Each member is a list of alternatives; null members do not filter. */
export interface DeliveryFilter {
  readonly statuses: readonly string[] | null;
  readonly eventIds: readonly string[] | null;
  readonly eventNames: readonly string[] | null;
}

export async function listDeliveries(
  tx: Reader,
  scope: Scope,
  webhookId: string,
  filter: DeliveryFilter,
  cursor: Cursor,
) {
  const conditions: Sql[] = [sql`d.webhook_id = ${webhookId}`];
  if (filter.statuses !== null) conditions.push(sql`d.status = any(${filter.statuses})`);
  if (filter.eventIds !== null) conditions.push(sql`d.event_id = any(${filter.eventIds})`);
  if (filter.eventNames !== null) conditions.push(sql`e.name = any(${filter.eventNames})`);
  const page = await queryPage<RecordRow>(tx, {
    select,
    table: 'webhook_deliveries',
    alias: 'd',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map((row) => recordOf(scope, row)) };
}

/** Locks the delivery of an event to a webhook until the transaction ends; null if there is none. */
export async function lockDelivery(
  tx: Transaction,
  scope: Scope,
  webhookId: string,
  eventId: string,
): Promise<DeliveryRecord | null> {
  const [row] = await tx.execute<RecordRow>(
    sql`${select} where d.environment_id = ${scope.environmentId} and d.webhook_id = ${webhookId}
          and d.event_id = ${eventId} for update of d`,
  );
  return row === undefined ? null : recordOf(scope, row);
}

const anew = sql`status = 'pending', attempts_made = 0, first_attempted_at = null, last_attempted_at = null,
  last_status = null, last_error = null, response = null`;

/** Makes the delivery due at once, with its remaining attempts. */
export async function hurryDelivery(tx: Transaction, scope: Scope, id: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries set next_attempt_at = ${now}
        where environment_id = ${scope.environmentId} and id = ${id} and status = 'pending'`,
  );
}

/** Makes the delivery due at once, with all attempts; its stored body is sent, or a new one composed from the event. */
export async function requeueDelivery(tx: Transaction, scope: Scope, id: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries set ${anew}, next_attempt_at = ${now}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

interface Resend {
  readonly webhookId: string;
  /** Times of creation, from `since` up to and without `until`. */
  readonly since: Date;
  readonly until: Date;
  readonly now: Date;
  /** Latest time at which a lease in progress could end. */
  readonly leasesEndBy: Date;
}

/**
 * Makes deliveries of a webhook due at once, except redacted ones, and returns their number. Deliveries that failed for
 * good get all attempts again; failed deliveries that wait for a retry keep their remaining attempts. A waiting
 * delivery that is due by `leasesEndBy` is counted but not changed, since its next attempt may be in progress.
 */
export async function resendUndelivered(tx: Transaction, scope: Scope, request: Resend): Promise<number> {
  const { webhookId, since, until, now, leasesEndBy } = request;
  const chosen = sql`d.environment_id = ${scope.environmentId} and d.webhook_id = ${webhookId}
    and d.created_at >= ${since} and d.created_at < ${until}
    and e.environment_id = d.environment_id and e.id = d.event_id and e.redacted_at is null`;
  const rows = await tx.execute<Row<'webhook_deliveries', 'id'>>(
    sql`with requeued as (
          update webhook_deliveries d set ${anew}, next_attempt_at = ${now} from events e
          where d.status = 'failed' and ${chosen} returning d.id
        ), hurried as (
          update webhook_deliveries d set next_attempt_at = ${now} from events e
          where d.status = 'pending' and d.attempts_made > 0 and d.next_attempt_at > ${leasesEndBy} and ${chosen}
          returning d.id
        ), due as (
          select d.id from webhook_deliveries d, events e
          where d.status = 'pending' and d.attempts_made > 0 and d.next_attempt_at <= ${leasesEndBy} and ${chosen}
        )
        select id from requeued union all select id from hurried union all select id from due`,
  );
  return rows.length;
}
