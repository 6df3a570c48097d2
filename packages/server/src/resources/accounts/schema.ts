/** Wire shape of an account, newest version. */
import { Type } from 'typebox';
import { nullable, timestamp } from '../../api/json-api/schema.ts';

export const accountAttributes = Type.Object({
  'reference-id': nullable('string'),
  'account-type-name': Type.String(),
  'created-at': timestamp(),
  'updated-at': timestamp(),
  'redacted-at': nullable('string', 'date-time'),
  'account-status': Type.String(),
  tags: Type.Array(Type.String()),
  fields: Type.Object({}),
});
