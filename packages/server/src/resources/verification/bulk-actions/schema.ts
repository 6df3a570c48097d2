/** Wire shapes of bulk actions. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { bulkActionNames, conflictCauses, maxInquiries, rowStates } from './bulk-action.ts';

export const startBody = Type.Object(
  {
    action: oneOf(bulkActionNames),
    'inquiry-ids': Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: maxInquiries }),
    comment: Type.Optional(
      Type.String({ maxLength: 10_000, description: 'Reason of an approval or a decline, for all of them.' }),
    ),
    'tag-name': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  },
  { additionalProperties: false },
);

const progress = {
  id: Type.String(),
  action: oneOf(bulkActionNames),
  status: oneOf(['running', 'completed']),
  total: Type.Integer(),
  done: Type.Integer(),
  refused: Type.Integer(),
  waiting: Type.Integer(),
  cancelled: Type.Integer(),
  'awaiting-second': Type.Integer({ description: 'Those of the done ones that move once a second person agrees.' }),
  'created-at': timestamp(),
  'completed-at': nullable('string', 'date-time'),
};

export const progressBody = Type.Object(progress);

const refusal = Type.Object({
  code: Type.String(),
  cause: Type.Union([oneOf(conflictCauses), Type.Null()]),
  title: Type.String(),
  details: Type.String(),
});

export const bulkActionBody = Type.Object({
  ...progress,
  rows: Type.Array(
    Type.Object({
      'inquiry-id': Type.String(),
      state: oneOf(rowStates),
      'awaits-second': Type.Boolean(),
      refusal: Type.Union([refusal, Type.Null()]),
    }),
  ),
});
