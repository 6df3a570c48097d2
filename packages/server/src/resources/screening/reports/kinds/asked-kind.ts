/** Helpers for kinds that a provider answers: the attributes are its result, each null if it has none. */
import { type TProperties, Type } from 'typebox';
import type { Members } from '../report.ts';
import { part } from './shapes.ts';

/** Returns the members of the result; null for each without an answer. */
export const told = (names: readonly string[], result: Members | null): Members =>
  Object.fromEntries(names.map((name) => [name, result?.[name] ?? null]));

/** Returns the members of the query shown with the result. */
export const echoed = (names: readonly string[], query: Members): Members =>
  Object.fromEntries(names.map((name) => [name, query[name] ?? null]));

/** Builds the schema of a provider's answer: any of these members. */
export const answerOf = (members: TProperties) => part(members);

export const anyObject = () => Type.Unsafe<Members>({ type: 'object', properties: {}, additionalProperties: true });
