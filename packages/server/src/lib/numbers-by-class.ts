/** Names of a document's number in older versions of the API, one for each class of document. Pure. */

/** Older names with their class of document. */
export const classes = { 'driver-license-number': 'dl', 'passport-number': 'pp' } as const;
export const names = Object.keys(classes) as (keyof typeof classes)[];

/** Returns the number under the name of its class, null under the other. */
export function splitNumber(number: unknown, idClass: unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, classes[name] === idClass ? (number ?? null) : null]));
}

const nullableString = { type: ['string', 'null'] };

/** Schemas of the older names. */
export const olderNumbers = Object.fromEntries(names.map((name) => [name, nullableString]));
