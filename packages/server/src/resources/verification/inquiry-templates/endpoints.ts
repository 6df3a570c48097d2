/** Endpoints that read inquiry templates, versions and translations, in both environments (decision 0005). */

import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { readTranslations } from './input.ts';
import { importTranslations } from './operations/import-translations.ts';
import { importTranslationsAttributes } from './schema.ts';
import {
  serializeConfiguredVersion,
  serializeTemplate,
  serializeTranslations,
  serializeVersion,
} from './serializer.ts';
import { findDraft, findTemplates, findTranslations, findVersions, listTemplates, listVersions } from './store.ts';

export const readingEndpoints: readonly Endpoint[] = [
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
      const [template] = await findTemplates(tx, scope, [params['inquiry-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      return { resource: serializeTemplate(template) };
    },
  }),
  readEndpoint({
    path: '/inquiry-template-versions',
    operationId: 'list-all-inquiry-template-versions',
    summary: 'Lists the published versions and the draft of one inquiry template, newest first.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template-version',
    filters: Type.Object(
      { 'inquiry-template-id': Type.String({ examples: ['itmpl_AbCdEfGhJkLmNpQrStUvWxYz'] }) },
      { additionalProperties: false },
    ),
    async handle({ tx, scope }, { page, filter }) {
      const ids = [...new Set(filter.get('inquiry-template-id'))];
      const templates = await findTemplates(tx, scope, ids);
      if (templates.length < ids.length) throw new Refusal('not_found');
      const found = await listVersions(tx, scope, ids, page);
      return { page: { ...found, items: found.items.map(serializeVersion) } };
    },
  }),
  readEndpoint({
    path: '/inquiry-template-versions/{inquiry-template-version-id}',
    operationId: 'retrieve-an-inquiry-template-version',
    summary: 'Retrieves one version of an inquiry template with everything it configures.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template-version',
    extension: true,
    async handle({ tx, scope }, { params }) {
      const [version] = await findVersions(tx, scope, [params['inquiry-template-version-id']]);
      if (version === undefined) throw new Refusal('not_found');
      return { resource: serializeConfiguredVersion(version) };
    },
  }),
];

/** Limit of a body with every text of a flow in every locale, larger than the usual one. */
const translationsBodyLimit = 4_000_000;

export const translationEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/inquiry-templates/{inquiry-template-id}/translations',
    operationId: 'retrieve-inquiry-template-translations',
    summary: 'Retrieves the texts of the flow in every enabled locale, from the draft or else from the live version.',
    permission: 'inquiry_template.read',
    resourceType: 'inquiry-template-translations',
    async handle({ tx, scope }, { params }) {
      const [template] = await findTemplates(tx, scope, [params['inquiry-template-id']]);
      if (template === undefined) throw new Refusal('not_found');
      const live = template.latestPublishedVersionId;
      const version = (await findDraft(tx, scope, template.id)) ?? (await findVersions(tx, scope, [live ?? '']))[0];
      if (version === undefined) throw new Refusal('not_found');
      return { resource: serializeTranslations(version, await findTranslations(tx, scope, version.id)) };
    },
  }),
  writeEndpoint({
    path: '/inquiry-templates/{inquiry-template-id}/translations',
    operationId: 'import-inquiry-template-translations',
    summary:
      'Imports texts into the draft, which is created from the live version if there is none. Publishes nothing.',
    permission: 'inquiry_template.write',
    resourceType: 'inquiry-template-version',
    bodyLimit: translationsBodyLimit,
    attributes: importTranslationsAttributes,
    async handle(context, { params, attributes }) {
      const changed = await importTranslations(context, params['inquiry-template-id'], readTranslations(attributes));
      return { resource: serializeVersion(changed) };
    },
  }),
];
