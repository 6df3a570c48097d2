/** One endpoint as an OpenAPI operation. */
import type { TObject, TSchema } from 'typebox';
import type { Registry } from '../../operations/slice.ts';
import type { Endpoint } from '../endpoint.ts';
import { downgradeRequestSchema } from '../versions/index.ts';
import type { AttributesSchema } from '../versions/version-change.ts';
import { answerExample, requestExample } from './examples.ts';
import {
  fieldsParameter,
  headerParameters,
  includeParameter,
  languageParameters,
  listParameters,
  pathParameters,
} from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { schemaRef, unionOfTypes } from './resources.ts';
import { tagOf } from './tags.ts';

type Json = Record<string, unknown>;

export function operationOf(endpoint: Endpoint, registry: Registry, date: string): Json {
  // Endpoints that do not answer a resource, such as the settings, have a type that no slice renders.
  const { includable } = registry.renders(endpoint.resourceType)
    ? registry.kindOf(endpoint.resourceType)
    : { includable: [] };
  const isNamedList = /^(list|search)-/.test(endpoint.operationId) && endpoint.answersMany !== true;
  const isList = endpoint.filters !== null || isNamedList;
  const plain = endpoint.answerFile !== undefined || endpoint.answerBody !== undefined;
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(endpoint)],
    'x-required-permission': endpoint.permission,
    ...(endpoint.extension === true ? { 'x-extension': true } : {}),
    parameters: [
      ...headerParameters(endpoint.method),
      ...languageParameters(endpoint),
      ...pathParameters(endpoint.path),
      ...(isList ? listParameters(endpoint.filters) : plain ? [] : includeParameter(includable)),
      ...(plain ? [] : [fieldsParameter]),
    ],
    ...requestBody(endpoint, date),
    responses: {
      ...Object.fromEntries(
        [endpoint.success, ...(endpoint.otherSuccess ?? [])].map((status) => [
          status,
          {
            description: 'Success',
            headers: answerHeadersOf(endpoint),
            content: answerContent(endpoint, isList, date),
          },
        ]),
      ),
      ...refusalsOf(endpoint, isList),
    },
  };
}

function descriptionOf({ permission, environment, extension, summary }: Endpoint): string {
  const parts = [
    summary,
    permission === null ? 'Any key may call it.' : `Requires the permission \`${permission}\`.`,
    environment === 'any' ? '' : `Only in the ${environment} environment.`,
    extension === true ? 'Not in the reference API.' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const answerHeaders: Json = Object.fromEntries(
  [
    'Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Service-Organization-Id',
    'Service-Environment-Id',
  ].map((name) => [name, { $ref: `#/components/headers/${name.toLowerCase()}` }]),
);

const answerHeadersOf = ({ languages }: Endpoint): Json =>
  languages === undefined
    ? answerHeaders
    : {
        ...answerHeaders,
        'Content-Language': { description: 'Language of the response.', schema: { type: 'string', enum: languages } },
      };

const requires = (schema: object | null): boolean =>
  ((schema as { required?: readonly string[] } | null)?.required ?? []).length > 0;

function attributesTaken(endpoint: Endpoint, newest: TObject, date: string): AttributesSchema {
  const { resourceType, operationId } = endpoint;
  const schema = newest as unknown as AttributesSchema;
  const target = { resourceType, operationId, knownAttributes: Object.keys(schema.properties) };
  return downgradeRequestSchema(schema, target, date);
}

function requestBody(endpoint: Endpoint, date: string): Json {
  const { attributes, meta, body } = endpoint;
  if (body === null && attributes === null && meta === null) return {};
  const accepted = attributes === null ? null : attributesTaken(endpoint, attributes, date);
  const example = requestExample(endpoint.operationId);
  const content = {
    'application/json': {
      schema: body ?? resourceBodySchema(endpoint, accepted),
      ...(example === undefined ? {} : { example }),
    },
  };
  const form =
    endpoint.acceptsForm === true ? { 'multipart/form-data': { schema: formSchema(endpoint, accepted) } } : {};
  return { requestBody: { required: [accepted, meta, body].some(requires), content: { ...content, ...form } } };
}

/** Builds the schema of the same body as a form, in which a file is a part of its own. */
function formSchema(endpoint: Endpoint, attributes: AttributesSchema | null): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { ...attributes?.properties, file };
  return resourceBodySchema(endpoint, attributes === null ? null : { ...attributes, properties });
}

/** Builds the body schema; `type` and `id` may be sent and are ignored: the path determines them. */
function resourceBodySchema({ meta }: Endpoint, attributes: AttributesSchema | null): Json {
  const data = {
    type: 'object',
    additionalProperties: false,
    properties: { type: { type: 'string' }, id: { type: 'string' }, attributes },
    ...(requires(attributes) ? { required: ['attributes'] } : {}),
  };
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...(attributes === null ? {} : { data }), ...(meta === null ? {} : { meta }) },
    required: [...(requires(attributes) ? ['data'] : []), ...(requires(meta) ? ['meta'] : [])],
  };
}

function answerContent(endpoint: Endpoint, isList: boolean, date: string): Json {
  if (endpoint.answerFile !== undefined) {
    return { [endpoint.answerFile]: { schema: { type: 'string', format: 'binary' } } };
  }
  const example = answerExample(endpoint.operationId, date);
  return {
    'application/json': {
      schema: endpoint.answerBody ?? answerSchema(endpoint, isList),
      ...(example === undefined ? {} : { example }),
    },
  };
}

function answerSchema(endpoint: Endpoint, isList: boolean): Json {
  const { answerTypes, resourceType } = endpoint;
  const resource = answerTypes === undefined ? schemaRef(resourceType) : unionOfTypes(answerTypes);
  const meta: TSchema | undefined = endpoint.answerMeta;
  return {
    type: 'object',
    required: isList ? ['data', 'links'] : ['data'],
    additionalProperties: false,
    properties: {
      data: isList || endpoint.answersMany === true ? { type: 'array', items: resource } : resource,
      ...(isList ? { links: { $ref: '#/components/schemas/links' } } : {}),
      ...(isList && endpoint.embeds === undefined
        ? {}
        : { included: { type: 'array', items: { $ref: '#/components/schemas/included' } } }),
      ...(meta === undefined ? {} : { meta }),
    },
  };
}
