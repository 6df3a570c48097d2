/** Erasure and retention of messages. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const month = 30 * 86_400;

export const erases: readonly Erasure[] = [
  { table: 'messages', phase: 'at-once', by: { key: 'subject_key_id' }, empties: { sealed: 'null' } },
];

export const keeps: readonly Retention[] = [{ table: 'messages', seconds: month, since: 'created_at' }];
