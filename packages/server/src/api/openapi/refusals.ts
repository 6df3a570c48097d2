/** The refusals that an operation documents, and their schema. */
import { refusals } from '../../lib/refusal.ts';
import type { Endpoint } from '../endpoint.ts';
import { errorsPage } from '../errors.ts';

type Json = Record<string, unknown>;

export const errorsSchema: Json = {
  type: 'object',
  required: ['errors'],
  additionalProperties: false,
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['title', 'code', 'links'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', description: 'Names the kind of error.' },
          details: { type: 'string', description: 'Reason why this request was refused.' },
          meta: { type: 'object' },
          source: {
            type: 'object',
            required: ['pointer'],
            properties: { pointer: { type: 'string', description: 'JSON pointer into the body.' } },
          },
          code: {
            type: 'string',
            enum: Object.keys(refusals),
            description: 'Stable name of the cause.',
            'x-extension': true,
          },
          links: {
            type: 'object',
            required: ['about'],
            properties: { about: { type: 'string', format: 'uri', description: 'Page that explains the code.' } },
            'x-extension': true,
          },
        },
      },
    },
  },
};

const statuses = [...new Set(Object.values(refusals).map(({ status }) => status))].sort((a, b) => a - b);

function response(description: string, codes: readonly (keyof typeof refusals)[]): Json {
  const [first = 'internal'] = codes;
  const example = {
    errors: [
      { title: refusals[first].title, code: first, links: { about: `https://id.example.com${errorsPage}#${first}` } },
    ],
  };
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/errors' }, example } },
  };
}

const codesOf = (status: number) =>
  (Object.keys(refusals) as (keyof typeof refusals)[]).filter((code) => refusals[code].status === status);

export const errorResponses: Json = {
  ...Object.fromEntries(
    statuses.map((status) => {
      const codes = codesOf(status);
      return [
        `error-${status}`,
        response(codes.map((code) => `\`${code}\`: ${refusals[code].cause}`).join(' '), codes),
      ];
    }),
  ),
  'error-any': response('The service has a fault, or the request reached no operation.', ['internal']),
};

/** Returns the statuses specific to this operation; those of any request, such as a fault, are `default`. */
export function refusalStatuses(endpoint: Endpoint, isList: boolean): number[] {
  const { method, path } = endpoint;
  const writes = method !== 'GET';
  const hasBody = endpoint.attributes !== null || endpoint.meta !== null || endpoint.body !== null;
  return [
    400,
    401,
    403,
    ...(path.includes('{') || isList || (writes && hasBody) ? [404] : []),
    ...(writes || endpoint.answerFile === 'application/pdf' ? [409] : []),
    ...(hasBody ? [413, 415] : []),
    ...(method === 'POST' || method === 'PATCH' ? [422] : []),
    ...(endpoint.furtherRefusals ?? []),
    429,
  ];
}

export const refusalsOf = (endpoint: Endpoint, isList: boolean): Json => ({
  ...Object.fromEntries(
    refusalStatuses(endpoint, isList).map((status) => [status, { $ref: `#/components/responses/error-${status}` }]),
  ),
  default: { $ref: '#/components/responses/error-any' },
});
