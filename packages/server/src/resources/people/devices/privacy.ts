/** Erasure and retention of devices. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

export const erases: readonly Erasure[] = [
  { table: 'devices', by: { inquiry: 'inquiry_id' }, isResource: true, empties: { sealed: 'nothing' } },
];

export const keeps: readonly Retention[] = [{ table: 'devices', forever: 'as long as its inquiry' }];
