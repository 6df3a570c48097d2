/** Transactions, their types and labels as JSON:API resources, newest version. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { showFieldSchema, showFields } from '../../../fields/index.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { fileReference } from '../../../storage/file-links.ts';
import type { TransactionLabel } from './label.ts';
import type { transactionAttributes, transactionLabelAttributes, transactionTypeAttributes } from './schema.ts';
import { mostRelated, type Reference, type Transaction } from './transaction.ts';
import type { TransactionType } from './transaction-type.ts';

/** Returns the related objects, beginning with the accounts of the transaction's field. */
function relatedTo(accountIds: readonly string[], related: readonly Reference[]): readonly Reference[] {
  const named = accountIds.map((id) => ({ type: 'account', id }));
  const others = related.filter(({ id }) => !accountIds.includes(id));
  return [...named, ...others].slice(0, mostRelated);
}

export function serializeTransaction(transaction: Transaction): Resource<Wire<typeof transactionAttributes>> {
  const { type, labelId, reviewer, related, accountIds } = transaction;
  return {
    type: 'transaction',
    id: transaction.id,
    attributes: {
      status: transaction.status,
      'reference-id': transaction.referenceId,
      fields: showFields(type.fields, transaction.state.values, { keys: 'kebab', linkTo: fileReference }),
      tags: transaction.tags,
      'created-at': isoTimestamp(transaction.createdAt),
      'updated-at': isoTimestamp(transaction.updatedAt),
    },
    relationships: {
      reviewer: { data: reviewer },
      'transaction-label': { data: labelId === null ? null : { type: 'transaction-label', id: labelId } },
      'transaction-type': { data: { type: 'transaction-type', id: type.id } },
      'related-objects': { data: relatedTo(accountIds, related) },
    },
  };
}

export const serializeTransactionType = (type: TransactionType): Resource<Wire<typeof transactionTypeAttributes>> => ({
  type: 'transaction-type',
  id: type.id,
  attributes: {
    name: type.name,
    revision: type.revision,
    'created-at': isoTimestamp(type.createdAt),
    'updated-at': isoTimestamp(type.updatedAt),
    'field-schemas': type.fields.map(showFieldSchema),
  },
});

export const serializeLabel = (label: TransactionLabel): Resource<Wire<typeof transactionLabelAttributes>> => ({
  type: 'transaction-label',
  id: label.id,
  attributes: {
    'model-label': label.label,
    'model-version': label.modelVersion,
    'created-at': isoTimestamp(label.createdAt),
    'updated-at': isoTimestamp(label.updatedAt),
  },
});
