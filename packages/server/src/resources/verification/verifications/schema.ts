/** Wire shape of verifications: the shared attributes, and those that each kind adds. */
import { type TObject, Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { check } from './check-schema.ts';
import type { KindRow } from './kinds.ts';
import { verificationStatuses } from './verification.ts';

export const sharedAttributes = {
  status: oneOf(verificationStatuses),
  'created-at': timestamp(),
  'created-at-ts': Type.Integer(),
  'submitted-at': nullable('string', 'date-time'),
  'submitted-at-ts': nullable('integer'),
  'completed-at': nullable('string', 'date-time'),
  'completed-at-ts': nullable('integer'),
  'redacted-at': nullable('string', 'date-time'),
  'country-code': nullable('string'),
  tags: Type.Array(Type.String()),
  checks: Type.Array(check),
};

export const attributesOfKind = (own: KindRow['attributes']): TObject => Type.Object({ ...sharedAttributes, ...own });
