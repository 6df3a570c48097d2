/** Kinds of accounts: which fields, relations and statuses theirs have. */
import type { FieldSchema } from '../../../fields/index.ts';

/** One side of a relation between two accounts; the other side has a key of its own. */
export interface RelationSchema {
  readonly key: string;
  readonly inverseKey: string;
  /** False: an account has one such relation at most. */
  readonly many: boolean;
}

export interface AccountType {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldSchema[];
  readonly relations: readonly RelationSchema[];
  /** In their order. */
  readonly statuses: readonly { readonly id: string; readonly name: string; readonly isDefault: boolean }[];
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

const text = (key: string, searchable = false): FieldSchema => ({
  key,
  type: 'string',
  config: searchable ? { searchable } : {},
});

const country = (key: string): FieldSchema => ({ key, type: 'string', config: { format: 'country-code' } });

const hash = (key: string, members: readonly FieldSchema[]): FieldSchema => ({
  key,
  type: 'hash',
  config: { 'item-schemas': members },
});

/** What an account type begins with (contract, resources 1.1). */
export const defaultAccountFields: readonly FieldSchema[] = [
  hash('name', [text('first', true), text('middle'), text('last', true)]),
  hash('address', [
    text('street-1'),
    text('street-2'),
    text('subdivision'),
    text('city'),
    text('postal-code'),
    country('country-code'),
  ]),
  {
    key: 'identification-numbers',
    type: 'array',
    config: {
      'item-schema': hash('identification-number', [
        text('identification-class'),
        text('identification-number'),
        country('issuing-country'),
        text('hashed-identification-number'),
      ]),
    },
  },
  { key: 'birthdate', type: 'date', config: { searchable: true } },
  text('phone-number', true),
  text('email-address', true),
  text('social-security-number'),
  {
    key: 'selfie-photo',
    type: 'file',
    config: {
      'supported-mime-types': [
        'image/jpg',
        'image/jpeg',
        'image/png',
        'image/heic',
        'image/heif',
        'image/tiff',
        'image/gif',
      ],
    },
  },
];

export const defaultRelations: readonly RelationSchema[] = [
  { key: 'parent-account', inverseKey: 'child-accounts', many: false },
  { key: 'child-accounts', inverseKey: 'parent-account', many: true },
  { key: 'related-accounts', inverseKey: 'related-accounts', many: true },
];

/** The status new accounts have. */
export function defaultStatusOf(type: AccountType): string {
  return type.statuses.find(({ isDefault }) => isDefault)?.name ?? 'Default';
}
