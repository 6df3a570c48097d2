/** Validates attributes, meta and filters against the endpoint's schemas; reports all problems at once as 400s. */
import { type TObject, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Refusal, type RefusalEntry, tooLong } from '../lib/refusal.ts';
import type { Filters } from './json-api/filters.ts';

const compiled = new WeakMap<TObject, Validator>();

function validatorOf(schema: TObject): Validator {
  let validator = compiled.get(schema);
  if (validator === undefined) {
    validator = Compile(schema) as unknown as Validator;
    compiled.set(schema, validator);
  }
  return validator;
}

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const mostEntries = 20;
/** Longest quoted name or path, which clients choose freely. */
const mostCharacters = 200;

function entriesOf(error: SchemaError, prefix: string): RefusalEntry[] {
  const path = `${prefix}${error.instancePath}`.slice(0, mostCharacters);
  const at = path.replaceAll('/', '.').replace(/^\./, '');
  if (error.keyword === 'required') {
    const names = (error.params['requiredProperties'] ?? []) as readonly string[];
    return names.map((name) => ({ details: `${at}.${name} is missing` }));
  }
  if (error.keyword === 'additionalProperties') {
    const names = (error.params['additionalProperties'] ?? []) as readonly string[];
    return names.slice(0, mostEntries).map((name) => ({ details: unknown(`${at}.${name}`) }));
  }
  // A closed object reports each extra member separately, and again as one list if there are few.
  if (error.keyword === 'boolean') return [{ details: unknown(at) }];
  if (error.keyword === 'maxLength') return [{ details: tooLong(Number(error.params['limit'])), pointer: path }];
  return [{ details: `${at} ${error.message}`, pointer: path }];
}

const unknown = (name: string): string => `${name.slice(0, mostCharacters)} is not a known member`;

/**
 * Validates the members. `prefix` is the JSON pointer of the checked value, such as `/data/attributes`. Throws
 * bad_request.
 */
export function validateMembers(schema: TObject | null, value: object, prefix: string): void {
  const validator = validatorOf(schema ?? nothing);
  if (validator.Check(value)) return;
  const entries = (validator.Errors(value) as unknown as SchemaError[]).flatMap((error) => entriesOf(error, prefix));
  const once = new Map(entries.map((entry) => [entry.details, entry]));
  throw new Refusal('bad_request', [...once.values()].slice(0, mostEntries));
}

/** Validates each value of a filter separately. Throws bad_request. */
/** Nests filter names: `identifier.key` is the member `key` of `identifier`. */
function nested(values: readonly (readonly [string, string | undefined])[]): Readonly<Record<string, unknown>> {
  const members = new Map<string, unknown>();
  for (const [name, value] of values) {
    const [outer = '', inner] = name.split('.');
    const known = members.get(outer);
    if (inner === undefined) members.set(outer, value);
    else members.set(outer, { ...(typeof known === 'object' ? known : {}), [inner]: value });
  }
  return Object.fromEntries(members);
}

export function validateFilters(schema: TObject, filter: Filters): void {
  const several = Math.max(1, ...[...filter.values()].map(({ length }) => length));
  for (let index = 0; index < several; index += 1) {
    const values = [...filter].map(([name, sent]) => [name, sent[index] ?? sent[0]] as const);
    validateMembers(schema, nested(values), '/filter');
  }
}

const nothing = Type.Object({}, { additionalProperties: false });
