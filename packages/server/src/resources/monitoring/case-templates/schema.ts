/** Wire shapes of case templates, newest version. */
import { Type } from 'typebox';
import { component, freeObject, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { shownFieldSchemas } from '../../../fields/index.ts';
import { caseCauses } from '../../platform/case-links/index.ts';
import { actionOperations, demandTargets, statusKinds } from './case-template.ts';

const closed = { additionalProperties: false };

export const caseTemplateAttributes = Type.Object({
  status: Type.String(),
  name: Type.String(),
  resolutions: Type.Array(Type.String()),
  'created-at': timestamp(),
  'updated-at': nullable('string', 'date-time'),
  'archived-at': nullable('string', 'date-time'),
  'field-schemas': shownFieldSchemas(),
});

const key = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9_-]*$', maxLength: 100 });
const keys = Type.Array(key, { maxItems: 100 });
const label = Type.String({ minLength: 1, maxLength: 255 });
const flag = Type.Optional(Type.Boolean());

const statuses = Type.Array(
  Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 100 }),
      type: oneOf(statusKinds),
      'requires-comment': flag,
      'requires-tag': flag,
      'requires-checked': Type.Optional(keys),
      'requires-second-read': flag,
      tags: Type.Optional(Type.Array(label, { maxItems: 50 })),
    },
    { ...closed, ...component('case-status') },
  ),
  { minItems: 2, maxItems: 50 },
);

const actions = Type.Array(
  Type.Object(
    {
      key,
      name: label,
      steps: Type.Array(
        Type.Object({ operation: oneOf(actionOperations), input: Type.Optional(freeObject()) }, closed),
        { minItems: 1, maxItems: 10 },
      ),
    },
    { ...closed, ...component('case-action') },
  ),
  { maxItems: 50 },
);

const policy = Type.Object(
  {
    'case-queue-id': Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^cqueue_', maxLength: 100 }),
    ),
    'sla-seconds': Type.Optional(
      Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 7_776_000 }),
    ),
    'demands-of': Type.Optional(oneOf(demandTargets)),
    'opens-for': Type.Optional(Type.Array(oneOf(caseCauses), { maxItems: 20 })),
  },
  { ...closed, ...component('case-policy') },
);

export const documentMembers = {
  statuses: Type.Optional(statuses),
  'field-schemas': Type.Optional(Type.Array(freeObject(), { maxItems: 200 })),
  checklist: Type.Optional(Type.Array(Type.Object({ key, label }, closed), { maxItems: 100 })),
  actions: Type.Optional(actions),
  policy: Type.Optional(policy),
  layout: Type.Optional(freeObject()),
};

const name = Type.String({ minLength: 1, maxLength: 100 });

export const createTemplateAttributes = Type.Object(
  { name, key: Type.String({ pattern: '^[A-Z][A-Z0-9]{0,11}$', examples: ['KYC'] }), ...documentMembers },
  closed,
);
export const updateTemplateAttributes = Type.Object({ name: Type.Optional(name), ...documentMembers }, closed);

const version = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  'created-at': timestamp(),
  'published-at': nullable('string', 'date-time'),
  document: Type.Object({ ...documentMembers, 'field-schemas': shownFieldSchemas() }),
});

/** Template document for the editor; the newest version first, the draft before published ones. */
export const templateDocumentBody = Type.Object({
  id: Type.String(),
  key: Type.String(),
  name: Type.String(),
  status: Type.String(),
  'is-default': Type.Boolean(),
  'updated-at': timestamp(),
  versions: Type.Array(version),
});
