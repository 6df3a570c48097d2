/** Transaction: an event between a business and its customers, judged when it is submitted. */
import { type FieldSchema, type FieldState, valueAt } from '../../../fields/index.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { JudgedTransaction } from './rules-port.ts';
import { type FactName, isArchived, type TransactionType } from './transaction-type.ts';

export interface Reference {
  readonly type: string;
  readonly id: string;
}

export interface Transaction {
  readonly id: string;
  readonly subject: Subject;
  readonly type: TransactionType;
  readonly status: string;
  readonly referenceId: string | null;
  readonly state: FieldState;
  readonly tags: readonly string[];
  /** Keyed hash of the values at creation, which identifies a repeated creation. Null once redacted. */
  readonly createdWith: string | null;
  /** Accounts of the field that its type names, as found when the field was written. */
  readonly accountIds: readonly string[];
  readonly labelId: string | null;
  /** Person who last decided its status; null if none did. */
  readonly reviewer: Reference | null;
  /** Objects created by rules, and relations, the oldest first. */
  readonly related: readonly Reference[];
  /** Sum of the weights of the rules that were hit; null if none were evaluated. */
  readonly score: number | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly redactedAt: Date | null;
}

/** Maximum number of relations and created objects, so that all of them can be shown. */
export const mostRelated = 100;

/** Returns the value of the field that the type names for this fact; null if there is none. */
export function factOf({ type, state }: Transaction, name: FactName): string | number | boolean | null {
  const path = type.settings.facts[name];
  const value = path === undefined ? null : valueAt(state.values, path.split('.'));
  return value === null || value === '' || typeof value === 'object' ? null : value;
}

const textOf = (transaction: Transaction, name: FactName): string | null => {
  const value = factOf(transaction, name);
  return value === null ? null : String(value).trim() || null;
};

/** Returns the time of the transaction; null if no field has one. */
function occurredAtOf(transaction: Transaction): Date | null {
  const at = new Date(String(factOf(transaction, 'occurred-at') ?? ''));
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Types of texts by which transactions can be counted. */
const comparedTypes: readonly FieldSchema['type'][] = ['string', 'choices', 'email-address', 'date'];

/** Returns the keys of the fields by whose texts transactions of a type can be counted. */
export const countedFields = (fields: readonly FieldSchema[]): readonly string[] =>
  fields.filter((field) => comparedTypes.includes(field.type) && !isArchived(field)).map(({ key }) => key);

/** Returns true if case is ignored. Texts are opaque, so their case counts unless the field ignores it. */
function isFolded({ type, config }: FieldSchema): boolean {
  if (type === 'email-address' || config.format === 'country-code') return true;
  return config.identifier !== undefined && config.identifier['case-sensitive'] !== true;
}

/** Returns the normalized texts of the fields by key. */
function fieldKeysOf({ type, state }: Transaction): Readonly<Record<string, string>> {
  const found = type.fields.flatMap((field): [string, string][] => {
    const value = state.values[field.key];
    const text = typeof value === 'string' && comparedTypes.includes(field.type) ? value.trim() : '';
    return text === '' ? [] : [[field.key, isFolded(field) ? text.toLowerCase() : text]];
  });
  return Object.fromEntries(found);
}

/** Returns the input of rules. `subject` is live: redacted transactions are not judged. */
export function judgedOf(transaction: Transaction, subject: JudgedTransaction['subject']): JudgedTransaction {
  const amount = factOf(transaction, 'amount');
  const related = transaction.related.filter(({ type }) => type === 'account').map(({ id }) => id);
  return {
    id: transaction.id,
    typeId: transaction.type.id,
    status: transaction.status,
    values: transaction.state.values,
    tags: transaction.tags,
    amount: typeof amount === 'number' ? amount : null,
    currency: textOf(transaction, 'currency'),
    country: textOf(transaction, 'country'),
    occurredAt: occurredAtOf(transaction),
    deviceKey: textOf(transaction, 'device'),
    cardKey: textOf(transaction, 'card'),
    ipKey: textOf(transaction, 'ip-address')?.toLowerCase() ?? null,
    accountKey: textOf(transaction, 'account')?.toLowerCase() ?? null,
    fieldKeys: fieldKeysOf(transaction),
    accountIds: [...new Set([...transaction.accountIds, ...related])],
    createdAt: transaction.createdAt,
    isStrict: transaction.type.settings.strict,
    subject,
  };
}
