/** Kinds of accounts: which fields, relations and statuses theirs have. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldSchema } from '../../../fields/index.ts';

/** One side of a relation between two accounts; the other side has a key of its own. */
export interface RelationSchema {
  readonly key: string;
  readonly inverseKey: string;
  /** False: an account has one such relation at most. */
  readonly many: boolean;
}

export interface AccountStatus {
  readonly id: string;
  readonly name: string;
  /** New accounts have it. */
  readonly isDefault: boolean;
  /** Kept by the accounts that have it, taken by no other. */
  readonly isDeactivated: boolean;
}

export interface AccountType {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldSchema[];
  readonly relations: readonly RelationSchema[];
  /** In their order. */
  readonly statuses: readonly AccountStatus[];
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

/**
 * What no request can say of a field, taken from the field of the same key and type: whether it is searched by, and the
 * format of its texts.
 */
export function withKnownMembers(known: readonly FieldSchema[], given: readonly FieldSchema[]): readonly FieldSchema[] {
  return given.map((field) => {
    const same = known.find(({ key, type }) => key === field.key && type === field.type);
    if (same === undefined) return field;
    const { searchable, format, 'item-schema': item, 'item-schemas': items } = same.config;
    const { 'item-schema': givenItem, 'item-schemas': givenItems } = field.config;
    return {
      ...field,
      config: {
        ...field.config,
        ...(searchable === undefined ? {} : { searchable }),
        ...(format === undefined ? {} : { format }),
        ...(item && givenItem ? { 'item-schema': withKnownMembers([item], [givenItem])[0] as FieldSchema } : {}),
        ...(items && givenItems ? { 'item-schemas': withKnownMembers(items, givenItems) } : {}),
      },
    };
  });
}

/** Each side needs the other; null where all have it. Keys are unique among them. */
export function relationFault(relations: readonly RelationSchema[]): string | null {
  for (const { key, inverseKey } of relations) {
    const sides = relations.filter((each) => each.key === key);
    if (sides.length > 1) return `names ${key} twice`;
    const other = relations.find((each) => each.key === inverseKey);
    if (other?.inverseKey !== key) return `must hold ${inverseKey} as the other side of ${key}`;
  }
  return null;
}

/** Why values that accounts have would no longer be what their type says; null where they would. */
export function changeFault(before: readonly FieldSchema[], after: readonly FieldSchema[]): string | null {
  for (const field of before) {
    const now = after.find(({ key }) => key === field.key);
    if (now === undefined) return `must keep ${field.key}, of which accounts have values; archive it in its config`;
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
