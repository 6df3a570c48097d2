/** Wire shapes of organizations, their plan and its usage in the month. */
import { Type } from 'typebox';
import { nullable, nullableText, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { productionAccessStates } from './standing.ts';

const closed = { additionalProperties: false };

const usage = Type.Object({
  product: oneOf(['inquiries', 'verifications', 'reports']),
  used: Type.Integer(),
  /** Null if unlimited. */
  allowance: nullable('integer'),
});

export const organizationAttributes = Type.Object({
  name: Type.String(),
  'production-access': oneOf(productionAccessStates),
  'access-requested-at': nullable('string', 'date-time'),
  'access-decided-at': nullable('string', 'date-time'),
  'access-reason': nullable('string'),
  'is-operator': Type.Boolean(),
  plan: Type.Object({
    name: Type.String(),
    price: Type.String(),
    'requests-per-minute': nullable('integer'),
    'inquiries-per-month': nullable('integer'),
    'verifications-per-month': nullable('integer'),
    'reports-per-month': nullable('integer'),
  }),
  /** Usage in production in the current month; present only for the caller's organization. */
  usage: Type.Optional(Type.Object({ month: Type.String(), 'resets-at': timestamp(), products: Type.Array(usage) })),
  'created-at': timestamp(),
});

export const changedOrganization = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100, pattern: '[^\\s]' }) },
  closed,
);

export const decisionMeta = Type.Object(
  {
    reason: Type.Optional(nullableText(500)),
    /** Name of the plan that comes with an approval; null keeps the plan. */
    plan: Type.Optional(nullableText(200)),
  },
  closed,
);

export const plansBody = Type.Object({
  plans: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), price: Type.String() })),
});

export const goLiveBody = Type.Object({
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      state: oneOf(['done', 'todo', 'not_applicable']),
      detail: Type.String(),
    }),
  ),
});
