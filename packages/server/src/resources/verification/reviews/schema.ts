/** Wire shapes of reviews. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { reviewStates } from './review.ts';

const closed = { additionalProperties: false };

export const reviewAttributes = Type.Object({
  state: oneOf(reviewStates),
  /** Decision; null if hidden from the reader: another user's, in a blind round that is not settled. */
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
    /** `me`: rounds waiting for a second user, if the caller is not the first. */
    'waiting-for': Type.Optional(Type.String()),
  },
  closed,
);

export const claimMeta = Type.Object(
  {
    /** Inquiry to release for other users. */
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
