/** Wire shapes of cases, newest version. */
import { Type } from 'typebox';
import { freeObject, nullable, timestamp } from '../../../api/json-api/schema.ts';
import { longestSla, mostObjects } from './case.ts';

const closed = { additionalProperties: false };
const moment = () => nullable('string', 'date-time');

const attachments = Type.Array(
  Type.Object({ filename: Type.String(), url: Type.String({ format: 'uri' }), 'byte-size': Type.Integer() }),
);

export const caseAttributes = Type.Object({
  status: Type.String(),
  name: Type.String(),
  resolution: nullable('string'),
  'created-at': timestamp(),
  'updated-at': moment(),
  'assigned-at': moment(),
  'resolved-at': moment(),
  'redacted-at': moment(),
  'sla-expires-at': moment(),
  'creator-id': nullable('string'),
  'creator-type': nullable('string'),
  'assignee-id': nullable('string'),
  'assigner-id': nullable('string'),
  'assigner-type': nullable('string'),
  'resolver-id': nullable('string'),
  'resolver-type': nullable('string'),
  'updater-id': nullable('string'),
  'updater-type': nullable('string'),
  tags: Type.Array(Type.String()),
  fields: freeObject({ description: 'Plain values by the key of their field, as the case template has it.' }),
  attachments,
});

export const commentAttributes = Type.Object({
  message: Type.String(),
  'created-at': timestamp(),
  'updated-at': timestamp(),
  'commenter-id': Type.String(),
  'commenter-type': Type.String(),
});

const email = Type.String({ minLength: 3, maxLength: 255, examples: ['reviewer@example.com'] });
const fields = Type.Optional(freeObject());
const sla = Type.Optional(
  Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: longestSla, examples: [7200] }),
);
const objectIds = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: mostObjects });

export const createCaseAttributes = Type.Object(
  {
    'case-template-id': Type.String({ minLength: 1, maxLength: 100 }),
    'creator-email-address': Type.Optional(email),
    'case-queue-id': Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    fields,
  },
  closed,
);
export const createCaseMeta = Type.Object(
  { 'object-ids': Type.Optional(objectIds), 'sla-expires-in-seconds': sla },
  closed,
);

export const updateCaseAttributes = Type.Object(
  {
    'case-queue-id': Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 })),
    fields,
    attachments: Type.Optional(
      Type.Array(
        Type.Object({ data: Type.String(), filename: Type.String({ minLength: 1, maxLength: 255 }) }, closed),
        {
          maxItems: 20,
        },
      ),
    ),
  },
  closed,
);
export const updateCaseMeta = Type.Object({ 'sla-expires-in-seconds': sla }, closed);

export const objectsMeta = Type.Object(
  {
    'object-ids': Type.Optional(Type.Unsafe<readonly string[] | null>({ ...objectIds, type: ['array', 'null'] })),
  },
  closed,
);

export const assignMeta = Type.Object({ 'user-email-address': email }, closed);

export const statusMeta = Type.Object(
  {
    status: Type.String({ minLength: 1, maxLength: 100, examples: ['Approved'] }),
    /** Extension: the reason, if the status requires one or the case was resolved. */
    comment: Type.Optional(Type.String({ minLength: 1, maxLength: 10_000 })),
  },
  closed,
);

export const caseFilters = Type.Object(
  {
    status: Type.Optional(Type.String()),
    'case-template-id': Type.Optional(Type.String()),
    'account-id': Type.Optional(Type.String()),
    'reference-id': Type.Optional(Type.String()),
    'inquiry-id': Type.Optional(Type.String()),
    'report-id': Type.Optional(Type.String()),
  },
  closed,
);
