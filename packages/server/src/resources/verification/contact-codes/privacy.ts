/** Erasure and retention rules of contact codes. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const day = 86_400;

export const erases: readonly Erasure[] = [
  { table: 'contact_codes', phase: 'at-once', by: { inquiry: 'inquiry_id' }, rows: 'deleted' },
  {
    table: 'contact_sends',
    stays: { recipient_index: 'a keyed hash, for a day', sender_index: 'a keyed hash, for a day' },
  },
  { table: 'contact_recipients', stays: { recipient_index: 'a keyed hash, for a day' } },
];

export const keeps: readonly Retention[] = [
  { table: 'contact_codes', seconds: day, since: 'created_at' },
  { table: 'contact_sends', seconds: day, since: 'sent_at' },
  { table: 'contact_recipients', seconds: day, since: 'asked_at' },
];
