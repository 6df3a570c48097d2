/**
 * OpenAPI 3.1 document of the private endpoints for users, below `/dashboard/api`, for the dashboard's pages and
 * clients such as curl.
 */
import type { Registry, ResourceKind } from '../../operations/slice.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Entry } from '../entry.ts';
import { newestVersion } from '../versions/index.ts';
import { answerHeaderComponents } from './document.ts';
import { hoistComponents } from './hoist-components.ts';
import { operationOf } from './operation.ts';
import { fieldsParameterOf, parameters } from './parameters.ts';
import { errorResponses, errorsSchema } from './refusals.ts';
import { documentSchemas } from './resources.ts';

type Json = Record<string, unknown>;

const environmentHeader: Json = {
  name: 'Service-Environment-Id',
  in: 'header',
  required: false,
  description: 'Which environment is meant; the sandbox without it.',
  schema: { type: 'string' },
};

const csrfHeader: Json = {
  name: 'Service-Csrf-Token',
  in: 'header',
  required: true,
  description: 'What the cookie `csrf` says.',
  schema: { type: 'string' },
};

export function privateOpenApiDocument(registry: Registry): Json {
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, operation: Json) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const { dashboard = [], entries = [] } of registry.slices) {
    for (const endpoint of dashboard) add(endpoint.path, endpoint.method, operationOfPeople(endpoint, registry));
    for (const entry of entries) add(entry.path, entry.method, operationOfEntry(entry));
  }
  const kinds = registry.slices.flatMap(({ kinds: own, dashboardKinds = [] }) => [...own, ...dashboardKinds]);
  return hoistComponents({
    openapi: '3.1.0',
    info: {
      title: 'Countersign, private surface of the dashboard',
      version: newestVersion,
      description:
        'For people who are signed in. It follows the pages of the dashboard and may change with them; programs use the API of `/openapi.json`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/dashboard/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      parameters: {
        ...parameters,
        fields: fieldsParameterOf(kinds.map(({ type }: ResourceKind) => type.replace(/\/$/, ''))),
        'service-environment-id': environmentHeader,
        'service-csrf-token': csrfHeader,
      },
      headers: answerHeaderComponents,
      responses: errorResponses,
      schemas: { ...documentSchemas(kinds, newestVersion), errors: errorsSchema },
    },
  });
}

const ref = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

function operationOfPeople(endpoint: Endpoint, registry: Registry): Json {
  const operation = operationOf(endpoint, registry, newestVersion);
  const right = endpoint.userPermission ?? endpoint.permission;
  const sentences = [
    endpoint.summary,
    right === null ? 'Whoever is signed in may.' : `Needs the right \`${right}\`.`,
    endpoint.stepUp === true ? 'A passkey or a code is shown again, if none was in the last five minutes.' : '',
  ];
  return {
    ...operation,
    description: sentences.filter((sentence) => sentence !== '').join(' '),
    'x-required-permission': right,
    ...(endpoint.stepUp === true ? { 'x-step-up': true } : {}),
    responses: {
      // 404 also applies to paths without an id: a user's own object, such as an authenticator app, may be missing.
      ...(endpoint.method === 'GET' ? {} : { 404: { $ref: '#/components/responses/error-404' } }),
      ...(operation['responses'] as Json),
    },
    parameters: [
      ...(operation['parameters'] as readonly Json[]),
      ref('service-environment-id'),
      ...(endpoint.method === 'GET' ? [] : [ref('service-csrf-token')]),
    ],
  };
}

const json = (schema: unknown): Json => ({ content: { 'application/json': { schema } } });

function answerOf({ answerBody, redirects }: Entry): Json {
  if (redirects === true)
    return { 303: { description: 'The browser is sent on', headers: { Location: locationHeader } } };
  return answerBody === null
    ? { 204: { description: 'Done' } }
    : { 200: { description: 'Success', ...json(answerBody) } };
}

const locationHeader: Json = { required: true, schema: { type: 'string', format: 'uri-reference' } };

/** Describes an entry, which has no session; its errors are the usual ones. */
function operationOfEntry(entry: Entry): Json {
  const { body } = entry;
  return {
    operationId: entry.operationId,
    summary: entry.summary,
    description: `${entry.summary} Before anybody has signed in.`,
    tags: [entry.path.split('/')[1] ?? ''],
    security: [],
    ...(body === null ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: {
      ...answerOf(entry),
      default: { $ref: '#/components/responses/error-any' },
    },
  };
}
