/** Wire shapes of what people decided of inquiries. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { reviewStates } from './review.ts';

const closed = { additionalProperties: false };

export const reviewAttributes = Type.Object({
  state: oneOf(reviewStates),
  /** Null while it is kept from the reader: somebody else's, in a blind round that is not settled. */
  decision: nullable('string'),
  note: nullable('string'),
  round: Type.Integer(),
  'is-blind': Type.Boolean(),
  'is-own': Type.Boolean(),
  'created-at': timestamp(),
  'settled-at': nullable('string', 'date-time'),
});

export const reviewFilters = Type.Object(
  {
    state: Type.Optional(Type.String()),
    'inquiry-id': Type.Optional(Type.String()),
    /** `me`: rounds that wait for somebody who has not read yet, as the caller. */
    'waiting-for': Type.Optional(Type.String()),
  },
  closed,
);

export const claimMeta = Type.Object(
  {
    /** An inquiry that is left for somebody else. */
    leave: Type.Optional(Type.String({ pattern: '^inq_', maxLength: 100 })),
    'inquiry-template-id': Type.Optional(Type.String({ pattern: '^itmpl_', maxLength: 100 })),
  },
  closed,
);

export const claimBody = Type.Object({ 'inquiry-id': nullable('string') });

export const agreementFilters = Type.Object({ month: Type.Optional(Type.String()) }, closed);

export const agreementBody = Type.Object({
  month: Type.String(),
  pairs: Type.Array(
    Type.Object({
      'user-ids': Type.Array(Type.String()),
      read: Type.Integer(),
      agreed: Type.Integer(),
      kappa: Type.Unsafe<number | null>({ type: ['number', 'null'] }),
    }),
  ),
});
