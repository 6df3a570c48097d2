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

export const partialDate = () => part(texts('day', 'year', 'month', 'granularity'));
