/**
 * Writes an event and its row in the outbox, in the transaction of the change itself. The payload is the resource as
 * the newest version shows it, sealed under its subject's key, so redaction reaches events too.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { OperationContext } from '../api/endpoint.ts';
import type { Resource } from '../api/json-api/document.ts';
import type { Transaction } from '../database/connection.ts';
import { addSeconds } from '../lib/clock.ts';
import { sealJson } from '../security/encryption.ts';
import type { LiveSubject } from '../security/subject-keys.ts';

export interface EventRecord {
  /** Dotted name from the catalogue of the slices. */
  readonly name: string;
  readonly resource: Resource;
  /** Whose key seals the payload; null for payloads without personal data. */
  readonly subject: LiveSubject | null;
  readonly context?: Readonly<Record<string, unknown>>;
}

interface Recorded {
  /** Events of this transaction so far. */
  count: number;
  /** Those not yet written: the values of their rows, and what their rows in the outbox need. */
  waiting: { readonly id: string; readonly name: string; readonly at: Date; readonly values: Sql }[];
}

const recordedIn = new WeakMap<Transaction, Recorded>();

/** Returns the event's id. Events of one transaction are a millisecond apart, so that their order shows. */
export async function recordEvent(context: OperationContext, event: EventRecord): Promise<string> {
  const { tx, scope, actor, clock, ids } = context;
  const { environmentId } = scope;
  const recorded = recordedIn.get(tx) ?? { count: 0, waiting: [] };
  recordedIn.set(tx, recorded);
  const id = ids.next('event');
  const at = addSeconds(clock.now(), recorded.count / 1000);
  recorded.count += 1;
  const place = { environmentId, table: 'events', row: id, column: 'payload' };
  const payload = sealJson(event.subject?.key ?? scope.keys.dataKey, place, { data: event.resource });
  const values = sql`(${environmentId}, ${id}, ${event.name}, ${event.resource.type}, ${event.resource.id},
    ${event.subject?.id ?? null}, ${payload}, ${event.context === undefined ? null : JSON.stringify(event.context)},
    ${actor.type}, ${'id' in actor ? actor.id : null}, ${at})`;
  recorded.waiting.push({ id, name: event.name, at, values });
  if (recorded.waiting.length === 1) {
    tx.defer(() => eventsInsert(recorded));
    tx.defer(() => outboxInsert(environmentId, recorded));
  }
  return id;
}

/** All events that wait, in one insert. */
function eventsInsert({ waiting }: Recorded): Sql {
  return sql`insert into events (environment_id, id, name, object_type, object_id, subject_key_id, payload, context,
      actor_type, actor_id, created_at)
    values ${join(waiting.map(({ values }) => values))}`;
}

/** The outbox gets rows only for events that an enabled webhook wants. Nothing waits any more then. */
function outboxInsert(environmentId: string, recorded: Recorded): Sql {
  const { waiting } = recorded;
  recorded.waiting = [];
  return sql`insert into event_outbox (environment_id, event_id, created_at)
    select ${environmentId}::text, recorded.id, recorded.at
    from unnest(${waiting.map(({ id }) => id)}::text[], ${waiting.map(({ name }) => name)}::text[],
        ${waiting.map(({ at }) => at)}::timestamptz[]) as recorded (id, name, at)
    where exists (select from webhooks where environment_id = ${environmentId} and status = 'enabled'
      and enabled_events && array['*', recorded.name])`;
}
