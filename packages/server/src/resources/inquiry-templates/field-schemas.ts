/** The fields a template has when nothing else is said (interface specification, "Inquiry fields object"). */
import type { FieldSchema } from '../../fields/index.ts';

const keysOfStrings = [
  'selected-country-code',
  'selected-id-class',
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'address-country-code',
  'email-address',
  'identification-class',
  'identification-number',
  'name-first',
  'name-middle',
  'name-last',
  'phone-number',
  'social-security-number',
];

export const defaultFieldSchemas: readonly FieldSchema[] = [
  { key: 'current-government-id', type: 'relation-schema', config: { target: 'document-government-id' } },
  { key: 'current-selfie', type: 'relation-schema', config: { target: 'selfie' } },
  { key: 'birthdate', type: 'date', config: {} },
  ...keysOfStrings.map((key): FieldSchema => ({ key, type: 'string', config: {} })),
];

/** The default fields with the document's country preset. */
export function fieldSchemasFor(countryCode: string): readonly FieldSchema[] {
  return defaultFieldSchemas.map((schema) =>
    schema.key === 'selected-country-code' ? { ...schema, 'default-value': countryCode } : schema,
  );
}
