/** Wire shapes of accounts and account types, newest version. */
import { Type } from 'typebox';
import { anyMembers, component, each, freeObject, nullable, timestamp } from '../../../api/json-api/schema.ts';
import { shownFieldSchemas, shownFields } from '../../../fields/index.ts';
import { tagNames } from '../../platform/tags/index.ts';
import { personalPaths } from './account.ts';

export const accountAttributes = Type.Object({
  'reference-id': nullable('string'),
  'account-type-name': Type.String(),
  'created-at': timestamp(),
  'updated-at': timestamp(),
  'redacted-at': nullable('string', 'date-time'),
  'account-status': Type.String(),
  tags: Type.Array(Type.String()),
  fields: shownFields(),
});

export const accountTypeAttributes = Type.Object({
  name: Type.String(),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
  'field-schemas': shownFieldSchemas(),
});

const closed = { additionalProperties: false };

/** Returns the schema of a text. Null is the same as absent, or clears the value, depending on the member. */
const text = (maxLength = 255) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength }));
const personal = Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] }));
const objectOrNull = Type.Unsafe<Readonly<Record<string, unknown>> | null>({
  type: ['object', 'null'],
  ...anyMembers,
});

const { 'address-country-code': _country, ...sharedNames } = personalPaths;

const writable = {
  'account-status': text(),
  'reference-id': text(),
  tags: Type.Optional(Type.Unsafe<readonly string[] | null>({ ...tagNames, type: ['array', 'null'] })),
  fields: Type.Optional(objectOrNull),
  'selfie-photo': Type.Optional(
    Type.Unsafe<{ readonly data?: unknown } | null>({
      type: ['object', 'null'],
      properties: { data: {} },
      additionalProperties: false,
    }),
  ),
  'country-code': personal,
  ...each(Object.keys(sharedNames) as (keyof typeof sharedNames)[], personal),
};

export const createAccountAttributes = Type.Object({ 'account-type-id': text(), ...writable }, closed);
export const updateAccountAttributes = Type.Object(writable, closed);
export const createAccountMeta = Type.Object({ 'upsert-by': text() }, closed);

export const accountFilters = Type.Object({ 'reference-id': Type.Optional(Type.String()) }, closed);

export const relationFilters = Type.Object(
  {
    key: Type.String({ examples: ['documents'] }),
    'created-at-start': Type.Optional(Type.String()),
    'created-at-end': Type.Optional(Type.String()),
  },
  closed,
);

export const relationMeta = Type.Object(
  {
    'relation-schema-key': Type.String({ minLength: 1, maxLength: 100 }),
    'target-object-id': Type.String({ minLength: 1, maxLength: 100 }),
  },
  closed,
);

const typeName = Type.String({ minLength: 1, maxLength: 255 });
const relationKey = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]*$', maxLength: 100 });
const typeMembers = {
  'field-schemas': Type.Optional(Type.Array(freeObject(), { maxItems: 200 })),
  'account-statuses': Type.Optional(
    Type.Array(
      Type.Object(
        {
          id: Type.Optional(Type.String({ pattern: '^actst_[a-zA-Z0-9]{24,28}$' })),
          name: Type.String({ minLength: 1, maxLength: 100 }),
          deactivated: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { minItems: 1, maxItems: 50 },
    ),
  ),
  'relation-schemas': Type.Optional(
    Type.Array(
      Type.Object({ key: relationKey, 'inverse-key': relationKey, 'is-array': Type.Optional(Type.Boolean()) }, closed),
      { maxItems: 50 },
    ),
  ),
};

export const createAccountTypeAttributes = Type.Object({ name: typeName, ...typeMembers }, closed);
export const updateAccountTypeAttributes = Type.Object({ name: Type.Optional(typeName), ...typeMembers }, closed);

export const consolidateMeta = Type.Object(
  { 'source-account-ids': Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }) },
  closed,
);

export const runActionAnswerMeta = Type.Object({ 'workflow-run-id': Type.String() });

export const runActionBody = Type.Object(
  {
    data: Type.Object(
      {
        'account-action-id': Type.String({ pattern: '^accac_[a-zA-Z0-9]{24,28}$' }),
        parameters: Type.Optional(freeObject()),
      },
      closed,
    ),
  },
  closed,
);

export const actionEffects = Type.Object(
  {
    'set-account-status': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    'add-tags': Type.Optional(tagNames),
    'remove-tags': Type.Optional(tagNames),
    'set-fields': Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 100 }))),
  },
  { ...closed, ...component('account-action-effects') },
);

export const actionAttributes = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    parameters: Type.Optional(Type.Array(freeObject(), { maxItems: 50 })),
    effects: actionEffects,
  },
  closed,
);

export const accountActionAttributes = Type.Object({
  name: Type.String(),
  parameters: shownFieldSchemas(),
  effects: actionEffects,
  'created-at': timestamp(),
});
