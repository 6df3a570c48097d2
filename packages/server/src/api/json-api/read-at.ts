/**
 * `meta` of a change that detects conflicts: the caller sends the `updated-at` that they read, and the change is
 * refused if the resource was changed since then, instead of overwriting that other change.
 */
import { Type } from 'typebox';
import type { Wire } from './schema.ts';

export const readAtMeta = Type.Object(
  {
    /**
     * `updated-at` of the resource as the caller read it; the request is refused with 409 if the resource was changed
     * since.
     */
    'updated-at': Type.Optional(Type.String({ format: 'date-time' })),
  },
  { additionalProperties: false },
);

/** Returns the `updated-at` that the caller sent; null if it was omitted. */
export function readAt({ 'updated-at': at }: Wire<typeof readAtMeta>): Date | null {
  return at === undefined ? null : new Date(at);
}
