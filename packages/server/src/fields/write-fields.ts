/**
 * Writing of a request's fields into an object. Keys have any casing, values are plain; null clears, and so does an
 * empty text if the type has no such value. A hash merges the sent members and keeps the others; all other values are
 * replaced.
 */
import { isDeepStrictEqual } from 'node:util';
import { Check } from 'typebox/schema';
import { kebabCase } from '../lib/casing.ts';
import { Refusal } from '../lib/refusal.ts';
import {
  type FieldMap,
  type FieldSchema,
  type FieldValue,
  type FieldValues,
  isMap,
  schemaAt,
  sourcePathOf,
  valueAt,
} from './field-schema.ts';
import { type FieldUpload, readFile } from './read-file.ts';
import { readScalar, type ScalarType } from './read-value.ts';

export interface FieldState {
  readonly values: FieldValues;
  /** Dotted paths of `write_once` fields that were written, including those set to null. */
  readonly writtenOnce: readonly string[];
}

export interface FieldWrite extends FieldState {
  /** Files to store before the values that name them. */
  readonly uploads: readonly FieldUpload[];
}

export const nothingWritten: FieldState = { values: {}, writtenOnce: [] };

export interface WriteOptions {
  /** Returns the id of a file about to be stored. */
  readonly newFileId: () => string;
  /** Pointer of the fields in the request; `/data/attributes/fields` by default. */
  readonly pointer?: string;
  /** Returns the pointer of a path of sent keys, if the members are in another place of the request. */
  readonly locate?: (path: readonly string[]) => string;
}

interface Problem {
  readonly path: readonly string[];
  readonly problem: string;
  readonly malformed: boolean;
  readonly whole?: true;
}

/** State and results of one pass over a request. */
interface Pass {
  readonly state: FieldState;
  readonly problems: Problem[];
  readonly uploads: FieldUpload[];
  readonly written: Set<string>;
  readonly newFileId: () => string;
}

interface Place {
  /** Keys as sent, for the pointer. */
  readonly sent: readonly string[];
  /** Canonical keys; null inside an array, whose earlier elements are unknown. */
  readonly key: readonly string[] | null;
}

/**
 * Writes the fields. Throws bad_request if a value has the wrong kind for its type or is too long, unprocessable if it
 * breaks another rule of its schema; lists every problem with its pointer.
 */
export function writeFields(
  schemas: readonly FieldSchema[],
  state: FieldState,
  given: Readonly<Record<string, unknown>>,
  {
    newFileId,
    pointer = '/data/attributes/fields',
    locate = (path) => [pointer, ...path.map(segment)].join('/'),
  }: WriteOptions,
): FieldWrite {
  const pass: Pass = { state, problems: [], uploads: [], written: new Set(state.writtenOnce), newFileId };
  const values = readMembers(pass, schemas, given, state.values, { sent: [], key: [] }, false);
  if (pass.problems.length > 0) throw refusalOf(pass.problems, locate);
  return { values, writtenOnce: [...pass.written], uploads: pass.uploads };
}

const segment = (key: string): string => key.slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1');

function refusalOf(problems: readonly Problem[], locate: (path: readonly string[]) => string): Refusal {
  const code = problems.some(({ malformed }) => malformed) ? 'bad_request' : 'unprocessable';
  return new Refusal(
    code,
    problems.slice(0, 20).map(({ path, problem, whole }) => {
      const pointer = locate(path);
      const details = whole === true ? problem : `${pointer.slice(1).replaceAll('/', '.')} ${problem}`;
      return { details, pointer };
    }),
  );
}

function readMembers(
  pass: Pass,
  schemas: readonly FieldSchema[],
  given: Readonly<Record<string, unknown>>,
  current: FieldValues,
  place: Place,
  ignoreUnknown: boolean,
): FieldValues {
  const values: Record<string, FieldValue> = { ...current };
  for (const [sent, value] of Object.entries(given)) {
    const schema = schemas.find(({ key }) => key === kebabCase(sent));
    const here = { sent: [...place.sent, sent], key: place.key === null ? null : [...place.key, schema?.key ?? sent] };
    const unwritable = schema === undefined ? 'is not a known field' : whyUnwritable(schema);
    if (schema === undefined && ignoreUnknown) continue;
    if (schema === undefined || unwritable !== null) {
      pass.problems.push({ path: here.sent, problem: unwritable ?? '', malformed: false });
      continue;
    }
    const source = sourcePathOf(schema);
    if (source === null) assign(values, schema.key, readField(pass, schema, value, here, values[schema.key]));
    else writeThroughAlias(pass, schemas, values, source, value, here);
  }
  return values;
}

function assign(values: Record<string, FieldValue>, key: string, value: FieldValue | undefined): void {
  if (value !== undefined) values[key] = value;
}

function whyUnwritable({ config }: FieldSchema): string | null {
  if ((config['archived-at'] ?? null) !== null) return 'is archived';
  return (config['deactivated-at'] ?? null) === null ? null : 'is deactivated';
}

/** Writes the value of an alias to its source field. */
function writeThroughAlias(
  pass: Pass,
  schemas: readonly FieldSchema[],
  values: Record<string, FieldValue>,
  source: readonly string[],
  value: unknown,
  place: Place,
): void {
  const target = schemaAt(schemas, source);
  const [root = '', ...inner] = source;
  if (target === undefined || place.key === null) {
    pass.problems.push({ path: place.sent, problem: 'is an alias of a field that does not exist', malformed: false });
    return;
  }
  const written = readField(pass, target, value, { ...place, key: source }, valueAt(values, source));
  if (written === undefined) return;
  values[root] = inner.length === 0 ? written : (setAt(values[root], inner, written) as FieldValue);
}

function setAt(value: FieldValue | undefined, path: readonly string[], to: FieldValue): FieldValue {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  const map: FieldMap = isMap(value) ? (value as FieldMap) : {};
  return { ...map, [key]: setAt(map[key], rest, to) };
}

/** Reads a field; undefined if it has a problem. */
function readField(
  pass: Pass,
  schema: FieldSchema,
  value: unknown,
  place: Place,
  current: FieldValue | undefined,
): FieldValue | undefined {
  const fail = (problem: string, malformed = false): undefined => {
    pass.problems.push({ path: place.sent, problem, malformed });
  };
  if (schema.config['write-policy'] === 'write_once' && place.key !== null) {
    const path = place.key.join('.');
    if (pass.state.writtenOnce.includes(path) || isWritten(schema, current)) return fail('can be written only once');
    pass.written.add(path);
  }
  if (schema.config.required === true && (value === null || value === '')) return fail('must be filled');
  if (value === null || (value === '' && !takesEmptyText(schema))) return null;
  switch (schema.type) {
    case 'hash':
      return isMap(value) ? readHash(pass, schema, value, place, current) : fail('must be an object', true);
    case 'array':
      return Array.isArray(value) ? readArray(pass, schema, value, place) : fail('must be an array', true);
    case 'relation-schema':
      return fail('is filled by the flow and cannot be written');
    case 'json':
      return matchesJsonSchema(schema, value)
        ? (value as FieldValue)
        : fail('does not follow the JSON schema of the field');
    case 'file': {
      const read = readFile(schema, value, pass.newFileId);
      if ('problem' in read) return fail(read.problem, read.malformed);
      pass.uploads.push(read.upload);
      return { ...read.value };
    }
    default: {
      const read = readScalar(schema, schema.type satisfies ScalarType, value);
      if (!('problem' in read)) return read.value;
      pass.problems.push({ path: place.sent, ...read });
      return undefined;
    }
  }
}

/** Returns true if the type accepts empty text: form encoders send it for empty inputs of every type. */
function takesEmptyText({ type, config }: FieldSchema): boolean {
  const isText = type === 'string' && config.format === undefined;
  return isText || type === 'json' || (type === 'choices' && config['allow-empty'] === true);
}

/** Returns true if the field was written. A default does not count; a value from a source other than a request does. */
function isWritten(schema: FieldSchema, current: FieldValue | undefined): boolean {
  return (current ?? null) !== null && !isDeepStrictEqual(current, schema['default-value']);
}

function readHash(
  pass: Pass,
  { config }: FieldSchema,
  value: Readonly<Record<string, unknown>>,
  place: Place,
  current: FieldValue | undefined,
): FieldValue {
  const known = isMap(current) ? (current as FieldMap) : {};
  const schemas = config['item-schemas'] ?? [];
  const read = readMembers(pass, schemas, value, known, place, config['ignore-unknown-keys'] === true);
  const faulty = pass.problems
    .filter(({ path }) => place.sent.every((key, index) => path[index] === key))
    .map(({ path }) => kebabCase(path[place.sent.length] ?? ''));
  for (const { key, config: member } of schemas) {
    if (member.required !== true || (read[key] ?? null) !== null || faulty.includes(key)) continue;
    pass.problems.push({ path: [...place.sent, key], problem: 'must be filled', malformed: false });
  }
  return read;
}

function readArray(pass: Pass, { config }: FieldSchema, items: readonly unknown[], place: Place): FieldValue {
  const schema = config['item-schema'];
  if (schema === undefined) return items as FieldValue;
  const read = items.map((item, index) =>
    readField(pass, schema, item, { sent: [...place.sent, String(index)], key: null }, undefined),
  );
  return read.map((item) => item ?? null);
}

function matchesJsonSchema({ config }: FieldSchema, value: unknown): boolean {
  const schema = config['json-schema'];
  if (schema === undefined) return true;
  try {
    return Check(schema, value);
  } catch {
    // An invalid pattern, or a reference without end: no value matches such a schema.
    return false;
  }
}
