/** Building blocks of the schemas of queries and results. */
import { type TProperties, type TSchema, Type } from 'typebox';
import { nullable, nullableText } from '../../../../api/json-api/schema.ts';

const closed = { additionalProperties: false };
const longest = 255;

const named = <Schema extends TSchema>(names: readonly string[], schema: () => Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema()]));

/** Builds nullable texts, for results. */
export const texts = (...names: string[]) => named(names, () => nullable('string'));
export const integers = (...names: string[]) => named(names, () => nullable('integer'));
export const numbers = (...names: string[]) => named(names, () => nullable('number'));
export const flags = (...names: string[]) => named(names, () => nullable('boolean'));
export const listOf = (item: TSchema) => Type.Array(item, { maxItems: 10_000 });
export const textList = () => listOf(nullable('string'));
/** Builds an object whose members are optional, without additional ones. */
export const part = (members: TProperties) => Type.Partial(Type.Object(members, closed), closed);
export const orNull = (schema: TSchema): TSchema => Type.Union([schema, Type.Null()]);

const givenText = () => Type.Optional(nullableText(longest));
const neededText = () => Type.String({ minLength: 1, maxLength: longest });

/** Builds query members that are optional or nullable. */
export const optional = (...names: string[]) => named(names, givenText);
/** Builds required members of a query. */
export const needed = (...names: string[]) => named(names, neededText);
export const query = (members: TProperties) => Type.Object(members, closed);

/** Builds a nullable enumeration for a provider's answer. */
export const oneOfOrNull = (...values: string[]): TSchema =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], enum: [...values, null] });
/** Builds a nullable date, with or without a time (RFC 3339). */
export const dateOrNull = (): TSchema =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T.*)?$',
    maxLength: 40,
  });
/** Builds a nullable http or https address: another scheme could run code when opened. */
export const webAddressOrNull = (): TSchema =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^https?://', maxLength: 2000 });

export const partialDate = () => part(texts('day', 'year', 'month', 'granularity'));
