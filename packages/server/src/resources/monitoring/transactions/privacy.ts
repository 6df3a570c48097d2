/** Erasure and retention of transactions. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const byTransaction = { transaction: 'transaction_id' } as const;

export const erases: readonly Erasure[] = [
  {
    table: 'transactions',
    by: { transaction: 'id' },
    isResource: true,
    columns: ['sealed', 'reference_id_index', 'unique_reference_index', 'tag_indexes', 'account_ids', 'label_id'],
    emptiedBy: 'redactTransaction',
  },
  {
    table: 'transactions',
    stays: {
      survivors: 'values that the type of the transaction keeps through a redaction',
      reviewer_id: 'who decided it for the organization',
    },
  },
  { table: 'transaction_identifiers', phase: 'at-once', by: byTransaction, rows: 'deleted' },
  { table: 'transaction_labels', phase: 'at-once', by: byTransaction, rows: 'deleted' },
  { table: 'transaction_relations', phase: 'at-once', by: byTransaction, rows: 'deleted' },
  { table: 'transaction_objects', stays: { object_id: 'ids of what came of it, each erased by itself' } },
];

const configuration = 'configuration';

export const keeps: readonly Retention[] = [
  { table: 'transaction_types', forever: configuration },
  { table: 'transactions', forever: 'until the business redacts it; what stays then tells that something happened' },
  { table: 'transaction_identifiers', forever: 'as long as the values they are hashes of' },
  { table: 'transaction_labels', forever: 'as long as the transaction they are of' },
  { table: 'transaction_relations', forever: 'until it is removed, or the transaction redacted' },
  { table: 'transaction_objects', forever: 'what came of a transaction, of ids alone' },
];
