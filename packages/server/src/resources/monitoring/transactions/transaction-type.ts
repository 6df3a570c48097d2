/** Transaction types: fields, statuses and relations, and the facts read from the fields. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldSchema } from '../../../fields/index.ts';
import type { StatusKind } from './states.ts';

export interface TransactionStatus {
  readonly name: string;
  readonly kind: StatusKind;
}

export const relationTargetTypes = ['account', 'transaction'] as const;

/** Relation of a transaction of the type, identified by a key. */
export interface RelationSchema {
  readonly key: string;
  readonly target: (typeof relationTargetTypes)[number];
  /** False if at most one such relation is allowed. */
  readonly many: boolean;
}

/** Facts that rules and links know by name; each has the dotted kebab path of its field. */
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

/** Returns true if a field of this type can hold the fact. */
export const holdsFact = (name: FactName, type: FieldSchema['type']): boolean =>
  (typesOfFact[name] ?? scalarTypes).includes(type);

export interface TypeSettings {
  readonly facts: { readonly [Name in FactName]?: string };
  /** True if no two transactions of the type may have the same reference id. */
  readonly uniqueReferences: boolean;
  /** True if velocity counts must never be too low: see {@link ./rules-port.ts}. */
  readonly strict: boolean;
  /** Template of fallback inquiries; null for none. */
  readonly fallbackTemplateId: string | null;
  /** Names of the statuses for simulated outcomes. */
  readonly passedStatus: string | null;
  readonly failedStatus: string | null;
}

export interface TransactionType {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldSchema[];
  readonly relations: readonly RelationSchema[];
  /** Ordered statuses, of which exactly one is initial. */
  readonly statuses: readonly TransactionStatus[];
  readonly settings: TypeSettings;
  /** Number that increases with each change. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

export const initialStatusOf = ({ statuses }: Pick<TransactionType, 'statuses'>): string =>
  statuses.find(({ kind }) => kind === 'initial')?.name ?? 'created';

/** Finds a status by name, ignoring case; undefined if the type has none. */
export const statusNamed = (
  { statuses }: Pick<TransactionType, 'statuses'>,
  name: string,
): TransactionStatus | undefined => statuses.find((status) => status.name.toLowerCase() === name.toLowerCase());

/** Field and status that a fallback inquiry sets, if the type has them. */
export const fallbackField = 'fallback-inquiry-id';
export const fallbackStatus = 'pending_fallback_inquiry';

/** Field in the sandbox that forces an outcome. */
export const debugField = 'debug';

const text = (key: string, config: FieldSchema['config'] = {}): FieldSchema => ({ key, type: 'string', config });
/** Searchable like an identifier, without declaring one: the reference lacks such a member. */
const found = { searchable: true } as const;

/** Default fields of a type: a payment, as cautious as possible without further knowledge. */
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

/** Returns the keys of fields that were removed or newly archived. */
export function deletedFields(before: readonly FieldSchema[], after: readonly FieldSchema[]): string[] {
  return before
    .filter((field) => !isArchived(field))
    .filter(({ key }) => after.every((field) => field.key !== key || isArchived(field)))
    .map(({ key }) => key);
}

/** Returns the fault of a change that would contradict the values of existing transactions; null if there is none. */
export function changeFault(before: readonly FieldSchema[], after: readonly FieldSchema[]): string | null {
  for (const field of before) {
    const now = after.find(({ key }) => key === field.key);
    if (now === undefined) return `must keep ${field.key}, of which transactions have values; archive it in its config`;
    if (now.type !== field.type) return `must keep ${field.key} a ${field.type}`;
    if (!isDeepStrictEqual(foundBy(field), foundBy(now))) return `must keep how ${field.key} is found`;
  }
  return null;
}

/** Returns the settings that determine the stored hashes of a field and of its children. */
const foundBy = ({ config }: FieldSchema): readonly unknown[] => [
  config.searchable === true,
  config.identifier?.unique ?? null,
  config.identifier?.['case-sensitive'] ?? null,
  (config['item-schemas'] ?? []).map((inner) => [inner.key, ...foundBy(inner)]),
];
