/** A transaction: something that happened between a business and the people it knows, judged when it is told. */
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
  /** Keyed hash of what it was created with; a create of the same again is told by it. Null once it is redacted. */
  readonly createdWith: string | null;
  /** Of the field that its type names, as found when that was written. */
  readonly accountIds: readonly string[];
  readonly labelId: string | null;
  /** Who decided its status last, where that was a person. */
  readonly reviewer: Reference | null;
  /** What rules and relations made of it, oldest first. */
  readonly related: readonly Reference[];
  /** Sum of the weights of the rules that were hit; null where none were asked. */
  readonly score: number | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly redactedAt: Date | null;
}

/** Of relations and of what was made: more is refused, so that all of them can be shown. */
export const mostRelated = 100;

/** The value of the field that the type names for this fact; null where there is none. */
export function factOf({ type, state }: Transaction, name: FactName): string | number | boolean | null {
  const path = type.settings.facts[name];
  const value = path === undefined ? null : valueAt(state.values, path.split('.'));
  return value === null || value === '' || typeof value === 'object' ? null : value;
}

const textOf = (transaction: Transaction, name: FactName): string | null => {
  const value = factOf(transaction, name);
  return value === null ? null : String(value).trim() || null;
};

/** When it happened; null where no field says so. */
function occurredAtOf(transaction: Transaction): Date | null {
  const at = new Date(String(factOf(transaction, 'occurred-at') ?? ''));
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Of texts that transactions can be counted by. */
const comparedTypes: readonly FieldSchema['type'][] = ['string', 'choices', 'email-address', 'date'];

/** Keys of the fields whose texts transactions of a type can be counted by. */
export const countedFields = (fields: readonly FieldSchema[]): readonly string[] =>
  fields.filter((field) => comparedTypes.includes(field.type) && !isArchived(field)).map(({ key }) => key);

/** Texts are opaque, and so are compared in their case, unless their field says otherwise. */
function isFolded({ type, config }: FieldSchema): boolean {
  if (type === 'email-address' || config.format === 'country-code') return true;
  return config.identifier !== undefined && config.identifier['case-sensitive'] !== true;
}

/** Texts of the fields, without outer blanks, by their key. */
function fieldKeysOf({ type, state }: Transaction): Readonly<Record<string, string>> {
  const found = type.fields.flatMap((field): [string, string][] => {
    const value = state.values[field.key];
    const text = typeof value === 'string' && comparedTypes.includes(field.type) ? value.trim() : '';
    return text === '' ? [] : [[field.key, isFolded(field) ? text.toLowerCase() : text]];
  });
  return Object.fromEntries(found);
}

/** What rules are given. `subject` is alive: nothing is asked of what is redacted. */
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
