/** Building blocks of wire schemas. */
import { type Static, type TSchema, Type } from 'typebox';

type Deeply<Value> = Value extends readonly (infer Item)[]
  ? readonly Deeply<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Deeply<Value[Key]> }
    : Value;

/** The readonly type that a schema describes on the wire, with kebab keys. */
export type Wire<Schema extends TSchema> = Deeply<Static<Schema>>;

interface Scalars {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
  readonly object: Readonly<Record<string, unknown>>;
}

/**
 * Schema of members with any name. It is an object, since client generators of several languages ignore a plain `true`.
 */
export const anyMembers = { additionalProperties: { description: 'Any JSON.' } } as const;

/** Returns the schema of `type` or null as one JSON Schema type list; messages then name both. */
export function nullable<Name extends keyof Scalars>(type: Name, format?: string) {
  return Type.Unsafe<Scalars[Name] | null>({
    type: [type, 'null'],
    ...(format === undefined ? {} : { format }),
    ...(type === 'object' ? anyMembers : {}),
  });
}

/** Returns the schema of a text or null with a maximum length, for request bodies. */
export function nullableText(maxLength = 255) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength });
}

/** Marks a secret that grants access: an answer that holds one is not compressed. */
export const secret = { 'x-secret': true } as const;

export const secretOrNull = () => Type.Unsafe<string | null>({ type: ['string', 'null'], ...secret });

export const timestamp = () => Type.String({ format: 'date-time' });

/** Returns the schema of an object with any members. */
export const freeObject = (options: Readonly<Record<string, unknown>> = {}) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    properties: {},
    additionalProperties: true,
    ...options,
  });

/** Returns the schema of an enumeration. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  options: Readonly<Record<string, unknown>> = {},
) => Type.Unsafe<Value>({ type: 'string', enum: [...values], ...options });

/** Returns members of these names with the same schema; the types keep the names. */
export const each = <const Name extends string, Schema extends TSchema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** Returns the options of a schema that becomes an OpenAPI component of this name: clients get one type for it. */
export const component = (name: string) => ({ 'x-component': name }) as const;
