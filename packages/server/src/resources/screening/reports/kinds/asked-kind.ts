/** How kinds that a provider answers are made: their result is what was told, and null member by member where nothing was. */
import { type TProperties, Type } from 'typebox';
import type { Members } from '../kind.ts';
import { part } from './shapes.ts';

/** Members that are null where nobody was asked or told. */
export const told = (names: readonly string[], result: Members | null): Members =>
  Object.fromEntries(names.map((name) => [name, result?.[name] ?? null]));

/** What of the query is shown beside the result. */
export const echoed = (names: readonly string[], query: Members): Members =>
  Object.fromEntries(names.map((name) => [name, query[name] ?? null]));

/** The answer of a provider: any of these members. */
export const answerOf = (members: TProperties) => part(members);

export const anyObject = () => Type.Unsafe<Members>({ type: 'object', properties: {}, additionalProperties: true });
