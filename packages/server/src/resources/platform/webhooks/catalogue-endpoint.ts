/** Catalogue of events and the API versions of their bodies, for pages that offer a choice of them. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { apiVersions } from '../../../api/versions/index.ts';
import type { EventCatalogue } from './event-catalogue.ts';

export const catalogueEndpoint = ({ names }: EventCatalogue): Endpoint =>
  readEndpoint({
    surface: 'dashboard',
    path: '/event-catalogue',
    operationId: 'retrieve-the-event-catalogue',
    summary: 'Names of events, and the documented versions of the API, newest first.',
    permission: null,
    userPermission: 'event.read',
    resourceType: 'event',
    answerBody: Type.Object({ names: Type.Array(Type.String()), versions: Type.Array(Type.String()) }),
    handle: async () => ({
      body: { names: [...names].toSorted(), versions: apiVersions.map(({ date }) => date) },
    }),
  });
