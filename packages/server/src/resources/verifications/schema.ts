/** Wire shape of verifications: the shared attributes; a kind's own ones follow from what it reads. */
import { Type } from 'typebox';
import { nullable, timestamp } from '../../api/json-api/schema.ts';
import { documentAttributeNames } from './document-attributes.ts';
import { verificationStatuses } from './states.ts';

const check = Type.Object({
  name: Type.String(),
  status: Type.String({ enum: ['passed', 'failed', 'not_applicable'] }),
  reasons: Type.Array(Type.String()),
  requirement: Type.String({ enum: ['required', 'not_required', 'requires_retry'] }),
  metadata: Type.Object({}),
});

const photo = Type.Object({
  page: Type.String(),
  url: Type.String(),
  filename: Type.String(),
  'byte-size': Type.Integer(),
});

const optionalNullable = (type: 'string' | 'number' | 'object') => Type.Optional(nullable(type));

export const verificationAttributes = Type.Object({
  status: Type.String({ enum: [...verificationStatuses, 'confirmed', 'skipped'] }),
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
  'photo-urls': Type.Optional(Type.Array(photo)),
  'capture-method': optionalNullable('string'),
  'front-photo-url': optionalNullable('string'),
  'back-photo-url': optionalNullable('string'),
  'center-photo-url': optionalNullable('string'),
  'left-photo-url': optionalNullable('string'),
  'right-photo-url': optionalNullable('string'),
  'id-class': optionalNullable('string'),
  'entity-confidence-score': optionalNullable('number'),
  'document-similarity-score': optionalNullable('number'),
  'selfie-similarity-score-left': optionalNullable('number'),
  'selfie-similarity-score-right': optionalNullable('number'),
  'center-photo-face-coordinates': optionalNullable('object'),
  ...Object.fromEntries(documentAttributeNames.map((name) => [name, optionalNullable('string')])),
});
