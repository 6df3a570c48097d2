/** Stored values: defaults of a new object, values that survive a redaction, and the files that values name. */
import {
  type FieldMap,
  type FieldSchema,
  type FieldValue,
  type FieldValues,
  type FileValue,
  isMap,
} from './field-schema.ts';

/** Returns the default values of a new object; fields without a default are absent. */
export function defaultValues(schemas: readonly FieldSchema[]): FieldValues {
  const values: Record<string, FieldValue> = {};
  for (const schema of schemas) {
    if (schema.type === 'hash') {
      const members = defaultValues(schema.config['item-schemas'] ?? []);
      if (Object.keys(members).length > 0) values[schema.key] = members;
    } else if ((schema['default-value'] ?? null) !== null) {
      values[schema.key] = schema['default-value'] ?? null;
    }
  }
  return values;
}

/**
 * Returns the values with a `redaction-policy` of `never`, also inside hashes. Files never survive: their key is
 * destroyed.
 */
export function survivingValues(schemas: readonly FieldSchema[], values: FieldValues): FieldValues {
  const kept: Record<string, FieldValue> = {};
  for (const schema of schemas) {
    const { key, type, config } = schema;
    const value = values[key];
    if (value === undefined) continue;
    if (config['redaction-policy'] === 'never' && fileIdsOf(schema, value).length === 0) {
      kept[key] = value;
    } else if (type === 'hash' && isMap(value)) {
      const members = survivingValues(config['item-schemas'] ?? [], value as FieldMap);
      if (Object.keys(members).length > 0) kept[key] = members;
    }
  }
  return kept;
}

/** Returns the ids of the stored files in the values. */
export function fileIdsIn(schemas: readonly FieldSchema[], values: FieldValues): string[] {
  return schemas.flatMap((schema) => fileIdsOf(schema, values[schema.key]));
}

function fileIdsOf({ type, config }: FieldSchema, value: FieldValue | undefined): string[] {
  if (type === 'file') return isMap(value) ? [(value as unknown as FileValue).id] : [];
  if (type === 'hash') return isMap(value) ? fileIdsIn(config['item-schemas'] ?? [], value as FieldMap) : [];
  const item = config['item-schema'];
  if (type !== 'array' || item === undefined || !Array.isArray(value)) return [];
  return (value as readonly FieldValue[]).flatMap((each) => fileIdsOf(item, each));
}
