/** OpenAPI 3.1 document of one version, generated from the endpoint table and the schemas that validate requests. */

import type { Registry } from '../../operations/slice.ts';
import { hoistComponents } from './hoist-components.ts';
import { operationOf } from './operation.ts';
import { fieldsParameterOf, parameters } from './parameters.ts';
import { errorResponses, errorsSchema } from './refusals.ts';
import { documentSchemas } from './resources.ts';
import { tagsOf } from './tags.ts';
import { eventSchemas, eventsTag, webhooksOf } from './webhooks.ts';

type Json = Record<string, unknown>;

/** Builds the document; `date` is one of the accepted versions. */
export function openApiDocument(registry: Registry, date: string): Json {
  const endpoints = registry.slices.flatMap((slice) => slice.endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint, registry, date);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return hoistComponents({
    openapi: '3.1.0',
    info: {
      title: 'Countersign',
      version: date,
      description:
        'Identity verification on your own machines. Send an API key as bearer token; the key determines the environment. ' +
        'Operations marked `x-extension` are not in the reference API.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    tags: [...tagsOf(endpoints), eventsTag],
    paths,
    webhooks: webhooksOf(registry),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: `service_sandbox_…` or `service_production_…`.',
        },
      },
      parameters: { ...parameters, fields: fieldsParameterOf(typesOf(registry)) },
      headers: answerHeaderComponents,
      responses: errorResponses,
      schemas: {
        ...documentSchemas(
          registry.slices.flatMap(({ kinds }) => kinds),
          date,
        ),
        ...eventSchemas(registry),
        errors: errorsSchema,
      },
    },
  });
}

/** Returns the names that `fields[…]` accepts: the types of resources, and a family's name for all its types. */
const typesOf = (registry: Registry): string[] =>
  registry.slices.flatMap(({ kinds }) => kinds.map(({ type }) => type.replace(/\/$/, '')));

const header = (type: string, description: string): Json => ({ description, schema: { type } });

/** Headers that every answer has. */
export const answerHeaderComponents: Json = {
  'request-id': header('string', 'Id of the request, as in the log.'),
  'ratelimit-limit': header('integer', 'Maximum number of requests in the window.'),
  'ratelimit-remaining': header('integer', 'Remaining requests in the window.'),
  'ratelimit-reset': header('integer', 'Seconds until the window ends.'),
  'service-organization-id': header('string', 'Organization of the key.'),
  'service-environment-id': header('string', 'Environment of the key.'),
};
