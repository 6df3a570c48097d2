/** GET /inquiry-templates and /inquiry-template-versions; both environments may read them (ours: decision 0005). */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../api/endpoint.ts';
import { Refusal } from '../../lib/refusal.ts';
import { serializeTemplate, serializeVersion } from './serializer.ts';
import { findTemplates, findVersions, listTemplates, listVersions } from './store.ts';

export const inquiryTemplateEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/inquiry-templates',
    operationId: 'list-all-inquiry-templates',
    summary: 'Lists the inquiry templates of the environment, newest first.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template',
    filters: Type.Object({}, { additionalProperties: false }),
    async handle({ tx, scope }, { page }) {
      const found = await listTemplates(tx, scope, page);
      return { page: { ...found, items: found.items.map(serializeTemplate) } };
    },
  }),
  readEndpoint({
    path: '/inquiry-templates/{inquiry-template-id}',
    operationId: 'retrieve-an-inquiry-template',
    summary: 'Retrieves one inquiry template.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template',
    async handle({ tx, scope }, { params }) {
      const [template] = await findTemplates(tx, scope, [params['inquiry-template-id'] ?? '']);
      if (template === undefined) throw new Refusal('not_found');
      return { resource: serializeTemplate(template) };
    },
  }),
  readEndpoint({
    path: '/inquiry-template-versions',
    operationId: 'list-all-inquiry-template-versions',
    summary: 'Lists the versions of one inquiry template, newest first.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template-version',
    filters: Type.Object({ 'inquiry-template-id': Type.String({ minLength: 1 }) }, { additionalProperties: false }),
    async handle({ tx, scope }, { page, filter }) {
      const found = await listVersions(tx, scope, filter.get('inquiry-template-id') ?? '', page);
      return { page: { ...found, items: found.items.map(serializeVersion) } };
    },
  }),
  readEndpoint({
    path: '/inquiry-template-versions/{inquiry-template-version-id}',
    operationId: 'retrieve-an-inquiry-template-version',
    summary: 'Retrieves one version of an inquiry template.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template-version',
    extension: true,
    async handle({ tx, scope }, { params }) {
      const [version] = await findVersions(tx, scope, [params['inquiry-template-version-id'] ?? '']);
      if (version === undefined) throw new Refusal('not_found');
      return { resource: serializeVersion(version) };
    },
  }),
];
