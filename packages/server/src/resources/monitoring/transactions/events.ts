/** Events of a changed transaction with their contexts, in kebab case as events are recorded. */
import type { Reference } from './transaction.ts';

export interface TransactionEvent {
  readonly name: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

const snake = (key: string): string => key.replaceAll('-', '_');

export const created: TransactionEvent = { name: 'transaction.created' };

export const fieldsUpdated = (keys: readonly string[]): TransactionEvent => ({
  name: 'transaction.updated-fields',
  context: { 'updated-fields': keys.map(snake) },
});

/**
 * Returns the event of a status change. `by` is the inquiry for which the transaction waited. The event has a reason if
 * the type has no status for the end of that inquiry.
 */
export const statusUpdated = (
  before: string,
  after: string,
  by: { readonly inquiryId: string; readonly reason: string | null } | null = null,
): TransactionEvent => ({
  name: 'transaction.status-updated',
  context: {
    'previous-status': before,
    status: after,
    ...(by === null ? {} : { 'inquiry-id': by.inquiryId }),
    ...(by === null || by.reason === null ? {} : { reason: by.reason }),
  },
});

export const labeled: TransactionEvent = { name: 'transaction.labeled' };

export const redacted: TransactionEvent = { name: 'transaction.redacted' };

/** Serializes the context of an event about a field that transactions of a type no longer show. */
export const serializeDeletedField = (key: string) => ({ 'field-key': snake(key) });

export const relationChanged = (
  name: 'transaction.added-relation' | 'transaction.removed-relation',
  key: string,
  target: Reference,
): TransactionEvent => ({
  name,
  context: {
    'relation-schema-key': snake(key),
    'target-account-id': target.type === 'account' ? target.id : null,
    'target-txn-id': target.type === 'transaction' ? target.id : null,
  },
});

export const transactionEvents = [
  'transaction.created',
  'transaction.updated-fields',
  'transaction.status-updated',
  'transaction.labeled',
  'transaction.added-relation',
  'transaction.removed-relation',
  'transaction.redacted',
  'transaction-type.deleted-field',
] as const;
