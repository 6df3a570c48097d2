/** Erasure and retention rules of documents. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const emptied = {
  table: 'documents',
  isResource: true,
  empties: { sealed: 'nothing' },
  marks: 'redacted_at',
} as const;

export const erases: readonly Erasure[] = [
  { ...emptied, phase: 'at-once', by: { inquiry: 'inquiry_id' } },
  { ...emptied, by: { document: 'id' } },
];

export const keeps: readonly Retention[] = [{ table: 'documents', forever: 'as long as its inquiry' }];
