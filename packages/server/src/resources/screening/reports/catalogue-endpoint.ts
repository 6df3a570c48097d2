/** Endpoint of the kinds of reports; the dashboard's forms are generated from the kinds' own schemas. */
import { Type } from 'typebox';
import { readEndpoint } from '../../../api/endpoint.ts';
import { oneOf } from '../../../api/json-api/schema.ts';
import { searchedTypes } from '../../../screening/watchlist.ts';
import { reportKinds } from './kinds/index.ts';
import { serializeKind } from './serialize-catalogue.ts';

const catalogueBody = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: Type.String(),
      'answered-by': oneOf(['watchlists', 'provider']),
      recurs: Type.Boolean(),
      'is-media': Type.Boolean(),
      'list-types': Type.Array(oneOf(searchedTypes)),
      /** Text members of the query; empty for a kind that no request creates. */
      members: Type.Array(Type.Object({ name: Type.String(), 'is-required': Type.Boolean() })),
    }),
  ),
});

export const catalogueEndpoint = readEndpoint({
  surface: 'dashboard',
  path: '/report-catalogue',
  operationId: 'retrieve-the-kinds-of-reports',
  summary: 'Lists the kinds of reports, the source of each, and the query each one takes.',
  permission: null,
  userPermission: 'report.read',
  resourceType: 'report/',
  answerBody: catalogueBody,
  handle: async () => ({ body: { kinds: reportKinds.map(serializeKind) } }),
});
