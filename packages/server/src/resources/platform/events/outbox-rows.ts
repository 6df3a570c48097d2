/** SQL that takes events out of the outbox, for the jobs that fan them out. */
import sql, { type Sql } from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { CommittedEvent } from '../../../outbox/committed-events.ts';
import type { Scope } from '../../../security/scope.ts';

/** Deletes the oldest events from the outbox and returns their ids. Concurrent workers dequeue different ones. */
export async function dequeueEvents(tx: Transaction, { environmentId }: Scope, limit: number): Promise<string[]> {
  const dequeued = await tx.execute<Row<'event_outbox', 'event_id'>>(
    sql`with oldest as (
          select created_at, event_id from event_outbox where environment_id = ${environmentId}
          order by created_at, event_id limit ${limit} for update skip locked)
        delete from event_outbox where environment_id = ${environmentId}
          and created_at = any(array(select created_at from oldest)) and event_id = any(array(select event_id from oldest))
        returning event_id`,
  );
  return dequeued.map((row) => row.event_id);
}

/** Moves the event to the end of the outbox, so that a failing event does not delay others. */
export async function requeueEvent(tx: Transaction, scope: Scope, eventId: string, now: Date): Promise<void> {
  await tx.execute(
    insertRow('event_outbox', { environment_id: scope.environmentId, event_id: eventId, created_at: now }),
  );
}

/**
 * Returns a query named `dequeued` for a `with` clause. It deletes the given events that are still in the outbox and
 * returns the `event_id` of each.
 */
export const dequeuedEvents = (
  { environmentId }: Scope,
  events: readonly Pick<CommittedEvent, 'id' | 'createdAt'>[],
): Sql =>
  sql`with dequeued as (
      delete from event_outbox o
      using unnest(${events.map(({ id }) => id)}::text[], ${events.map(({ createdAt }) => createdAt)}::timestamptz[])
        as given (event_id, created_at)
      where o.environment_id = ${environmentId} and o.created_at = given.created_at and o.event_id = given.event_id
      returning o.event_id)`;
