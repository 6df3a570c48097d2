/** Wire shapes of lists and items. */
import { type TObject, type TSchema, Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { matchTypes } from './comparers/email-address.ts';
import { type ItemKind, itemKindNames } from './item-kinds.ts';

const closed = { additionalProperties: false };

const listMembers = {
  name: Type.String(),
  status: Type.String(),
  'archived-at': nullable('string', 'date-time'),
  'created-at': timestamp(),
  'updated-at': timestamp(),
};

const furtherOfList: Readonly<Partial<Record<ItemKind, Readonly<Record<string, TSchema>>>>> = {
  name: { 'allow-fuzzy-name-first': Type.Boolean() },
  field: { 'field-name': nullable('string') },
};

export const listAttributes = (kind: ItemKind | null): TObject =>
  Type.Object({ ...listMembers, ...(kind === null ? {} : furtherOfList[kind]) });

const text = Type.String();
const degrees = Type.Number();

/** Members of each kind of item. */
const valuesOfKind: Readonly<Record<ItemKind, Readonly<Record<string, TSchema>>>> = {
  'browser-fingerprint': { value: text },
  'device-fingerprint': { value: text },
  country: { 'country-code': text },
  'email-address': { value: text, 'match-type': text },
  field: { 'field-value': text },
  geolocation: { latitude: degrees, longitude: degrees, 'radius-meters': degrees },
  'government-id-number': { 'id-number': text, 'id-class': text },
  'ip-address': { value: text },
  name: { 'name-first': text, 'name-last': text },
  'phone-number': { value: text },
  string: { value: text },
  face: { 'verification-id': text },
};

export const valueNames = (kind: ItemKind): readonly string[] => Object.keys(valuesOfKind[kind]);

const itemMembers = {
  status: Type.String(),
  'archived-at': nullable('string', 'date-time'),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
  'redacted-at': nullable('string', 'date-time'),
  'match-count': Type.Integer(),
  'expires-at': nullable('string', 'date-time'),
};

export const itemAttributes = (kind: ItemKind | null): TObject =>
  Type.Object({ ...itemMembers, ...(kind === null ? {} : valuesOfKind[kind]) });

const filled = Type.String({ minLength: 1, maxLength: 255 });
const optionalText = Type.Optional(Type.String({ maxLength: 255 }));

const givenOfKind: Readonly<Record<Exclude<ItemKind, 'face'>, Readonly<Record<string, TSchema>>>> = {
  'browser-fingerprint': { value: filled },
  'device-fingerprint': { value: filled },
  country: { 'country-code': filled },
  'email-address': { value: filled, 'match-type': oneOf(matchTypes) },
  field: { 'field-value': filled },
  geolocation: { latitude: degrees, longitude: degrees, 'radius-meters': degrees },
  'government-id-number': { 'id-number': filled, 'id-class': optionalText },
  'ip-address': { value: filled },
  name: { 'name-first': optionalText, 'name-last': optionalText },
  'phone-number': { value: filled },
  string: { value: filled },
};

const expiry = { 'expires-at': Type.Optional(nullable('string', 'date-time')) };

export const createItemAttributes = (kind: Exclude<ItemKind, 'face'>): TObject =>
  Type.Object({ 'list-id': filled, ...givenOfKind[kind], ...expiry }, closed);

const listName = Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' });

export const createListAttributes = (kind: ItemKind): TObject =>
  Type.Object(
    { name: listName, ...(kind === 'name' ? { 'allow-fuzzy-name-first': Type.Optional(Type.Boolean()) } : {}) },
    closed,
  );

export const listFilters = Type.Object({ status: Type.Optional(oneOf(['active', 'archived'])) }, closed);
const itemStatus = '(pending|active|archived)';

/** One or several statuses, separated by commas. */
export const itemFilters = Type.Object(
  { status: Type.Optional(Type.String({ pattern: `^${itemStatus}(,${itemStatus})*$` })) },
  closed,
);

/** Creation in the dashboard, of any kind. */
export const makeListBody = Type.Object(
  {
    kind: oneOf(itemKindNames),
    name: listName,
    'allow-fuzzy-name-first': Type.Optional(Type.Boolean()),
    'field-name': Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9_-]{0,79}$' })),
  },
  closed,
);

export const bulkBody = Type.Object(
  {
    lines: Type.Array(Type.String({ maxLength: 1000 }), { minItems: 1, maxItems: 10_000 }),
    'dry-run': Type.Optional(Type.Boolean()),
    ...expiry,
  },
  closed,
);

export const bulkAnswer = Type.Object({
  added: Type.Integer(),
  duplicates: Type.Integer(),
  invalid: Type.Integer(),
  verdicts: Type.Array(
    Type.Object({
      line: Type.Integer(),
      verdict: oneOf(['added', 'duplicate', 'invalid', 'empty']),
      problem: nullable('string'),
      'list-item-id': nullable('string'),
    }),
  ),
});

export const previewBody = Type.Object({ line: Type.String({ minLength: 1, maxLength: 1000 }) }, closed);

export const previewAnswer = Type.Object({
  count: Type.Integer(),
  'at-least': Type.Boolean(),
  days: Type.Integer(),
  objects: Type.Array(Type.Object({ type: Type.String(), id: Type.String(), at: timestamp() })),
});

export const expiryBody = Type.Object({ 'expires-at': nullable('string', 'date-time') }, closed);

export const countsAnswer = Type.Object({
  counts: Type.Array(Type.Object({ 'list-id': Type.String(), items: Type.Integer(), hits: Type.Integer() })),
});

export const matchesAnswer = Type.Object({
  matches: Type.Array(
    Type.Object({
      'list-id': Type.String(),
      'list-name': Type.String(),
      'list-kind': Type.String(),
      'list-item-id': Type.String(),
      field: Type.String(),
      'object-type': Type.String(),
      'object-id': Type.String(),
      'inquiry-id': nullable('string'),
      at: timestamp(),
    }),
  ),
});

export const itemsAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      ...itemMembers,
      status: oneOf(['pending', 'active', 'archived']),
      /** Count for the 90 days before the item was added; null while it is being computed. */
      'back-hits': nullable('integer'),
      'creator-type': Type.String(),
      'creator-id': nullable('string'),
      /** Empty for people without the right to personal data. */
      values: Type.Unsafe<Readonly<Record<string, string | number>>>({
        type: 'object',
        additionalProperties: { type: ['string', 'number'] },
      }),
    }),
  ),
  'has-more': Type.Boolean(),
});
