/**
 * `meta` of a change that its caller bases on what they read: with the `updated-at` that they read, a change that came
 * in between is refused instead of overwritten.
 */
import { Type } from 'typebox';
import type { Wire } from './schema.ts';

export const readAtMeta = Type.Object(
  {
    /** `updated-at` of the resource as the caller read it: one that was changed since is refused, 409. */
    'updated-at': Type.Optional(Type.String({ format: 'date-time' })),
  },
  { additionalProperties: false },
);

/** Returns the time at which the resource that the caller read was last changed; null if the caller does not say. */
export function readAt({ 'updated-at': at }: Wire<typeof readAtMeta>): Date | null {
  return at === undefined ? null : new Date(at);
}
