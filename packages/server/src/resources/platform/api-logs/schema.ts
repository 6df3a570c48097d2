/** Wire shapes of API logs. */
import { Type } from 'typebox';
import { freeObject, nullable, timestamp } from '../../../api/json-api/schema.ts';

const text = Type.Optional(Type.String());
const count = Type.Optional(Type.Integer());

export const apiLogAttributes = Type.Object({
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
