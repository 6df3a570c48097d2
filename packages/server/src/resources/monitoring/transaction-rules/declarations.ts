/**
 * Declarations for rules: the names and types of values, taken from the fields of the transaction type, and the values.
 * Pure.
 */
import { type FieldMap, type FieldSchema, readableField, shapesOf, snake } from '../../../fields/index.ts';
import type { Declarations } from '../../../lib/expressions/index.ts';
import type { findAccounts } from '../../people/accounts/index.ts';
import type { Inquiry } from '../../verification/inquiries/index.ts';
import type { JudgedTransaction } from '../transactions/index.ts';

export const declarationsOf = (fields: readonly FieldSchema[]): Declarations => ({
  transaction: {
    fields: {
      id: 'string',
      status: 'string',
      created_at: 'timestamp',
      occurred_at: 'timestamp',
      tags: { list: 'string' },
      amount: 'double',
      currency: 'string',
      country: 'string',
      account_ids: { list: 'string' },
      fields: { fields: shapesOf(fields) },
    },
  },
  account: {
    fields: {
      id: 'string',
      status: 'string',
      created_at: 'timestamp',
      tags: { list: 'string' },
      fields: 'dyn',
    },
  },
  last_inquiry: {
    fields: {
      id: 'string',
      status: 'string',
      template_id: 'string',
      created_at: 'timestamp',
      decided_at: 'timestamp',
      tags: { list: 'string' },
    },
  },
});

type Account = Awaited<ReturnType<typeof findAccounts>>[number];

export interface Surroundings {
  readonly account: Account | null;
  readonly lastInquiry: Inquiry | null;
}

const accountOf = ({ id, accountStatus, createdAt, tags, state }: Account) => ({
  id,
  status: accountStatus,
  created_at: createdAt,
  tags,
  fields: readableField(state.values as FieldMap),
});

const inquiryOf = ({ id, status, templateId, createdAt, decisionedAt, tags }: Inquiry) => ({
  id,
  status,
  template_id: templateId,
  created_at: createdAt,
  decided_at: decisionedAt,
  tags,
});

export function valuesOf(transaction: JudgedTransaction, { account, lastInquiry }: Surroundings) {
  const { id, status, createdAt, occurredAt, tags, amount, currency, country, accountIds, values } = transaction;
  return {
    transaction: {
      id,
      status,
      created_at: createdAt,
      occurred_at: occurredAt ?? createdAt,
      tags,
      amount,
      currency,
      country,
      account_ids: accountIds,
      fields: readableField(values as FieldMap),
    },
    account: account === null ? null : accountOf(account),
    last_inquiry: lastInquiry === null ? null : inquiryOf(lastInquiry),
  };
}

/** Returns the kinds of keys from the transaction's own texts. */
export const fieldKindsOf = ({ fieldKeys }: JudgedTransaction): readonly string[] =>
  Object.keys(fieldKeys).map((key) => `field.${snake(key)}`);

/** Returns the values of a velocity key before hashing; empty if the transaction lacks the key. */
export function keyValues(transaction: JudgedTransaction, kind: string): readonly string[] {
  const { accountIds, accountKey, deviceKey, cardKey, ipKey, fieldKeys } = transaction;
  const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);
  // An account that is unknown here is counted by the business's own name for it.
  if (kind === 'account') return accountIds.length === 0 ? one(accountKey) : accountIds;
  if (kind === 'device') return one(deviceKey);
  if (kind === 'card') return one(cardKey);
  if (kind === 'ip') return one(ipKey);
  const [, value = null] = Object.entries(fieldKeys).find(([key]) => `field.${snake(key)}` === kind) ?? [];
  return one(value);
}
