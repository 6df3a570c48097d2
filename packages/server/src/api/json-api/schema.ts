/** Small pieces that wire schemas are made of. */
import { Type } from 'typebox';

type Scalar = 'string' | 'number' | 'integer' | 'boolean' | 'object';

/** Members that are not ours to name; spelled out, since generators of several languages lose a plain `true`. */
export const anyMembers = { additionalProperties: { description: 'Any JSON.' } } as const;

/** `type` or null, as one JSON Schema type list; messages then name both. */
export function nullable(type: Scalar, format?: string) {
  return Type.Unsafe<unknown>({
    type: [type, 'null'],
    ...(format === undefined ? {} : { format }),
    ...(type === 'object' ? anyMembers : {}),
  });
}

/** Text or null with a longest length, for request bodies. */
export function nullableText(maxLength = 255) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength });
}

/** Lets whoever knows it act or read: an answer that holds one is not compressed. */
export const secret = { 'x-secret': true } as const;

export const secretOrNull = () => Type.Unsafe<string | null>({ type: ['string', 'null'], ...secret });

export const timestamp = () => Type.String({ format: 'date-time' });

/** An object whose members are not ours to name. */
export const freeObject = () => Type.Object({}, { additionalProperties: true });

/** Options of a schema that becomes a component of the OpenAPI documents under this name: clients get one type for it. */
export const component = (name: string) => ({ 'x-component': name }) as const;
