/**
 * Records an event and its outbox row, in the transaction of the change itself. The payload is the resource in the
 * newest version, sealed with the context under its subject's key, so that redaction reaches events too.
 */

import type { Resource } from '../api/json-api/document.ts';
import type { Transaction } from '../database/connection.ts';
import { insertInto, rowInto } from '../database/rows.ts';
import { addSeconds } from '../lib/clock.ts';
import type { OperationContext } from '../operations/context.ts';
import { sealJson } from '../security/encryption.ts';
import type { LiveSubject } from '../security/subject-keys.ts';

export interface EventRecord {
  /** Dotted name from the slices' catalogue. */
  readonly name: string;
  readonly resource: Resource;
  /** Subject whose key seals the payload; null for payloads without personal data. */
  readonly subject: LiveSubject | null;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Outbox insert; a row is written only if an enabled webhook subscribes to the event. */
const outbox = {
  ...insertInto('event_outbox', ['environment_id', 'event_id', 'created_at']),
  beside: { name: 'text' },
  where: `exists (select from webhooks w where w.environment_id = given.environment_id and w.status = 'enabled'
    and w.enabled_events && array['*', given.name])`,
} as const;

const contextOf = ({ context }: EventRecord) => (context === undefined ? {} : { context });

/** Number of events recorded by each open transaction. */
const recordedIn = new WeakMap<Transaction, number>();

/**
 * Records an event and returns its id. Events of one transaction are a millisecond apart, so that their order is
 * visible.
 */
export async function recordEvent(context: OperationContext, event: EventRecord): Promise<string> {
  const { tx, scope, actor, clock, ids, committedEvents } = context;
  const { environmentId } = scope;
  const before = recordedIn.get(tx) ?? 0;
  recordedIn.set(tx, before + 1);
  const id = ids.next('event');
  const at = addSeconds(clock.now(), before / 1000);
  const payload = { data: event.resource };
  const associatedData = { environmentId, table: 'events', row: id, column: 'payload' };
  const values = {
    environment_id: environmentId,
    id,
    name: event.name,
    object_type: event.resource.type,
    object_id: event.resource.id,
    subject_key_id: event.subject?.id ?? null,
    payload: sealJson(event.subject?.key ?? scope.keys.dataKey, associatedData, { ...payload, ...contextOf(event) }),
    actor_type: actor.type,
    actor_id: 'id' in actor ? actor.id : null,
    created_at: at,
  };
  tx.insert(...rowInto('events', values));
  tx.insert(outbox, { environment_id: environmentId, event_id: id, created_at: at, name: event.name });
  const { name, subject } = event;
  const recorded = { id, name, subject, payload, context: event.context ?? null, createdAt: at };
  tx.afterCommit(() => committedEvents.publish(environmentId, recorded));
  return id;
}
