/**
 * Writes an event and its row in the outbox, in the transaction of the change itself. The payload is the resource as
 * the newest version shows it, sealed under its subject's key, so redaction reaches events too.
 */
import sql from 'sql-template-tag';
import type { OperationContext } from '../api/endpoint.ts';
import type { Resource } from '../api/json-api/document.ts';
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

/** Returns the event's id. The outbox gets a row only while a webhook is enabled: with none nobody is to be told. */
export async function recordEvent(context: OperationContext, event: EventRecord): Promise<string> {
  const { tx, scope, actor, clock, ids } = context;
  const { environmentId } = scope;
  const id = ids.next('event');
  const now = clock.now();
  const place = { environmentId, table: 'events', row: id, column: 'payload' };
  const payload = sealJson(event.subject?.key ?? scope.keys.dataKey, place, { data: event.resource });
  tx.defer(
    sql`insert into events (environment_id, id, name, object_type, object_id, subject_key_id, payload,
          context, actor_type, actor_id, created_at)
        values (${environmentId}, ${id}, ${event.name}, ${event.resource.type}, ${event.resource.id},
          ${event.subject?.id ?? null}, ${payload},
          ${event.context === undefined ? null : JSON.stringify(event.context)}, ${actor.type},
          ${'id' in actor ? actor.id : null}, ${now})`,
  );
  tx.defer(
    sql`insert into event_outbox (environment_id, event_id, created_at)
        select ${environmentId}::text, ${id}::text, ${now}::timestamptz
        where exists (select from webhooks where environment_id = ${environmentId} and status = 'enabled')`,
  );
  return id;
}
