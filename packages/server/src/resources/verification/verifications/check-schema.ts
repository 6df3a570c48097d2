/** Wire shape of one check of a verification. */
import { Type } from 'typebox';
import { component, freeObject, oneOf } from '../../../api/json-api/schema.ts';

/**
 * Measurements of a check, under names of its own. A free map: generated clients reject additional names next to typed
 * ones.
 */
const metadata = freeObject({
  description:
    'Measurements of the check. Comparison checks have `check-requirements`, with a match result for each property, and ' +
    '`evidence-ledger`, which lists for each attribute the sources, their values and whether they agree.',
});

export const check = Type.Object(
  {
    name: Type.String(),
    status: oneOf(['passed', 'failed', 'not_applicable']),
    reasons: Type.Array(Type.String()),
    requirement: oneOf(['required', 'not_required', 'requires_retry']),
    metadata,
  },
  { additionalProperties: false, ...component('check') },
);

export const overrideAttributes = Type.Object(
  {
    'check-name': Type.String({ minLength: 1, maxLength: 100 }),
    status: oneOf(['passed', 'failed']),
    reason: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
  },
  { additionalProperties: false },
);
