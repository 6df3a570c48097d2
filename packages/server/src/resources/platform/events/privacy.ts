/** Erasure and retention of events. */
import sql from 'sql-template-tag';
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const emptied = { table: 'events', empties: { payload: 'nothing' }, marks: 'redacted_at' } as const;

/**
 * Erasure rules of events. `toldOpenly` covers objects in events sealed under the environment's key, such as the event
 * of a redaction.
 */
export const erases: readonly Erasure[] = [
  { ...emptied, by: { key: 'subject_key_id', object: 'object_id' } },
  { ...emptied, by: { toldOpenly: 'object_id' }, where: sql`subject_key_id is null` },
];

export const keeps: readonly Retention[] = [
  { table: 'events', forever: 'the history of an object; its payload goes with the person' },
  { table: 'event_outbox', forever: 'a row goes when its event is fanned out' },
];
