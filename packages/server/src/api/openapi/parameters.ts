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
  'service-version': inHeader('Service-Version', 'Version of the API; by default the version of the key.', {
    type: 'string',
    enum: acceptedVersions,
  }),
  'key-inflection': inHeader('Key-Inflection', 'Casing of names in the response; by default the casing of the key.', {
    type: 'string',
    enum: ['kebab', 'camel', 'snake'],
  }),
  'idempotency-key': inHeader(
    'Idempotency-Key',
    'A repeated request with the same key gets the first response, for a day.',
    {
      type: 'string',
      minLength: 1,
      maxLength: 255,
    },
  ),
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
  const description = `Preferred languages of the reader. The response uses the first supported one of ${languages.join(', ')}; otherwise \`${languages[0]}\`.`;
  return [{ ...inHeader('Accept-Language', description, { type: 'string' }), example: languages[0] }];
}

const wordsOf = (name: string): string => name.replaceAll('-', ' ').replace(/^api\b/, 'API');

export function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name.endsWith('-id') ? `Id of the ${wordsOf(name.slice(0, -3))}.` : `The ${wordsOf(name)}.`,
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
    after: { type: 'string', description: 'Id of the last object of the previous page.' },
    before: { type: 'string', description: 'Id of the first object of the next page.' },
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
  const page = deepObject('page', 'Page of the list, newest first.', pageSchema, { size: 10 });
  return filters === null || Object.keys(filters.properties).length === 0
    ? [page]
    : [page, deepObject('filter', 'Conditions on the objects of the list.', filters, exampleOf(filters))];
}

export function includeParameter(includable: readonly string[]): Json[] {
  if (includable.length === 0) return [];
  const description = `Related resources to embed, comma-separated: ${includable.join(', ')}. One dot follows a relation of that resource.`;
  return [{ name: 'include', in: 'query', description, schema: { type: 'string' } }];
}

/** Reference to one component for all operations. */
export const fieldsParameter: Json = ref('fields');

/** Returns the `fields` parameter with a member per resource type; a named attribute stays, required or not. */
export const fieldsParameterOf = (types: readonly string[]): Json =>
  deepObject(
    'fields',
    'Attributes to show by type: `fields[inquiry]=status,tags`. The response omits the other attributes of that type, and its relationships.',
    { type: 'object', properties: Object.fromEntries(types.map((type) => [type, { type: 'string' }])) },
    {},
  );
