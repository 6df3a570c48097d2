/** Small pieces that the schemas of queries and results are made of. */
import { type TProperties, type TSchema, Type } from 'typebox';
import { nullable, nullableText } from '../../../../api/json-api/schema.ts';

const closed = { additionalProperties: false };
const longest = 255;

const named = <Schema extends TSchema>(names: readonly string[], schema: () => Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema()]));

/** Texts or null, for results. */
export const texts = (...names: string[]) => named(names, () => nullable('string'));
export const integers = (...names: string[]) => named(names, () => nullable('integer'));
export const numbers = (...names: string[]) => named(names, () => nullable('number'));
export const flags = (...names: string[]) => named(names, () => nullable('boolean'));
export const listOf = (item: TSchema) => Type.Array(item, { maxItems: 10_000 });
export const textList = () => listOf(nullable('string'));
/** An object of which any member may be missing, and none be of another name. */
export const part = (members: TProperties) => Type.Partial(Type.Object(members, closed), closed);
export const orNull = (schema: TSchema): TSchema => Type.Union([schema, Type.Null()]);

const givenText = () => Type.Optional(nullableText(longest));
const neededText = () => Type.String({ minLength: 1, maxLength: longest });

/** Members of a query that may be left out or null. */
export const optional = (...names: string[]) => named(names, givenText);
/** Members of a query that must be there. */
export const needed = (...names: string[]) => named(names, neededText);
export const query = (members: TProperties) => Type.Object(members, closed);

/** What a provider may answer: one of these texts, or null. */
export const oneOfOrNull = (...values: string[]): TSchema =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], enum: [...values, null] });
/** A day, with or without a time after it (RFC 3339), or null. */
export const dateOrNull = (): TSchema =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T.*)?$',
    maxLength: 40,
  });
/** An address of the web, or null: of another scheme it could run where somebody opens it. */
export const webAddressOrNull = (): TSchema =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^https?://', maxLength: 2000 });

export const partialDate = () => part(texts('day', 'year', 'month', 'granularity'));
