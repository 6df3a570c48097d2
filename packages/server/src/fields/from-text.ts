/** Conversion of texts, as an address carries them, into values that the field engine reads. Pure. */
import { kebabCase } from '../lib/casing.ts';
import type { FieldSchema } from './field-schema.ts';

/** Text of a value, or the texts of its parts by key; parts of a list have its indexes as keys. */
export type FieldText = string | FieldTexts;

export interface FieldTexts {
  readonly [key: string]: FieldText;
}

/**
 * Converts the text of each field by its type: numbers, booleans, lists separated by commas, and JSON. A text that does
 * not fit stays a text, which `writeFields` refuses with the reason.
 */
export function fieldsFromTexts(schemas: readonly FieldSchema[], texts: FieldTexts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const schema = schemas.find((each) => each.key === kebabCase(key));
      if (typeof text !== 'string') return [key, partsOf(text)];
      return [key, schema === undefined ? text : convert(schema, text)];
    }),
  );
}

function convert({ type }: FieldSchema, text: string): unknown {
  switch (type) {
    case 'number':
    case 'integer':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'multi-choices':
      return text.split(',').map((each) => each.trim());
    case 'array':
    case 'hash':
    case 'json':
      return parsed(text);
    default:
      return text;
  }
}

function partsOf(texts: FieldTexts): unknown {
  const entries = Object.entries(texts).map(
    ([key, text]) => [key, typeof text === 'string' ? text : partsOf(text)] as const,
  );
  const isList = entries.every(([key]) => /^\d{1,4}$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
