/** SQL that takes events out of the outbox, for whoever fans them out. */
import sql, { type Sql } from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { FreshEvent } from '../../../outbox/fresh-events.ts';
import type { Scope } from '../../../security/scope.ts';

/** Ids of the oldest events, which are the caller's from now on; several workers take different ones. */
export async function takeOldestEvents(tx: Transaction, { environmentId }: Scope, limit: number): Promise<string[]> {
  const taken = await tx.execute<Row<'event_outbox', 'event_id'>>(
    sql`with oldest as (
          select created_at, event_id from event_outbox where environment_id = ${environmentId}
          order by created_at, event_id limit ${limit} for update skip locked)
        delete from event_outbox where environment_id = ${environmentId}
          and created_at = any(array(select created_at from oldest)) and event_id = any(array(select event_id from oldest))
        returning event_id`,
  );
  return taken.map((row) => row.event_id);
}

/** At the end of the line. */
export async function putEventBack(tx: Transaction, scope: Scope, eventId: string, now: Date): Promise<void> {
  await tx.execute(
    insertRow('event_outbox', { environment_id: scope.environmentId, event_id: eventId, created_at: now }),
  );
}

/** A `with` query called `taken`: the `event_id` of those of the events that are still in the outbox, which leave it. */
export const takenEvents = ({ environmentId }: Scope, events: readonly Pick<FreshEvent, 'id' | 'createdAt'>[]): Sql =>
  sql`with taken as (
      delete from event_outbox o
      using unnest(${events.map(({ id }) => id)}::text[], ${events.map(({ createdAt }) => createdAt)}::timestamptz[])
        as given (event_id, created_at)
      where o.environment_id = ${environmentId} and o.created_at = given.created_at and o.event_id = given.event_id
      returning o.event_id)`;
