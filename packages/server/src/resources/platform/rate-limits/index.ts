/** `GET /rate-limits`: remaining requests of the current minute. */
import { Type } from 'typebox';
import { readEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { RateDecision } from '../../../api/rate/rate-limiter.ts';
import type { Slice } from '../../../operations/slice.ts';

const rateLimitAttributes = Type.Object({
  limit: Type.Integer(),
  remaining: Type.Integer(),
  'seconds-to-reset': Type.Integer(),
});

const rateLimits = Type.Object({
  data: Type.Array(Type.Object({ type: Type.Literal('rate-limit/api'), attributes: rateLimitAttributes })),
});

function serializeRate({ limit, remaining, resetSeconds }: RateDecision): Wire<typeof rateLimits> {
  return {
    data: [{ type: 'rate-limit/api', attributes: { limit, remaining, 'seconds-to-reset': resetSeconds } }],
  };
}

export const rateLimitsSlice: Slice = {
  events: [],
  kinds: [
    {
      type: 'rate-limit/',
      readPermission: null,
      types: ['rate-limit/api'],
      includable: [],
      attributes: rateLimitAttributes,
    },
  ],
  endpoints: [
    readEndpoint({
      path: '/rate-limits',
      operationId: 'list-all-rate-limits',
      summary: 'Retrieves the rate limit that is closest to being reached, as in the rate headers.',
      permission: null,
      resourceType: 'rate-limit/api',
      answerBody: rateLimits,
      async handle(_context, { rate }) {
        return { body: serializeRate(rate) };
      },
    }),
  ],
};
