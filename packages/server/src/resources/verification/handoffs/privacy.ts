/** Erasure and retention rules of hand-offs. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

export const erases: readonly Erasure[] = [
  { table: 'handoffs', stays: { inquiry_id: 'an id', from_session_id: 'an id', to_session_id: 'an id' } },
];

export const keeps: readonly Retention[] = [
  { table: 'handoffs', forever: 'the proof that the person confirmed the other device, in ids alone' },
];
