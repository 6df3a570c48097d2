/** Kinds of transactions: which fields, statuses and relations theirs have, and what is read out of the fields. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldSchema } from '../../../fields/index.ts';
import type { StatusKind } from './states.ts';

export interface TransactionStatus {
  readonly name: string;
  readonly kind: StatusKind;
}

export const relationTargetTypes = ['account', 'transaction'] as const;

/** What a transaction of the type can be related to, by a key. */
export interface RelationSchema {
  readonly key: string;
  readonly target: (typeof relationTargetTypes)[number];
  /** False: one such relation at most. */
  readonly many: boolean;
}

/** Facts that rules and links know by name, each with the dotted kebab path of the field it stands in. */
export const factNames = [
  ...(['amount', 'currency', 'country', 'account', 'device', 'card'] as const),
  ...(['ip-address', 'occurred-at'] as const),
] as const;

export type FactName = (typeof factNames)[number];

const scalarTypes: readonly FieldSchema['type'][] = ['string', 'number', 'integer', 'email-address', 'choices'];
const typesOfFact: { readonly [Name in FactName]?: readonly FieldSchema['type'][] } = {
  amount: ['number', 'integer'],
  'occurred-at': ['datetime'],
};

/** Whether a field of this type can hold the fact. */
export const holdsFact = (name: FactName, type: FieldSchema['type']): boolean =>
  (typesOfFact[name] ?? scalarTypes).includes(type);

export interface TypeSettings {
  readonly facts: { readonly [Name in FactName]?: string };
  /** No two transactions of the type have one reference id. */
  readonly uniqueReferences: boolean;
  /** Counts of velocity are never short: see {@link ./rules-port.ts}. */
  readonly strict: boolean;
  /** What a fallback inquiry is made from; null: none is. */
  readonly fallbackTemplateId: string | null;
  /** Statuses of simulated outcomes, by name. */
  readonly passedStatus: string | null;
  readonly failedStatus: string | null;
}

export interface TransactionType {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldSchema[];
  readonly relations: readonly RelationSchema[];
  /** In their order; exactly one is initial. */
  readonly statuses: readonly TransactionStatus[];
  readonly settings: TypeSettings;
  /** Rises with each change. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

export const initialStatusOf = ({ statuses }: Pick<TransactionType, 'statuses'>): string =>
  statuses.find(({ kind }) => kind === 'initial')?.name ?? 'created';

/** By its name in any case; undefined when the type has none. */
export const statusNamed = (
  { statuses }: Pick<TransactionType, 'statuses'>,
  name: string,
): TransactionStatus | undefined => statuses.find((status) => status.name.toLowerCase() === name.toLowerCase());

/** Where a fallback inquiry leaves its mark, where the type has such a field and status. */
export const fallbackField = 'fallback-inquiry-id';
export const fallbackStatus = 'pending_fallback_inquiry';

/** Field of the sandbox that forces an outcome. */
export const debugField = 'debug';

const text = (key: string, config: FieldSchema['config'] = {}): FieldSchema => ({ key, type: 'string', config });
/** Found by, as an identifier is, without saying so: the reference knows no such member. */
const found = { searchable: true } as const;

/** What a type begins with that names no fields: a payment, as careful as can be without knowing more. */
export const defaultFields: readonly FieldSchema[] = [
  { key: 'amount', type: 'number', config: {} },
  text('currency', { 'max-char-length': 12 }),
  { key: 'direction', type: 'choices', config: { options: ['in', 'out'] } },
  text('account-id', found),
  text('counterparty-name'),
  text('counterparty-account', found),
  text('card-fingerprint', found),
  text('device-id', found),
  text('ip-address', found),
  text('country-code', { format: 'country-code' }),
  { key: 'email-address', type: 'email-address', config: found },
  text('phone-number', found),
  { key: 'occurred-at', type: 'datetime', config: {} },
  text(fallbackField),
  { key: debugField, type: 'choices', config: { options: ['passed', 'failed'] } },
];

export const defaultStatuses: readonly TransactionStatus[] = [
  { name: 'created', kind: 'initial' },
  { name: 'needs_review', kind: 'intermediate' },
  { name: fallbackStatus, kind: 'intermediate' },
  { name: 'approved', kind: 'end' },
  { name: 'declined', kind: 'end' },
  { name: 'completed', kind: 'end' },
  { name: 'errored', kind: 'end' },
];

export const defaultRelations: readonly RelationSchema[] = [
  { key: 'accounts', target: 'account', many: true },
  { key: 'related-transactions', target: 'transaction', many: true },
];

export const defaultSettings: TypeSettings = {
  facts: {
    amount: 'amount',
    currency: 'currency',
    country: 'country-code',
    account: 'account-id',
    device: 'device-id',
    card: 'card-fingerprint',
    'ip-address': 'ip-address',
    'occurred-at': 'occurred-at',
  },
  uniqueReferences: true,
  strict: false,
  fallbackTemplateId: null,
  passedStatus: 'approved',
  failedStatus: 'declined',
};

export const isArchived = ({ config }: FieldSchema): boolean => (config['archived-at'] ?? null) !== null;

/** Keys of the fields that are archived now and were not, or are gone. */
export function deletedFields(before: readonly FieldSchema[], after: readonly FieldSchema[]): string[] {
  return before
    .filter((field) => !isArchived(field))
    .filter(({ key }) => after.every((field) => field.key !== key || isArchived(field)))
    .map(({ key }) => key);
}

/** Why values that transactions have would no longer be what their type says; null where they would. */
export function changeFault(before: readonly FieldSchema[], after: readonly FieldSchema[]): string | null {
  for (const field of before) {
    const now = after.find(({ key }) => key === field.key);
    if (now === undefined) return `must keep ${field.key}, of which transactions have values; archive it in its config`;
    if (now.type !== field.type) return `must keep ${field.key} a ${field.type}`;
    if (!isDeepStrictEqual(foundBy(field), foundBy(now))) return `must keep how ${field.key} is found`;
  }
  return null;
}

/** What decides which hashes of a field are kept, within it too. */
const foundBy = ({ config }: FieldSchema): readonly unknown[] => [
  config.searchable === true,
  config.identifier?.unique ?? null,
  config.identifier?.['case-sensitive'] ?? null,
  (config['item-schemas'] ?? []).map((inner) => [inner.key, ...foundBy(inner)]),
];
