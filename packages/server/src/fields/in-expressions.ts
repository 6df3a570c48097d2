/** Fields in expressions: names with their types, and values. Pure. */
import type { Shape } from '../lib/expressions/index.ts';
import type { FieldMap, FieldSchema, FieldValue } from './field-schema.ts';

/** Converts a key to a name of the language. */
export const snake = (key: string): string => key.replaceAll('-', '_');

/** Returns false for keys that are no names of the language; expressions cannot read them. */
const isName = (key: string): boolean => /^[a-z_][a-z0-9_]*$/i.test(key);

function shapeOf({ type, config }: FieldSchema): Shape {
  switch (type) {
    case 'string':
    case 'choices':
    case 'email-address':
      return 'string';
    case 'integer':
      return 'int';
    case 'number':
      return 'double';
    case 'boolean':
      return 'bool';
    case 'date':
    case 'datetime':
      return 'timestamp';
    case 'multi-choices':
      return { list: 'string' };
    case 'array': {
      const item = config['item-schema'];
      return item === undefined ? 'dyn' : { list: shapeOf(item) };
    }
    case 'hash': {
      const items = config['item-schemas'] ?? [];
      return items.length === 0 || config['ignore-unknown-keys'] === true ? 'dyn' : { fields: shapesOf(items) };
    }
    default:
      return 'dyn';
  }
}

export const shapesOf = (fields: readonly FieldSchema[]): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    fields
      .filter(({ key, config }) => isName(snake(key)) && (config['archived-at'] ?? null) === null)
      .map((field) => [snake(field.key), shapeOf(field)]),
  );

const isMap = (value: unknown): value is FieldMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a field's value for expressions: keys of its parts become names of the language. */
export function readableField(value: FieldValue | undefined): unknown {
  if (Array.isArray(value)) return value.map(readableField);
  if (!isMap(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), readableField(inner)]));
}
