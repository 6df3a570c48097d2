/** Wire shapes of reviews. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { reviewReasonCodes } from '../inquiries/index.ts';
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

export const waitingFilters = Type.Object({ 'inquiry-template-id': Type.Optional(Type.String()) }, closed);

/** Number of inquiries that wait for a reviewer; 1,000 means 1,000 or more. */
export const waitingBody = Type.Object({ waiting: Type.Integer() });

export const claimMeta = Type.Object(
  {
    /** Inquiry to release for other users. */
    leave: Type.Optional(Type.String({ pattern: '^inq_', maxLength: 100 })),
    /** Inquiries that the caller passed over: claimed again only if no other one waits. */
    'passed-over': Type.Optional(Type.Array(Type.String({ pattern: '^inq_', maxLength: 100 }), { maxItems: 100 })),
    'inquiry-template-id': Type.Optional(Type.String({ pattern: '^itmpl_', maxLength: 100 })),
  },
  closed,
);

export const claimBody = Type.Object({ 'inquiry-id': nullable('string') });

const reader = Type.Object({ id: Type.String(), name: Type.String(), 'is-own': Type.Boolean() });

export const claimsBody = Type.Object({
  claims: Type.Array(Type.Object({ 'inquiry-id': Type.String(), 'claimed-by': reader, 'claimed-at': timestamp() })),
});

const readers = Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] });

export const reviewStateBody = Type.Object({
  /** Reasons for which the inquiry waits for a reviewer, most important first; empty if it does not wait. */
  reasons: Type.Array(
    Type.Object({
      code: oneOf(reviewReasonCodes),
      /** API names of checks, verification kinds, or names of conditions and reports, by the code. */
      names: Type.Array(Type.String()),
    }),
  ),
  /** Person who currently claims the inquiry. */
  'claimed-by': Type.Union([reader, Type.Null()]),
  'claimed-at': nullable('string', 'date-time'),
  /** Number of people whose agreement each decision takes. */
  'readers-needed': Type.Object({ approve: readers, decline: readers }),
  /** Number of decisions that wait for another person's; two if those two disagree. */
  'reads-waiting': Type.Integer(),
  /** True if the caller has decided in this round and another person has to. */
  'has-read': Type.Boolean(),
  /** Inquiries that wait for a reviewer in the caller's templates, up to 1,000. */
  waiting: Type.Integer(),
  /** Names of the people who decided, or overrode a check, as far as the reader may know who did. */
  people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});

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
