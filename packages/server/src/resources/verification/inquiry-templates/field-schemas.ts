/** Default fields of a template (interface specification, "Inquiry fields object"). */
import { isDeepStrictEqual } from 'node:util';
import { type FieldSchema, parseFieldSchemas, showFieldSchema } from '../../../fields/index.ts';
import { Refusal, type RefusalEntry } from '../../../lib/refusal.ts';

export const addressKeys = [
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'address-country-code',
];

const keysOfStrings = [
  'selected-country-code',
  'selected-id-class',
  ...addressKeys,
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
  ...keysOfStrings.map(
    (key): FieldSchema => ({
      key,
      type: 'string',
      config: key.endsWith('-country-code') ? { format: 'country-code' } : {},
    }),
  ),
];

/** Returns the default fields with the document's country preset. */
export function fieldSchemasFor(countryCode: string): readonly FieldSchema[] {
  return defaultFieldSchemas.map((schema) =>
    schema.key === 'selected-country-code' ? { ...schema, 'default-value': countryCode } : schema,
  );
}

const pointer = '/data/attributes/field-schemas';
const byKey = new Map(defaultFieldSchemas.map((schema) => [schema.key, schema]));

/**
 * Returns the fields of a version: the ones sent and the default ones, which every template has because the flow fills
 * them; a sent field replaces the default field of the same key. Throws bad_request or unprocessable with pointers.
 */
export function fieldSchemasWith(given: readonly unknown[]): readonly FieldSchema[] {
  const parsed = parseFieldSchemas(given, pointer, {
    others: defaultFieldSchemas,
    formatOf: (key) => byKey.get(key)?.config.format,
  });
  const sent = parsed.map((schema) => (byKey.has(schema.key) ? withoutSpelling(schema) : schema));
  const wrong = sent.flatMap((schema, index) => otherTypeProblem(schema, index));
  if (wrong.length > 0) throw new Refusal('unprocessable', wrong.slice(0, 20));
  const own = sent.filter(({ key }) => !byKey.has(key));
  const defaults = defaultFieldSchemas.map((each) =>
    unlessSame(
      each,
      sent.find(({ key }) => key === each.key),
    ),
  );
  return [...defaults, ...own];
}

function withoutSpelling({ spelling: _sent, ...schema }: FieldSchema): FieldSchema {
  return schema;
}

function otherTypeProblem({ key, type, config }: FieldSchema, index: number): RefusalEntry[] {
  const known = byKey.get(key);
  if (known === undefined || (known.type === type && known.config.target === config.target)) return [];
  const at = `${pointer}/${index}/type`;
  return [
    { details: `${at.slice(1).replaceAll('/', '.')} must stay ${known.type}: the flow fills this field`, pointer: at },
  ];
}

/** Returns the default field itself if the client read it and sent it back unchanged. */
function unlessSame(known: FieldSchema, sent: FieldSchema | undefined): FieldSchema {
  return sent === undefined || isDeepStrictEqual(showFieldSchema(sent), showFieldSchema(known)) ? known : sent;
}
