/**
 * Writes an event and the job that fans it out, in the transaction of the change itself. The payload is the resource as
 * the newest version shows it, sealed under its subject's key, so redaction reaches events too.
 */
import sql from 'sql-template-tag';
import type { OperationContext } from '../api/endpoint.ts';
import type { Resource } from '../api/json-api/document.ts';
import type { Transaction } from '../database/connection.ts';
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

interface Waiting {
  readonly ids: string[];
  readonly send: () => Promise<void>;
}

/** Events of one transaction, waiting for its end to learn whether a webhook listens. */
const recorded = new WeakMap<Transaction, Waiting>();

/** Returns the event's id. */
export async function recordEvent(context: OperationContext, event: EventRecord): Promise<string> {
  const { tx, scope, actor, clock, ids } = context;
  const id = ids.next('event');
  const place = { environmentId: scope.environmentId, table: 'events', row: id, column: 'payload' };
  const payload = sealJson(event.subject?.key ?? scope.keys.dataKey, place, { data: event.resource });
  tx.defer(
    sql`insert into events (environment_id, id, name, object_type, object_id, subject_key_id, payload,
          context, actor_type, actor_id, created_at)
        values (${scope.environmentId}, ${id}, ${event.name}, ${event.resource.type}, ${event.resource.id},
          ${event.subject?.id ?? null}, ${payload},
          ${event.context === undefined ? null : JSON.stringify(event.context)}, ${actor.type},
          ${'id' in actor ? actor.id : null}, ${clock.now()})`,
  );
  const waiting = recorded.get(tx) ?? { ids: [], send: () => sendJobs(context) };
  recorded.set(tx, waiting);
  waiting.ids.push(id);
  // Each time: a savepoint that was undone takes the registrations made inside it back.
  tx.beforeCommit(waiting.send);
  return id;
}

/** A webhook hears of what happens while it is enabled: with none there is nothing to fan out. */
async function sendJobs({ tx, scope, queue }: OperationContext): Promise<void> {
  const [heard] = await tx.queryWithDeferred<{ exists: boolean }>(
    sql`select exists (select from webhooks where environment_id = ${scope.environmentId} and status = 'enabled')`,
  );
  if (heard?.exists !== true) return;
  // An event whose savepoint was undone has no row; its job finds nothing to do.
  for (const eventId of recorded.get(tx)?.ids ?? [])
    await queue.send(tx, 'dispatch-event', { environmentId: scope.environmentId, eventId });
}
