/** Wire shapes of API logs. */
import { Type } from 'typebox';
import { freeObject, nullable, timestamp } from '../../../api/json-api/schema.ts';

const text = Type.Optional(Type.String());
const count = Type.Optional(Type.Integer());

/** Errors that the client received, without values from its request; null if they were not recorded. */
const errors = Type.Union([
  Type.Array(
    Type.Object({ code: Type.String(), title: Type.String(), details: Type.String(), pointer: nullable('string') }),
  ),
  Type.Null(),
]);

export const apiLogAttributes = Type.Object({
  'api-key-id': nullable('string'),
  'api-version': nullable('string'),
  'duration-ms': nullable('integer'),
  errors,
  request: Type.Object({
    method: Type.String(),
    path: Type.String(),
    headers: Type.Object({
      Accept: text,
      Authorization: text,
      Host: text,
      'Service-Version': text,
      'User-Agent': text,
    }),
    'get-params': freeObject(),
    'post-params': freeObject(),
    'ip-address': Type.String(),
  }),
  response: Type.Object({
    status: Type.Integer(),
    headers: Type.Object({
      'Cache-Control': text,
      'RateLimit-Limit': count,
      'RateLimit-Remaining': count,
      'RateLimit-Reset': count,
      'Quota-Limit': count,
      'Quota-Remaining': count,
      'Quota-Reset': count,
      'Request-Id': text,
      'Content-Type': text,
      Vary: text,
    }),
  }),
  'created-at': timestamp(),
  'redacted-at': nullable('string', 'date-time'),
});

const filter = Type.Optional(Type.String({ maxLength: 500 }));

/**
 * Filters of the log. A status is exact (`404`), a class (`4xx`) or `failed`. A path matches in part; after `=` it must
 * match as a whole.
 */
export const apiLogFilters = Type.Object(
  {
    status: filter,
    method: filter,
    path: filter,
    'api-key-id': filter,
    'created-at-start': filter,
    'created-at-end': filter,
  },
  { additionalProperties: false },
);
