/** SQL of events. Only the outbox inserts them. */
import sql, { type Sql } from 'sql-template-tag';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Reader } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import { unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, openSubject, type Subject, type WrappedKey } from '../../../security/subject-keys.ts';

type EventContext = Readonly<Record<string, unknown>>;

interface SealedEvent {
  readonly data: Resource;
  readonly context?: EventContext;
}

export interface StoredEvent {
  readonly id: string;
  readonly name: string;
  readonly objectType: string;
  readonly objectId: string;
  /** Subject whose key seals the payload; null if it has no personal data. */
  readonly subject: Subject | null;
  /** Document as serialized in the newest version. Document and context are null once the subject was redacted. */
  readonly payload: { readonly data: Resource } | null;
  readonly context: EventContext | null;
  /** Cause of the event: `api-key`, `user` or `inquiry-session` with its id, or `system`. */
  readonly actor: { readonly type: string; readonly id: string | null };
  readonly createdAt: Date;
  readonly redactedAt: Date | null;
}

const eventColumns = [
  'id',
  'name',
  'object_type',
  'object_id',
  'subject_key_id',
  'payload',
  'actor_type',
  'actor_id',
  'created_at',
  'redacted_at',
] as const;

type EventRow = Row<'events', (typeof eventColumns)[number]> & WrappedKey;

const select = sql`select ${selectList('e', eventColumns)}, k.wrapped_key from events e ${joinSubjectKey('e')}`;

function eventOf(scope: Scope, row: EventRow): StoredEvent {
  const subject = row.subject_key_id === null ? null : openSubject(scope, row.subject_key_id, row.wrapped_key);
  const key = subject === null ? scope.keys.dataKey : subject.key;
  const associatedData = { environmentId: scope.environmentId, table: 'events', row: row.id, column: 'payload' };
  const erased = key === null || row.redacted_at !== null;
  const sealed = erased ? null : unsealJson<SealedEvent>(key, associatedData, row.payload);
  return {
    id: row.id,
    name: row.name,
    objectType: row.object_type,
    objectId: row.object_id,
    subject,
    payload: sealed === null ? null : { data: sealed.data },
    context: sealed?.context ?? null,
    actor: { type: row.actor_type, id: row.actor_id },
    createdAt: row.created_at,
    redactedAt: row.redacted_at,
  };
}

export async function findEvents(tx: Reader, scope: Scope, ids: readonly string[]): Promise<StoredEvent[]> {
  const rows = await tx.select<EventRow>(
    sql`${select} where e.environment_id = ${scope.environmentId} and e.id = any(${ids})`,
  );
  return rows.map((row) => eventOf(scope, row));
}

/** Finds the events of one object, the newest first. */
export async function findEventsOfObject(
  tx: Reader,
  scope: Scope,
  objectId: string,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await tx.select<EventRow>(
    sql`${select} where e.environment_id = ${scope.environmentId} and e.object_id = ${objectId}
        order by e.created_at desc, e.id desc limit ${limit}`,
  );
  return rows.map((row) => eventOf(scope, row));
}

/** Filter of events. Each member is a list of alternatives; null members do not filter. */
export interface EventFilter {
  readonly names: readonly string[] | null;
  readonly objectIds: readonly string[] | null;
  readonly ids: readonly string[] | null;
}

export async function listEvents(tx: Reader, scope: Scope, filter: EventFilter, cursor: Cursor) {
  const conditions: Sql[] = [];
  if (filter.names !== null) conditions.push(sql`e.name = any(${filter.names})`);
  if (filter.objectIds !== null) conditions.push(sql`e.object_id = any(${filter.objectIds})`);
  if (filter.ids !== null) conditions.push(sql`e.id = any(${filter.ids})`);
  const page = await queryPage<EventRow>(tx, {
    select,
    table: 'events',
    alias: 'e',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map((row) => eventOf(scope, row)) };
}
