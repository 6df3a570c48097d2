/** Endpoints of versions for the dashboard: who published each, and the own texts of one. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { nullable, oneOf } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { findPublishers } from './publishers.ts';
import { serializeOwnTranslations } from './serializer.ts';
import { findTemplates, findTranslations, findVersions } from './store.ts';

const shared = { surface: 'dashboard', permission: null, userPermission: 'inquiry_template.read' } as const;

const publishersBody = Type.Object({
  /** Published versions whose publisher was recorded, newest first. */
  publishers: Type.Array(
    Type.Object({
      'inquiry-template-version-id': Type.String(),
      type: oneOf(['user', 'api-key']),
      id: Type.String(),
      /** Name of the user or the API key; null for one that is gone, and for a key without the right to read keys. */
      name: nullable('string'),
    }),
  ),
});

export const versionEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    path: '/inquiry-templates/{inquiry-template-id}/publishers',
    operationId: 'list-publishers-of-an-inquiry-template',
    summary: 'Who published each version of an inquiry template.',
    resourceType: 'inquiry-template',
    answerBody: publishersBody,
    async handle(context, { params, caller }) {
      const [template] = await findTemplates(context.tx, context.scope, [params['inquiry-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      return { body: { publishers: await findPublishers(context, caller, template.id) } };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/inquiry-template-versions/{inquiry-template-version-id}/own-translations',
    operationId: 'retrieve-own-translations-of-an-inquiry-template-version',
    summary: 'Retrieves the texts of the flow that the business wrote itself, of one version.',
    resourceType: 'inquiry-template-translations',
    async handle({ tx, scope }, { params }) {
      const [version] = await findVersions(tx, scope, [params['inquiry-template-version-id']]);
      if (version === undefined) throw new Refusal('not_found');
      return { resource: serializeOwnTranslations(version, await findTranslations(tx, scope, version.id)) };
    },
  }),
];
