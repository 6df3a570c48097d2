/** The fields every inquiry template has, with their types (interface specification, "Inquiry fields object"). */

export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'date' | 'datetime' | 'government_id' | 'selfie';

export interface FieldSchema {
  readonly key: string;
  readonly type: FieldType;
  /** Longest text, for strings. */
  readonly maxCharLength: number;
}

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
  { key: 'current-government-id', type: 'government_id', maxCharLength: 255 },
  { key: 'current-selfie', type: 'selfie', maxCharLength: 255 },
  { key: 'birthdate', type: 'date', maxCharLength: 255 },
  ...keysOfStrings.map((key) => ({ key, type: 'string' as const, maxCharLength: 255 })),
];
