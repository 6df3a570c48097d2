/** Parameters of operations: headers of every request, path, page, filter, include and fields. */
import type { TObject } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { acceptedVersions } from '../versions/index.ts';

type Json = Record<string, unknown>;

const inHeader = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

export const parameters: Json = {
  'service-version': inHeader('Service-Version', 'Version of the API; without it the key decides.', {
    type: 'string',
    enum: acceptedVersions,
  }),
  'key-inflection': inHeader('Key-Inflection', 'Casing of names in the answer; without it the key decides.', {
    type: 'string',
    enum: ['kebab', 'camel', 'snake'],
  }),
  'idempotency-key': inHeader('Idempotency-Key', 'Makes a repeated request answer as the first one did, for a day.', {
    type: 'string',
    minLength: 1,
    maxLength: 255,
  }),
};

const ref = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** Returns the header parameters of a method; the idempotency key has an effect only on POST and PATCH. */
export const headerParameters = (method: string): Json[] => [
  ref('service-version'),
  ref('key-inflection'),
  ...(method === 'POST' || method === 'PATCH' ? [ref('idempotency-key')] : []),
];

/** Returns the header that chooses the language of an answer that people read. */
export function languageParameters({ languages }: Pick<Endpoint, 'languages'>): Json[] {
  if (languages === undefined) return [];
  const description = `Languages of the reader by preference. The answer is in the first of them that it has: ${languages.join(', ')}; otherwise in \`${languages[0]}\`.`;
  return [{ ...inHeader('Accept-Language', description, { type: 'string' }), example: languages[0] }];
}

export function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: `Id of the ${name.replace(/-id$/, '').replaceAll('-', ' ')}.`,
    schema: { type: 'string' },
  }));
}

/** Builds an object parameter, `name[member]=value`; the empty example keeps tools from sending invented members. */
const deepObject = (name: string, description: string, schema: unknown, example: Json): Json => ({
  name,
  in: 'query',
  description,
  required: ((schema as { required?: readonly string[] }).required ?? []).length > 0,
  style: 'deepObject',
  explode: true,
  schema,
  example,
});

const pageSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    after: { type: 'string', description: 'Id of the last object seen.' },
    before: { type: 'string', description: 'Id of the first object seen.' },
    size: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
};

/** Returns the required filters with their first example. */
function exampleOf(filters: TObject): Json {
  const { properties, required = [] } = filters as unknown as FilterSchema;
  return Object.fromEntries(required.map((name) => [name, properties[name]?.examples?.[0] ?? '']));
}

interface FilterSchema {
  readonly properties: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
  readonly required?: readonly string[];
}

export function listParameters(filters: TObject | null): Json[] {
  const page = deepObject('page', 'Which part of the list, newest first.', pageSchema, { size: 10 });
  return filters === null || Object.keys(filters.properties).length === 0
    ? [page]
    : [page, deepObject('filter', 'What the objects of the list have in common.', filters, exampleOf(filters))];
}

export function includeParameter(includable: readonly string[]): Json[] {
  if (includable.length === 0) return [];
  const description = `Related resources to embed, comma-separated: ${includable.join(', ')}. One dot leads on.`;
  return [{ name: 'include', in: 'query', description, schema: { type: 'string' } }];
}

/** Reference to one component for all operations. */
export const fieldsParameter: Json = ref('fields');

/** Returns the `fields` parameter with a member per resource type; a named attribute stays, required or not. */
export const fieldsParameterOf = (types: readonly string[]): Json =>
  deepObject(
    'fields',
    'Attributes to show by type: `fields[inquiry]=status,tags`. An answer then leaves out the other attributes of that type, and its relationships.',
    { type: 'object', properties: Object.fromEntries(types.map((type) => [type, { type: 'string' }])) },
    {},
  );
