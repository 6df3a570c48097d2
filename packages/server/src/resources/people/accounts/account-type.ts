/** Account types: the fields, relations and statuses of their accounts. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldSchema } from '../../../fields/index.ts';

/** One side of a relation between two accounts; the other side has its own key. */
export interface RelationSchema {
  readonly key: string;
  readonly inverseKey: string;
  /** False if an account may have at most one such relation. */
  readonly many: boolean;
}

export interface AccountStatus {
  readonly id: string;
  readonly name: string;
  /** True for the status of new accounts. */
  readonly isDefault: boolean;
  /** True if accounts may keep the status but no further account may get it. */
  readonly isDeactivated: boolean;
}

export interface AccountType {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldSchema[];
  readonly relations: readonly RelationSchema[];
  /** Ordered statuses. */
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

/** Default fields of an account type (contract, resources 1.1). */
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

/** Returns the status of new accounts. */
export function defaultStatusOf(type: AccountType): string {
  return type.statuses.find(({ isDefault }) => isDefault)?.name ?? 'Default';
}

/**
 * Returns the given fields with the members that no request can set, copied from the field of the same key and type:
 * searchability, and the format of texts.
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

/** Returns the fault of relations, whose sides must be in pairs with unique keys; null if there is none. */
export function relationFault(relations: readonly RelationSchema[]): string | null {
  for (const { key, inverseKey } of relations) {
    const sides = relations.filter((each) => each.key === key);
    if (sides.length > 1) return `names ${key} twice`;
    const other = relations.find((each) => each.key === inverseKey);
    if (other?.inverseKey !== key) return `must hold ${inverseKey} as the other side of ${key}`;
  }
  return null;
}

/** Returns the fault of a change that would contradict the values of existing accounts; null if there is none. */
export function changeFault(before: readonly FieldSchema[], after: readonly FieldSchema[]): string | null {
  for (const field of before) {
    const now = after.find(({ key }) => key === field.key);
    if (now === undefined) return `must keep ${field.key}, of which accounts have values; archive it in its config`;
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
