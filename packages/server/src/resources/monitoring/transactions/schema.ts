/** Wire shapes of transactions, their types and labels, newest version. */
import { Type } from 'typebox';
import { anyMembers, freeObject, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { shownFieldSchemas, shownFields } from '../../../fields/index.ts';
import { tagNames } from '../../platform/tags/index.ts';
import { statusKinds } from './states.ts';
import { factNames, relationTargetTypes } from './transaction-type.ts';

const closed = { additionalProperties: false };

export const transactionAttributes = Type.Object({
  status: Type.String(),
  'reference-id': nullable('string'),
  fields: shownFields(),
  tags: Type.Array(Type.String()),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
});

export const transactionTypeAttributes = Type.Object({
  name: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
  'field-schemas': shownFieldSchemas(),
});

export const transactionLabelAttributes = Type.Object({
  'model-label': Type.String(),
  'model-version': nullable('string'),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
});

const text = (maxLength = 255) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength }));
const fields = Type.Optional(
  Type.Unsafe<Readonly<Record<string, unknown>> | null>({ type: ['object', 'null'], ...anyMembers }),
);
const tags = Type.Optional(Type.Unsafe<readonly string[] | null>({ ...tagNames, type: ['array', 'null'] }));

export const createTransactionAttributes = Type.Object(
  { 'transaction-type-id': text(), fields, 'reference-id': text(), tags },
  closed,
);

/** Members that are accepted and ignored. */
export const createTransactionMeta = Type.Object({}, { additionalProperties: true });

export const updateTransactionAttributes = Type.Object(
  { fields, status: text(100), 'reference-id': text(), label: text(), tags },
  closed,
);

export const transactionFilters = Type.Object(
  {
    'reference-id': Type.Optional(Type.String()),
    'transaction-type-id': Type.Optional(Type.String()),
    identifier: Type.Optional(
      Type.Object({ key: Type.Optional(Type.String()), value: Type.Optional(Type.String()) }, closed),
    ),
  },
  closed,
);

export const labelMeta = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 255 }),
    score: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    'model-version': text(100),
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

export const simulatedOutcomes = ['passed', 'failed', 'fallback-inquiry'] as const;

export const simulateMeta = Type.Object({ outcome: oneOf(simulatedOutcomes) }, closed);

const statusName = Type.String({ pattern: '^[^\\s](.*[^\\s])?$', maxLength: 100 });
const relationKey = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]*$', maxLength: 100 });
const fieldPath = Type.Union([Type.String({ minLength: 1, maxLength: 255 }), Type.Null()]);

export const factFields = Type.Object(
  Object.fromEntries(factNames.map((name) => [name, Type.Optional(fieldPath)])) as Record<
    (typeof factNames)[number],
    ReturnType<typeof Type.Optional<typeof fieldPath>>
  >,
  closed,
);

const typeMembers = {
  'field-schemas': Type.Optional(Type.Array(freeObject(), { maxItems: 200 })),
  statuses: Type.Optional(
    Type.Array(Type.Object({ name: statusName, kind: oneOf(statusKinds) }, closed), { minItems: 1, maxItems: 50 }),
  ),
  'relation-schemas': Type.Optional(
    Type.Array(
      Type.Object(
        { key: relationKey, target: oneOf(relationTargetTypes), 'is-array': Type.Optional(Type.Boolean()) },
        closed,
      ),
      { maxItems: 50 },
    ),
  ),
  'fact-fields': Type.Optional(factFields),
  'unique-reference-ids': Type.Optional(Type.Boolean()),
  'strict-velocity': Type.Optional(Type.Boolean()),
  'fallback-inquiry-template-id': text(100),
  'passed-status': text(100),
  'failed-status': text(100),
};

const typeName = Type.String({ minLength: 1, maxLength: 255 });

export const createTransactionTypeAttributes = Type.Object({ name: typeName, ...typeMembers }, closed);
export const updateTransactionTypeAttributes = Type.Object(
  {
    name: Type.Optional(typeName),
    ...typeMembers,
    /** Revision of the type that the caller has read. */
    revision: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
);
