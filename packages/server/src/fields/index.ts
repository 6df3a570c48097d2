/** The field engine of inquiries, accounts and other objects with fields of their own. Pure. */
export { readCountryCode } from './country-code.ts';
export {
  type FieldMap,
  type FieldSchema,
  type FieldType,
  type FieldValue,
  type FieldValues,
  schemaAt,
  valueAt,
} from './field-schema.ts';
export { type FieldText, type FieldTexts, fieldsFromTexts } from './from-text.ts';
export { readableField, shapesOf, snake } from './in-expressions.ts';
export { parseFieldSchemas } from './parse-field-schemas.ts';
export type { FieldUpload } from './read-file.ts';
export { fieldFileName, type ShownField, showFieldSchema, showFields } from './show-fields.ts';
export { defaultValues, survivingValues } from './stored-values.ts';
export { fieldComponents, shownFieldSchemas, shownFields } from './wire-schema.ts';
export { type FieldState, type FieldWrite, nothingWritten, writeFields } from './write-fields.ts';
