/** Small pieces that wire schemas are made of. */
import { Type } from 'typebox';

type Scalar = 'string' | 'number' | 'integer' | 'boolean' | 'object';

/** `type` or null, as one JSON Schema type list; messages then name both. */
export function nullable(type: Scalar, format?: string) {
  return Type.Unsafe<unknown>({ type: [type, 'null'], ...(format === undefined ? {} : { format }) });
}

/** Text or null with a longest length, for request bodies. */
export function nullableText(maxLength = 255) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength });
}

/** Lets whoever knows it act or read: an answer that holds one is not compressed. */
export const secret = { 'x-secret': true } as const;

export const secretOrNull = () => Type.Unsafe<string | null>({ type: ['string', 'null'], ...secret });

export const timestamp = () => Type.String({ format: 'date-time' });
