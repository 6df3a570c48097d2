/** Wire shapes of the two kinds of document. */
import { Type } from 'typebox';
import { freeObject, nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { documentAttributes } from './document-attributes.ts';
import { extractionResponses } from './extraction.ts';
import { fileValueSchema } from './file-value.ts';

export const shared = {
  status: oneOf(['initiated', 'submitted', 'processed', 'errored']),
  'created-at': timestamp(),
  'processed-at': nullable('string', 'date-time'),
  'processed-at-ts': nullable('integer'),
};

const nullableFile = Type.Union([fileValueSchema, Type.Null()]);
const dates: readonly string[] = ['birthdate', 'issue-date', 'expiration-date'];

/** Attributes that can be read from a government id. */
const readAttributes = Object.fromEntries(
  Object.keys(documentAttributes({})).map((name) => [
    name,
    dates.includes(name) ? nullable('string', 'date') : nullable('string'),
  ]),
) as Record<keyof ReturnType<typeof documentAttributes>, ReturnType<typeof nullable<'string'>>>;

export const governmentIdDocumentAttributes = Type.Object({
  ...shared,
  'front-photo': nullableFile,
  'back-photo': nullableFile,
  'selfie-photo': nullableFile,
  'id-class': nullable('string'),
  ...readAttributes,
  designations: Type.Union([Type.Array(Type.String()), Type.Null()]),
});

export const genericDocumentAttributes = Type.Object({
  ...shared,
  kind: Type.String(),
  files: Type.Array(nullableFile),
  'files-normalized': Type.Array(nullableFile),
  'extraction-responses': extractionResponses,
  'document-type': nullable('string'),
  fields: freeObject(),
});

export const documentFamilyAttributes = Type.Object(shared);
