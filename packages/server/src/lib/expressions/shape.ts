/** Inputs of an expression: the names it may read, each with its type. */

export type Scalar = 'string' | 'int' | 'double' | 'bool' | 'timestamp' | 'dyn';

/** Shape of a value; `dyn` is checked at evaluation, any other shape when the expression is written. */
export type Shape = Scalar | { readonly list: Shape } | { readonly fields: Readonly<Record<string, Shape>> };

/** Names, snake case, with their types. */
export type Declarations = Readonly<Record<string, Shape>>;

/** Limit of items of a list; further ones are ignored. */
export const mostItems = 1_000;
/** Limit of characters of a text. */
export const mostCharacters = 10_000;
/** Limit of the nesting of values without a declared type. */
const mostDeep = 16;

/** Marks a declared name that has no value: `has()` returns false, and reading it is an error. */
const absent = undefined;

/** Converts JSON to values of the expression language: a safe integer becomes an `int`, any other number a `double`. */
function openValue(value: unknown, depth: number): unknown {
  if (value === null || value === undefined || depth > mostDeep) return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'string') return value.slice(0, mostCharacters);
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => openValue(item, depth + 1));
  if (typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).slice(0, mostItems);
  return new Map(entries.map(([key, inner]) => [key, openValue(inner, depth + 1)]));
}

function scalarOf(shape: Scalar, value: unknown): unknown {
  switch (shape) {
    case 'dyn':
      return openValue(value, 0);
    case 'string':
      return typeof value === 'string' ? value.slice(0, mostCharacters) : absent;
    case 'bool':
      return typeof value === 'boolean' ? value : absent;
    case 'int':
      if (typeof value === 'bigint') return value;
      return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : absent;
    case 'double':
      return typeof value === 'number' && Number.isFinite(value) ? value : absent;
    case 'timestamp': {
      const at = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
      return Number.isNaN(at.getTime()) ? absent : at;
    }
  }
}

/** Converts a value to the language's types. Null or a value of another type is absent; lists are cut. */
export function admit(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return absent;
  if (typeof shape === 'string') return scalarOf(shape, value);
  if ('list' in shape) {
    if (!Array.isArray(value)) return absent;
    return value
      .slice(0, mostItems)
      .map((item) => admit(shape.list, item))
      .filter((item) => item !== absent);
  }
  if (typeof value !== 'object') return absent;
  const given = new Map(Object.entries(value));
  const admitted = Object.entries(shape.fields).map(([key, inner]) => [key, admit(inner, given.get(key))] as const);
  return Object.fromEntries(admitted.filter(([, inner]) => inner !== absent));
}
