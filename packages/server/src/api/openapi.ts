/** OpenAPI 3.1 of one version, generated from the endpoint table and the schemas the requests are checked with. */
import type { TObject, TSchema } from 'typebox';
import { refusals } from '../lib/refusal.ts';
import type { Endpoint } from './endpoint.ts';
import type { Registry, ResourceKind } from './slice.ts';
import { changesSince } from './versions/index.ts';

type Json = Record<string, unknown>;

const errorStatuses = [...new Set(Object.values(refusals).map(({ status }) => status))]
  .filter((status) => status !== 410)
  .sort((a, b) => a - b);

const schemaName = (type: string): string => type.replace(/\/$/, '');

/** `date` is one of the accepted versions. */
export function openApiDocument(registry: Registry, date: string): Json {
  const endpoints = registry.slices.flatMap((slice) => slice.endpoints);
  const kinds = registry.slices.flatMap((slice) => slice.kinds);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, registry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Countersign', version: date, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters,
      responses: Object.fromEntries(errorStatuses.map((status) => [`error-${status}`, errorResponse(status)])),
      schemas: {
        ...Object.fromEntries(kinds.map((kind) => [schemaName(kind.type), resourceSchema(kind, date)])),
        errors: errorsSchema,
        links: linksSchema,
      },
    },
  };
}

const parameters: Json = {
  'service-version': headerParameter('Service-Version', 'Version of the API, YYYY-MM-DD; else the key decides.'),
  'key-inflection': headerParameter('Key-Inflection', 'Casing of names: kebab, camel or snake; else the key decides.'),
  'idempotency-key': headerParameter('Idempotency-Key', 'Makes a repeated request answer as the first one did.'),
};

function headerParameter(name: string, description: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

const errorsSchema: Json = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['title', 'code'],
        properties: {
          title: { type: 'string' },
          details: { type: 'string' },
          code: { type: 'string', enum: Object.keys(refusals) },
          source: { type: 'object', properties: { pointer: { type: 'string' } } },
          meta: { type: 'object' },
        },
      },
    },
  },
};

const nullableText: Json = { type: ['string', 'null'] };
const linksSchema: Json = {
  type: 'object',
  required: ['prev', 'next'],
  properties: { prev: nullableText, next: nullableText },
};

function errorResponse(status: number): Json {
  const codes = Object.entries(refusals).filter(([, refusal]) => refusal.status === status);
  return {
    description: codes.map(([code, { cause }]) => `${code}: ${cause}`).join(' '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/errors' } } },
  };
}

function resourceSchema(kind: ResourceKind, date: string): Json {
  const older = changesSince(date).map((change) => change.olderAttributes?.[kind.type] ?? {});
  const attributes = kind.attributes as unknown as { properties: Json; required?: readonly string[] };
  return {
    type: 'object',
    required: ['type', 'id', 'attributes'],
    properties: {
      type: kind.type.endsWith('/') ? { type: 'string', pattern: `^${kind.type}` } : { const: kind.type },
      id: { type: 'string' },
      attributes: {
        type: 'object',
        // Sparse fields may leave out any attribute, so none is required in an answer.
        properties: Object.assign({}, attributes.properties, ...older) as Json,
      },
      relationships: { type: 'object' },
    },
  };
}

function operation(endpoint: Endpoint, registry: Registry): Json {
  const { includable } = registry.kindOf(endpoint.resourceType);
  const isList = endpoint.filters !== null || /^(list|search)-/.test(endpoint.operationId);
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    'x-required-permission': endpoint.permission,
    ...(endpoint.extension === true ? { 'x-extension': true } : {}),
    parameters: [
      ...Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...pathParameters(endpoint.path),
      ...(isList ? listParameters(endpoint.filters) : includeParameter(includable)),
      { name: 'fields', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object' } },
    ],
    ...requestBody(endpoint),
    responses: {
      ...Object.fromEntries(
        [endpoint.success, ...(endpoint.otherSuccess ?? [])].map((status) => [
          status,
          { description: 'Success', content: answerContent(endpoint, isList) },
        ]),
      ),
      ...Object.fromEntries(
        errorStatuses.map((status) => [status, { $ref: `#/components/responses/error-${status}` }]),
      ),
    },
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function includeParameter(includable: readonly string[]): Json[] {
  if (includable.length === 0) return [];
  const description = `Comma-separated names of: ${includable.join(', ')}; one dot leads on.`;
  return [{ name: 'include', in: 'query', description, schema: { type: 'string' } }];
}

function listParameters(filters: TObject | null): Json[] {
  const page = {
    type: 'object',
    properties: {
      after: { type: 'string' },
      before: { type: 'string' },
      size: { type: 'integer', minimum: 1, maximum: 100 },
    },
  };
  const deep = (name: string, schema: unknown): Json => ({
    name,
    in: 'query',
    style: 'deepObject',
    explode: true,
    schema,
  });
  return [deep('page', page), ...(filters === null ? [] : [deep('filter', filters)])];
}

function requestBody(endpoint: Endpoint): Json {
  const { attributes, meta, body } = endpoint;
  if (body !== null) return { requestBody: { content: { 'application/json': { schema: body } } } };
  if (attributes === null && meta === null) return {};
  const properties = {
    ...(attributes === null ? {} : { data: { type: 'object', properties: { attributes } } }),
    ...(meta === null ? {} : { meta }),
  };
  return { requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } } };
}

function answerContent(endpoint: Endpoint, isList: boolean): Json {
  if (endpoint.answerFile !== undefined) {
    return { [endpoint.answerFile]: { schema: { type: 'string', format: 'binary' } } };
  }
  return { 'application/json': { schema: endpoint.answerBody ?? answerSchema(endpoint, isList) } };
}

function answerSchema(endpoint: Endpoint, isList: boolean): Json {
  const resource = { $ref: `#/components/schemas/${schemaName(endpoint.resourceType).replaceAll('/', '~1')}` };
  const meta: TSchema | undefined = endpoint.answerMeta;
  return {
    type: 'object',
    required: isList ? ['data', 'links'] : ['data'],
    additionalProperties: false,
    properties: {
      data: isList || endpoint.answersMany === true ? { type: 'array', items: resource } : resource,
      ...(isList
        ? { links: { $ref: '#/components/schemas/links' } }
        : { included: { type: 'array', items: { type: 'object' } } }),
      ...(meta === undefined ? {} : { meta }),
    },
  };
}
