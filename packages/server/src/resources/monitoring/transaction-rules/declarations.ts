/** What rules may read: names with their types, from the fields of the type, and their values. Pure. */
import type { FieldMap, FieldSchema, FieldValue } from '../../../fields/index.ts';
import type { Declarations, Shape } from '../../../lib/expressions/index.ts';
import type { findAccounts } from '../../people/accounts/index.ts';
import type { Inquiry } from '../../verification/inquiries/index.ts';
import type { JudgedTransaction } from '../transactions/index.ts';

export const snake = (key: string): string => key.replaceAll('-', '_');

/** Fields whose keys are no names of the language cannot be read. */
const isName = (key: string): boolean => /^[a-z_][a-z0-9_]*$/i.test(key);

function shapeOf({ type, config }: FieldSchema): Shape {
  switch (type) {
    case 'string':
    case 'choices':
    case 'email-address':
      return 'string';
    case 'integer':
      return 'int';
    case 'number':
      return 'double';
    case 'boolean':
      return 'bool';
    case 'date':
    case 'datetime':
      return 'timestamp';
    case 'multi-choices':
      return { list: 'string' };
    case 'array': {
      const item = config['item-schema'];
      return item === undefined ? 'dyn' : { list: shapeOf(item) };
    }
    case 'hash': {
      const items = config['item-schemas'] ?? [];
      return items.length === 0 || config['ignore-unknown-keys'] === true ? 'dyn' : { fields: shapesOf(items) };
    }
    default:
      return 'dyn';
  }
}

const shapesOf = (fields: readonly FieldSchema[]): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    fields
      .filter(({ key, config }) => isName(snake(key)) && (config['archived-at'] ?? null) === null)
      .map((field) => [snake(field.key), shapeOf(field)]),
  );

export const declarationsOf = (fields: readonly FieldSchema[]): Declarations => ({
  transaction: {
    fields: {
      ...{ id: 'string', status: 'string', created_at: 'timestamp', tags: { list: 'string' } },
      ...{ amount: 'double', currency: 'string', country: 'string', account_ids: { list: 'string' } },
      fields: { fields: shapesOf(fields) },
    },
  },
  account: {
    fields: {
      ...{ id: 'string', status: 'string', created_at: 'timestamp', tags: { list: 'string' }, fields: 'dyn' },
    },
  },
  last_inquiry: {
    fields: {
      ...{ id: 'string', status: 'string', template_id: 'string', created_at: 'timestamp', decided_at: 'timestamp' },
      tags: { list: 'string' },
    },
  },
});

const isMap = (value: unknown): value is FieldMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readable(value: FieldValue | undefined): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (!isMap(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), readable(inner)]));
}

type Account = Awaited<ReturnType<typeof findAccounts>>[number];

export interface Surroundings {
  readonly account: Account | null;
  readonly lastInquiry: Inquiry | null;
}

const accountOf = ({ id, accountStatus, createdAt, tags, state }: Account) => ({
  ...{ id, status: accountStatus, created_at: createdAt, tags, fields: readable(state.values as FieldMap) },
});

const inquiryOf = ({ id, status, templateId, createdAt, decisionedAt, tags }: Inquiry) => ({
  ...{ id, status, template_id: templateId, created_at: createdAt, decided_at: decisionedAt, tags },
});

export function valuesOf(transaction: JudgedTransaction, { account, lastInquiry }: Surroundings) {
  const { id, status, createdAt, tags, amount, currency, country, accountIds, values } = transaction;
  return {
    transaction: {
      ...{ id, status, created_at: createdAt, tags, amount, currency, country, account_ids: accountIds },
      fields: readable(values as FieldMap),
    },
    account: account === null ? null : accountOf(account),
    last_inquiry: lastInquiry === null ? null : inquiryOf(lastInquiry),
  };
}

/** The value that stands for a key of velocity, as it is hashed; null where the transaction has none. */
export function keyValues(transaction: JudgedTransaction, kind: string): readonly string[] {
  const { accountIds, deviceKey, cardKey, ipKey, values } = transaction;
  const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);
  if (kind === 'account') return accountIds;
  if (kind === 'device') return one(deviceKey);
  if (kind === 'card') return one(cardKey);
  if (kind === 'ip') return one(ipKey);
  const field = kind.slice('field.'.length);
  const [, value] = Object.entries(values).find(([key]) => snake(key) === field) ?? [];
  return typeof value === 'string' ? one(value.trim().toLowerCase() || null) : [];
}
