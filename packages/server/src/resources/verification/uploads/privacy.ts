/** Erasure and retention rules of uploads. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { keptSeconds } from './upload.ts';

export const erases: readonly Erasure[] = [
  { table: 'upload_parts', phase: 'at-once', by: { inquiry: 'inquiry_id' }, rows: 'deleted' },
  { table: 'uploads', phase: 'at-once', by: { inquiry: 'inquiry_id' }, rows: 'deleted' },
];

export const keeps: readonly Retention[] = [
  { table: 'upload_parts', seconds: keptSeconds, since: 'created_at' },
  { table: 'uploads', seconds: keptSeconds, since: 'created_at' },
];
