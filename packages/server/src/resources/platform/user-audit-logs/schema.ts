/** Wire shapes of the audit log of people. */
import { Type } from 'typebox';
import { freeObject, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { findingKinds } from './verify/finding.ts';

/**
 * Returns the schema of parameters: an object, or `[FILTERED]` if it was large, hidden from the reader or erased
 * (contract, platform 12). `oneOf`, since generators of Java clients read only the string of `type: [object, string]`.
 */
const params = () =>
  Type.Unsafe<Readonly<Record<string, unknown>> | string>({
    oneOf: [{ type: 'object', additionalProperties: true }, { type: 'string' }],
  });

export const userAuditLogAttributes = Type.Object({
  path: Type.String(),
  method: Type.String(),
  'get-params': params(),
  'post-params': params(),
  'ip-address': Type.String(),
  'user-agent': Type.String(),
  'response-status': Type.Integer(),
  'created-at': timestamp(),
  'impersonator-email-address': nullable('string'),
  context: Type.Optional(freeObject()),
});

const finding = Type.Object({
  kind: oneOf(findingKinds),
  day: Type.String(),
  seq: nullable('integer'),
  id: nullable('string'),
  sentence: Type.String(),
});

/** Result of the verification of the whole log. */
export const auditVerification = Type.Object({
  'is-whole': Type.Boolean(),
  days: Type.Integer(),
  rows: Type.Integer(),
  'cut-days': Type.Integer(),
  'emptied-rows': Type.Integer(),
  /** Null if no anchors are kept. */
  anchors: nullable('integer'),
  findings: Type.Array(finding),
  'public-key': Type.String(),
});
