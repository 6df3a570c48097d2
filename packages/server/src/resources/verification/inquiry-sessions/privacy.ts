/** Erasure and retention rules of sessions, one-time links and consents. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

export const erases: readonly Erasure[] = [
  { table: 'inquiry_sessions', by: { inquiry: 'inquiry_id' }, isResource: true, empties: { sealed: 'nothing' } },
  { table: 'one_time_links', stays: { inquiry_id: 'an id', code_digest: 'a hash of a random code' } },
  {
    table: 'consents',
    stays: { inquiry_id: 'an id: that consent was given to which text outlives what it was given for' },
  },
];

export const keeps: readonly Retention[] = [
  { table: 'inquiry_sessions', forever: 'as long as its inquiry, which lists it' },
  { table: 'one_time_links', forever: 'a link that was used or has expired is told from one that never was' },
  { table: 'consents', forever: 'the proof that consent was given, in ids alone' },
];
