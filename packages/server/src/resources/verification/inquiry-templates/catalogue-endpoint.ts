/** Endpoint of the options for inquiry templates, for the editor. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { freeObject, oneOf } from '../../../api/json-api/schema.ts';
import { checkKinds } from '../../../checks/index.ts';
import { serializeCatalogue } from './serialize-catalogue.ts';

const catalogueBody = Type.Object({
  countries: Type.Array(Type.String()),
  'id-classes': Type.Array(Type.String()),
  'document-types': Type.Array(Type.String()),
  /** Fields of each database step: `needed` are required, `usual` are the default. */
  'record-fields': Type.Array(
    Type.Object({
      kind: Type.String(),
      needed: Type.Array(Type.String()),
      usual: Type.Array(Type.String()),
      further: Type.Array(Type.String()),
    }),
  ),
  /** Locales whose texts come with the service; others need every text translated. */
  locales: Type.Array(Type.String()),
  checks: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: oneOf(checkKinds),
      summary: Type.String(),
      limits: Type.String(),
      'default-requirement': Type.String(),
      'default-settings': freeObject(),
    }),
  ),
});

export const catalogueEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/inquiry-template-catalogue',
  operationId: 'retrieve-the-inquiry-template-catalogue',
  summary:
    'Countries, document classes, locales and checks that a template may ask for, each check with what it proves.',
  permission: null,
  userPermission: 'inquiry_template.read',
  resourceType: 'inquiry-template',
  answerBody: catalogueBody,
  handle: async () => ({ body: serializeCatalogue() }),
});
